# House rules: the editor and what it says.

house-heading = Husregler
house-intro = Begynn med et spill du kan, og endre det dere spiller annerledes hjemme.
house-families = Ingen er tvunget til å slå, som i mange familier
house-link-intro = Noen spiller etter disse reglene. Slik lyder de; etterpå kan du spille.
house-base = Hvilket spill går du ut fra?
# What the fields are about.
house-group = { $group ->
    [board] Brett og begynnelse
    [men] Vanlige brikker
    [kings] Dammer
    [capturing] Valg av slag
    [failing] Når noen ikke slår
   *[ending] Slutten på spillet
}
# What each field decides: a question or the beginning of a sentence that a choice completes.
house-field = { $field ->
    [size] Brett
    [corner] Mørk hjørnerute
    [rows] Rekker med brikker for hver spiller
    [first] Hvem begynner?
    [men_capture] Vanlige brikker slår
    [capture_axes] Man slår
    [king_range] Dammer flyttes
    [king_landing] En dam som slår, lander
    [removal] Slåtte brikker tas av brettet
    [reversal] Mellom to hopp får en dam
    [man_takes_king] Får en vanlig brikke slå en dam?
    [precedence] Hvilket slag må tas?
    [promotion] En vanlig brikke som når motstanderens bakerste rekke under et slag
    [king_walk] Trekk på rad med samme dam
    [enforcement] Den som ikke slår slik man skal
    [offence] Hva teller som feil?
    [touch] En brikke man har rørt
    [goal] Hvem vinner?
    [repetition] Remis ved gjentakelse
    [repetition_draw] Etter en gjentakelse
    [repetition_guard] At en dam kommer tilbake, teller
    [no_progress] Remis når ingenting skjer (trekk av hver spiller)
    [no_progress_draw] Etter så mange trekk uten at noe skjer
    [few_kings] Bare dammer igjen, to mot én eller én mot én
   *[endings] Andre sluttspill som er remis
}
# What a field can be set to: the field's name, a dash, the value.
house-choice = { $choice ->
    [size-8x8] 8 × 8 ruter
    [size-10x10] 10 × 10 ruter
    [corner-left] til venstre
    [corner-right] til høyre
    [men_capture-forward] bare fremover
    [men_capture-backward] fremover og bakover
    [capture_axes-diagonal] diagonalt
    [capture_axes-straight] langs rekker og kolonner
    [capture_axes-all] diagonalt og langs rekker og kolonner
    [king_range-one] én rute om gangen
    [king_range-flying] så langt man vil
    [king_landing-any] hvor som helst bak den slåtte brikken
    [king_landing-adjacent] rett bak den slåtte brikken
    [king_landing-behind-king] hvor som helst, men rett bak en slått dam
    [removal-after] når trekket er ferdig
    [removal-during] med en gang, én etter én
    [reversal-may-turn-back] snu rett tilbake
    [reversal-no-turning-back] ikke snu rett tilbake
    [man_takes_king-yes] ja
    [man_takes_king-no] nei
    [precedence-free] fritt valg
    [promotion-end] fortsetter som vanlig brikke
    [promotion-stop] blir dam og stopper
    [promotion-continue] fortsetter som dam
    [enforcement-strict] kan ikke gjøre det: trekket blir avvist
    [enforcement-huff] kan bli blåst
    [enforcement-huff-demand] kan bli blåst eller tvunget til å slå
    [enforcement-withdraw] kan bli tvunget til å slå
    [enforcement-optional] ingenting skjer: man slår eller lar være, som man vil
    [offence-any-offence] også å slå for få
    [offence-unfinished] bare å ikke slå eller å stoppe halvveis
    [touch-touch-free] trenger ikke å flyttes
    [touch-touch-move] må flyttes
    [goal-capture] den som slår alle motstanderens brikker eller stenger dem inne
    [goal-crown] den som først får en dam
    [goal-lose] den som blir kvitt alle brikkene sine
    [repetition-no-repetition] aldri
    [repetition-rep3] samme stilling for tredje gang
    [repetition-same3] samme damtrekk frem og tilbake for tredje gang
    [repetition-return2] dam tilbake på ruten sin to ganger på rad
    [repetition-return3] dam tilbake på ruten sin tre ganger på rad
    [repetition_draw-automatic] er spillet remis
    [repetition_draw-claim] kan man kreve remis
    [repetition_guard-guarded] bare så lenge ingenting annet skjer
    [repetition_guard-unguarded] alltid
    [no_progress_draw-automatic] er spillet remis
    [no_progress_draw-claim] kan man kreve remis
    [few_kings-play-on] spillet går videre
    [few_kings-claim] man kan kreve remis
    [few_kings-automatic] spillet er remis
    [endings-none] ingen
    [endings-international] som i internasjonal dam
    [endings-russian] som i russisk dam
    [endings-brazilian] som i brasiliansk dam
    [endings-pool] som i pool checkers
   *[endings-frisian] som i frisisk dam
}
# A number of rows, of moves with one king, or of moves without progress.
house-number = { $field ->
    [rows] { $count }
    [king_walk] { $count ->
        [0] ingen grense
       *[other] høyst { $count }
    }
   *[no_progress] { $count ->
        [0] aldri
       *[other] { $count }
    }
}
house-zero = 0 betyr aldri eller ingen grense.
house-place-first = først og fremst
house-place-next = deretter
house-nothing-more = ikke noe mer
house-changed = endret
# $field, $now and $printed are texts from above.
house-difference = { $field } – { SMALL($now) } (trykt: { SMALL($printed) })
house-differs = Det som er annerledes enn i { $game }
house-differs-nothing = Ingenting ennå.
house-all-rules = Alle reglene
house-conflicts = Dette passer ikke sammen
house-conflict = { $conflict ->
    [rows] Brikkene må ha minst én rekke, og mellom de to sidene må minst to rekker være tomme.
    [landing-of-short-king] En dam som går én rute om gangen, lander alltid rett bak den slåtte brikken: velg «hvor som helst» for landingen, eller la dammene gå lenger.
    [criterion-twice] Det samme kriteriet for valg av slag er nevnt to ganger.
    [criterion-gap] En plass er tom før et kriterium for valg av slag.
   *[no-progress-too-short] Så få trekk viser ikke at ingenting skjer: 0 for aldri, ellers minst 5 trekk av hver spiller.
}
# $field is what is to be changed, $value what it would be then.
house-remedy = Endre til: { $field } – { $value }
house-refused-heading = Dette er ikke husregler
# $text is what could not be read.
house-refused = { $why ->
    [unknown-game] Ingen spill heter «{ $text }».
    [unknown-switch] Ingen husregel heter «{ $text }».
    [ambiguous] «{ $text }» kan bety flere husregler.
    [twice] Dette blir bestemt to ganger: { $text }
   *[too-long] Teksten er for lang til å være husregler.
}
house-new = Lag nye husregler
house-play = Spill etter disse reglene
house-change = Endre disse reglene
house-reset = Angre alle endringer
house-name = Navn på reglene dine
house-save = Lagre
house-rename = Gi nytt navn
house-saved = Lagret: reglene har fått sin egen eske på hyllen.
house-not-saved = Denne nettleseren lagrer ingenting. Lagre reglene som fil.
house-deleted = «{ $name }» er slettet.
house-share = Kopier lenken
house-link = Lenke til disse reglene
house-to-file = Lagre som fil
house-from-file = Åpne en fil
house-file-refused = Det er ingen husregler i denne filen.
house-own = Dine egne regler
house-own-intro = Slik dere spiller hjemme.
house-referee = Etter husreglene
