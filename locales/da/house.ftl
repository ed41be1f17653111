# House rules: the editor and what it says.

house-heading = Husregler
house-intro = Begynd med et spil, du kender, og lav om på det, I spiller anderledes derhjemme.
house-families = Ingen er tvunget til at slå, som i mange familier
house-link-intro = Nogen spiller efter disse regler. Sådan lyder de; bagefter kan du spille.
house-base = Hvilket spil går du ud fra?
# What the fields are about.
house-group = { $group ->
    [board] Bræt og begyndelse
    [men] Almindelige brikker
    [kings] Dammer
    [capturing] Valg af slag
    [failing] Når nogen ikke slår
   *[ending] Spillets afslutning
}
# What each field decides: a question or the beginning of a sentence that a choice completes.
house-field = { $field ->
    [size] Bræt
    [corner] Mørkt hjørnefelt
    [rows] Rækker af brikker til hver spiller
    [first] Hvem begynder?
    [men_capture] Almindelige brikker slår
    [capture_axes] Man slår
    [king_range] Dammer rykker
    [king_landing] En dam, der slår, lander
    [removal] Slåede brikker tages af brættet
    [reversal] Mellem to spring må en dam
    [man_takes_king] Må en almindelig brik slå en dam?
    [precedence] Hvilket slag skal tages?
    [promotion] En almindelig brik, der når modstanderens bageste række under et slag
    [king_walk] Træk efter hinanden med samme dam
    [enforcement] Den, der ikke slår, som man skal
    [offence] Hvad tæller som en fejl?
    [touch] En brik, man har rørt ved
    [goal] Hvem vinder?
    [repetition] Remis ved gentagelse
    [repetition_draw] Efter en gentagelse
    [repetition_guard] At en dam vender tilbage, tæller
    [no_progress] Remis, når intet sker (træk af hver spiller)
    [no_progress_draw] Efter så mange træk, hvor intet sker
    [few_kings] Kun dammer tilbage, to mod én eller én mod én
   *[endings] Andre slutspil, der er remis
}
# What a field can be set to: the field's name, a dash, the value.
house-choice = { $choice ->
    [size-8x8] 8 × 8 felter
    [size-10x10] 10 × 10 felter
    [corner-left] til venstre
    [corner-right] til højre
    [men_capture-forward] kun forlæns
    [men_capture-backward] forlæns og baglæns
    [capture_axes-diagonal] på skrå
    [capture_axes-straight] langs rækker og kolonner
    [capture_axes-all] på skrå og langs rækker og kolonner
    [king_range-one] ét felt ad gangen
    [king_range-flying] så langt, man vil
    [king_landing-any] hvor som helst bag den slåede brik
    [king_landing-adjacent] lige bag den slåede brik
    [king_landing-behind-king] hvor som helst, men lige bag en slået dam
    [removal-after] når trækket er færdigt
    [removal-during] med det samme, en ad gangen
    [reversal-may-turn-back] vende lige om
    [reversal-no-turning-back] ikke vende lige om
    [man_takes_king-yes] ja
    [man_takes_king-no] nej
    [precedence-free] frit valg
    [promotion-end] fortsætter som almindelig brik
    [promotion-stop] bliver dam og standser
    [promotion-continue] fortsætter som dam
    [enforcement-strict] kan ikke gøre det: trækket bliver afvist
    [enforcement-huff] kan blive pustet
    [enforcement-huff-demand] kan blive pustet eller tvunget til at slå
    [enforcement-withdraw] kan blive tvunget til at slå
    [enforcement-optional] der sker ikke noget: man slår eller lader være, som man vil
    [offence-any-offence] også at slå for få
    [offence-unfinished] kun ikke at slå, eller at standse halvvejs
    [touch-touch-free] behøver ikke at blive flyttet
    [touch-touch-move] skal flyttes
    [goal-capture] den, der slår alle modstanderens brikker eller lukker dem inde
    [goal-crown] den, der først får en dam
    [goal-lose] den, der kommer af med alle sine brikker
    [repetition-no-repetition] aldrig
    [repetition-rep3] samme stilling for tredje gang
    [repetition-same3] samme damtræk frem og tilbage for tredje gang
    [repetition-return2] dam tilbage på sit felt to gange efter hinanden
    [repetition-return3] dam tilbage på sit felt tre gange efter hinanden
    [repetition_draw-automatic] er spillet remis
    [repetition_draw-claim] kan der kræves remis
    [repetition_guard-guarded] kun så længe intet andet sker
    [repetition_guard-unguarded] altid
    [no_progress_draw-automatic] er spillet remis
    [no_progress_draw-claim] kan der kræves remis
    [few_kings-play-on] der spilles videre
    [few_kings-claim] der kan kræves remis
    [few_kings-automatic] spillet er remis
    [endings-none] ingen
    [endings-international] som i international dam
    [endings-russian] som i russisk dam
    [endings-brazilian] som i brasiliansk dam
    [endings-pool] som i pool checkers
   *[endings-frisian] som i frisisk dam
}
# A number of rows, of moves with one king, or of moves without progress.
house-number = { $field ->
    [rows] { $count }
    [king_walk] { $count ->
        [0] ingen grænse
       *[other] højst { $count }
    }
   *[no_progress] { $count ->
        [0] aldrig
       *[other] { $count }
    }
}
house-zero = 0 betyder aldrig eller ingen grænse.
house-place-first = først og fremmest
house-place-next = derefter
house-nothing-more = ikke mere
house-changed = ændret
# $field, $now and $printed are texts from above.
house-difference = { $field } – { SMALL($now) } (trykt: { SMALL($printed) })
house-differs = Det, der er anderledes end i { $game }
house-differs-nothing = Intet endnu.
house-all-rules = Alle reglerne
house-conflicts = Det her passer ikke sammen
house-conflict = { $conflict ->
    [rows] Brikkerne skal have mindst én række, og mellem de to sider skal mindst to rækker være tomme.
    [landing-of-short-king] En dam, der rykker ét felt ad gangen, lander altid lige bag den slåede brik: vælg »hvor som helst« for landingen, eller lad dammerne gå længere.
    [criterion-twice] Det samme kriterium for valg af slag er nævnt to gange.
    [criterion-gap] En plads er tom før et kriterium for valg af slag.
   *[no-progress-too-short] Så få træk viser ikke, at intet sker: 0 for aldrig, ellers mindst 5 træk af hver spiller.
}
# $field is what is to be changed, $value what it would be then.
house-remedy = Lav om til: { $field } – { $value }
house-refused-heading = Det her er ikke husregler
# $text is what could not be read.
house-refused = { $why ->
    [unknown-game] Intet spil hedder »{ $text }«.
    [unknown-switch] Ingen husregel hedder »{ $text }«.
    [ambiguous] »{ $text }« kan betyde flere husregler.
    [twice] Dette bliver bestemt to gange: { $text }
   *[too-long] Teksten er for lang til at være husregler.
}
house-new = Lav nye husregler
house-play = Spil efter disse regler
house-change = Lav reglerne om
house-reset = Fortryd alle ændringer
house-name = Navn på dine regler
house-save = Gem
house-rename = Omdøb
house-saved = Gemt: reglerne har fået deres egen æske på hylden.
house-not-saved = Denne browser gemmer ikke noget. Gem reglerne som fil.
house-deleted = »{ $name }« er slettet.
house-share = Kopiér linket
house-link = Link til disse regler
house-to-file = Gem som fil
house-from-file = Åbn en fil
house-file-refused = Der er ingen husregler i denne fil.
house-own = Dine egne regler
house-own-intro = Som I spiller derhjemme.
house-referee = Efter husreglerne
