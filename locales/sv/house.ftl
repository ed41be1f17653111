# House rules: the editor and what it says.

house-heading = Husregler
house-intro = Börja med ett spel som du kan och ändra det som ni spelar på annat sätt hemma.
house-families = Ingen är tvungen att slå, som i många familjer
house-link-intro = Någon spelar efter de här reglerna. Så här lyder de; sedan kan du spela.
house-base = Vilket spel utgår du från?
# What the fields are about.
house-group = { $group ->
    [board] Bräde och start
    [men] Vanliga brickor
    [kings] Damer
    [capturing] Att välja slag
    [failing] När någon inte slår
   *[ending] Partiets slut
}
# What each field decides: a question or the beginning of a sentence that a choice completes.
house-field = { $field ->
    [size] Bräde
    [corner] Mörk hörnruta
    [rows] Rader med brickor för varje spelare
    [first] Vem börjar?
    [men_capture] Vanliga brickor slår
    [capture_axes] Man slår
    [king_range] Damer flyttas
    [king_landing] En dam som slår landar
    [removal] Slagna brickor tas bort
    [reversal] Mellan två hopp får en dam
    [man_takes_king] Får en vanlig bricka slå en dam?
    [precedence] Vilket slag måste göras?
    [promotion] En vanlig bricka som når sista raden under ett slag
    [king_walk] Drag i rad med samma dam
    [enforcement] Den som inte slår som man ska
    [offence] Vad räknas som fel?
    [touch] En bricka som man har rört vid
    [goal] Vem vinner?
    [repetition] Remi genom upprepning
    [repetition_draw] Efter en upprepning
    [repetition_guard] Att en dam kommer tillbaka räknas
    [no_progress] Remi när inget händer (drag av vardera spelaren)
    [no_progress_draw] Efter så många drag utan att något händer
    [few_kings] Bara damer kvar, två mot en eller en mot en
   *[endings] Andra slutspel som är remi
}
# What a field can be set to: the field's name, a dash, the value.
house-choice = { $choice ->
    [size-8x8] 8 × 8 rutor
    [size-10x10] 10 × 10 rutor
    [corner-left] till vänster
    [corner-right] till höger
    [men_capture-forward] bara framåt
    [men_capture-backward] framåt och bakåt
    [capture_axes-diagonal] diagonalt
    [capture_axes-straight] längs rader och kolumner
    [capture_axes-all] diagonalt och längs rader och kolumner
    [king_range-one] en ruta i taget
    [king_range-flying] hur långt som helst
    [king_landing-any] var som helst bakom den slagna brickan
    [king_landing-adjacent] närmast bakom den slagna brickan
    [king_landing-behind-king] var som helst, men närmast bakom en slagen dam
    [removal-after] när draget är klart
    [removal-during] genast, en i taget
    [reversal-may-turn-back] vända rakt tillbaka
    [reversal-no-turning-back] inte vända rakt tillbaka
    [man_takes_king-yes] ja
    [man_takes_king-no] nej
    [precedence-free] fritt val
    [promotion-end] fortsätter som vanlig bricka
    [promotion-stop] blir dam och stannar
    [promotion-continue] fortsätter som dam
    [enforcement-strict] kan inte göra så: draget godtas inte
    [enforcement-huff] kan bli blåst
    [enforcement-huff-demand] kan bli blåst eller tvingas slå
    [enforcement-withdraw] kan tvingas slå
    [enforcement-optional] ingenting händer: man slår eller låter bli, som man vill
    [offence-any-offence] även att slå för få
    [offence-unfinished] bara att inte slå eller att sluta halvvägs
    [touch-touch-free] behöver inte flyttas
    [touch-touch-move] måste flyttas
    [goal-capture] den som slår alla motspelarens brickor eller stänger in dem
    [goal-crown] den som först får en dam
    [goal-lose] den som blir av med alla brickor
    [repetition-no-repetition] aldrig
    [repetition-rep3] samma ställning för tredje gången
    [repetition-same3] samma damdrag fram och tillbaka för tredje gången
    [repetition-return2] dam tillbaka på sin ruta två gånger i rad
    [repetition-return3] dam tillbaka på sin ruta tre gånger i rad
    [repetition_draw-automatic] är partiet remi
    [repetition_draw-claim] får man kräva remi
    [repetition_guard-guarded] bara så länge inget annat händer
    [repetition_guard-unguarded] alltid
    [no_progress_draw-automatic] är partiet remi
    [no_progress_draw-claim] får man kräva remi
    [few_kings-play-on] man spelar vidare
    [few_kings-claim] man får kräva remi
    [few_kings-automatic] partiet är remi
    [endings-none] inga
    [endings-international] som i internationell dam
    [endings-russian] som i rysk dam
    [endings-brazilian] som i brasiliansk dam
    [endings-pool] som i pool checkers
   *[endings-frisian] som i frisisk dam
}
# A number of rows, of moves with one king, or of moves without progress.
house-number = { $field ->
    [rows] { $count }
    [king_walk] { $count ->
        [0] ingen gräns
       *[other] högst { $count }
    }
   *[no_progress] { $count ->
        [0] aldrig
       *[other] { $count }
    }
}
house-zero = 0 betyder aldrig eller ingen gräns.
house-place-first = först och främst
house-place-next = sedan
house-nothing-more = inget mer
house-changed = ändrat
# $field, $now and $printed are texts from above.
house-difference = { $field } – { SMALL($now) } (tryckt: { SMALL($printed) })
house-differs = Det som skiljer sig från { $game }
house-differs-nothing = Inget än.
house-all-rules = Alla regler
house-conflicts = Det här går inte ihop
house-conflict = { $conflict ->
    [rows] Brickorna behöver minst en rad, och mellan sidorna måste minst två rader vara tomma.
    [landing-of-short-king] En dam som går en ruta i taget landar alltid närmast bakom den slagna brickan: välj ”var som helst” för landningen, eller låt damerna gå längre.
    [criterion-twice] Samma kriterium för valet av slag nämns två gånger.
    [criterion-gap] En plats är tom före ett kriterium för valet av slag.
   *[no-progress-too-short] Så få drag visar inte att inget händer: 0 för aldrig, annars minst 5 drag av vardera spelaren.
}
# $field is what is to be changed, $value what it would be then.
house-remedy = Ändra till: { $field } – { $value }
house-refused-heading = Det här är inga husregler
# $text is what could not be read.
house-refused = { $why ->
    [unknown-game] Inget spel heter ”{ $text }”.
    [unknown-switch] Ingen husregel heter ”{ $text }”.
    [ambiguous] ”{ $text }” kan betyda flera husregler.
    [twice] Detta bestäms två gånger: { $text }
   *[too-long] Texten är för lång för att vara husregler.
}
house-new = Gör nya husregler
house-play = Spela efter de här reglerna
house-change = Ändra de här reglerna
house-reset = Ångra alla ändringar
house-name = Namn på dina regler
house-save = Spara
house-rename = Byt namn
house-saved = Sparat: reglerna har fått en egen kartong på hyllan.
house-not-saved = Den här webbläsaren sparar inget. Spara reglerna som fil.
house-deleted = ”{ $name }” togs bort.
house-share = Kopiera länken
house-link = Länk till de här reglerna
house-to-file = Spara som fil
house-from-file = Öppna en fil
house-file-refused = Det finns inga husregler i filen.
house-own = Dina egna regler
house-own-intro = Som ni spelar hemma.
house-referee = Efter husreglerna
