# The rules in our own words, one sentence or two for each.

rule-board = Brettet har { $size } × { $size } ruter. Bare de { $squares ->
    [red] røde
    [black] svarte
   *[dark] mørke
} rutene brukes, og hver spiller har en { $squares ->
    [red] rød
    [black] svart
   *[dark] mørk
} hjørnerute til { $corner ->
    [left] venstre
   *[right] høyre
} for seg. Hver spiller setter { $men } brikker på de { $rows } rekkene nærmest seg.
rule-board-one-row = Brettet har { $size } × { $size } ruter. Bare de mørke rutene brukes, og hver spiller har en mørk hjørnerute til { $corner ->
    [left] venstre
   *[right] høyre
} for seg. Hver spiller setter { $men } brikker på rekken nærmest seg.
# $color is one of the colors in games.ftl.
rule-first = { $color } begynner; deretter trekker spillerne etter tur.
rule-lot = { $way ->
    [lot-white] Spillerne trekker lodd om hvem som får hvit.
    [lot-black] Spillerne trekker lodd om hvem som får svart.
   *[coin-white] Spillerne kaster mynt og krone om hvem som får hvit.
}
rule-aim = Målet er å være den første som slår alle motstanderens brikker, eller å blokkere spillet så det ikke lenger finnes noe trekk.
rule-man-move = En vanlig brikke flyttes én rute diagonalt fremover, til en tom rute.
rule-man-capture = { $ways ->
    [forward] En vanlig brikke slår ved å hoppe fremover over en av motstanderens brikker på naboruten og lande på den tomme ruten rett bak den. Den slår ikke bakover.
   *[backward] En vanlig brikke slår ved å hoppe over en av motstanderens brikker på naboruten og lande på den tomme ruten rett bak den: fremover eller bakover.
}
rule-capture-ways = { $ways ->
    [forward] En vanlig brikke slår bare fremover, ikke bakover.
   *[backward] En vanlig brikke slår fremover eller bakover.
}
rule-jump = En vanlig brikke slår ved å hoppe over en av motstanderens brikker på naboruten og lande på den tomme ruten rett bak den.
rule-capture-axes = { $axes ->
    [straight] Man slår langs rekkene og kolonnene, ikke diagonalt.
   *[all] Man slår også langs rekkene og kolonnene: en vanlig brikke hopper da over den neste mørke ruten og lander på den mørke ruten etter den.
}
rule-men-spare-kings = En vanlig brikke får ikke slå en dam.
rule-promotion = { $promotion ->
    [end] En vanlig brikke blir dam når trekket dens ender på motstanderens bakerste rekke. Hvis den bare er innom rekken midt i et slag og hopper videre, forblir den en vanlig brikke.
    [stop] En vanlig brikke som når motstanderens bakerste rekke, blir dam, og trekket slutter der.
   *[continue] En vanlig brikke som når motstanderens bakerste rekke, blir dam med en gang; kan den slå flere, fortsetter den som dam i samme trekk.
}
rule-crown = { $crown ->
    [by-opponent] Motstanderen legger en av de slåtte brikkene på den nye dammen.
    [captured] En slått brikke av samme farge legges på den nye dammen.
    [out-of-play] En brikke som er ute av spillet, legges på den nye dammen.
    [same-color] En brikke til av samme farge legges på den nye dammen.
   *[any-man] Det legges en brikke til på den nye dammen.
}
rule-king-move = { $range ->
    [one] En dam flyttes én rute diagonalt i hvilken som helst retning, fremover eller bakover.
   *[flying] En dam flyttes så mange tomme ruter man vil langs en diagonal, fremover eller bakover.
}
rule-king-walk = Den som har vanlige brikker igjen, får ikke flytte den samme dammen { $count ->
    [one] to ganger
   *[other] mer enn { $count } ganger
} på rad uten å slå.
rule-king-capture = { $landing ->
    [one] En dam slår som en vanlig brikke, men både fremover og bakover.
    [any] En dam slår på hvilken som helst avstand langs linjen sin og lander på en valgfri tom rute bak den slåtte brikken.
    [adjacent] En dam slår på hvilken som helst avstand langs linjen sin, men må lande på ruten rett bak den slåtte brikken.
   *[behind-king] En dam slår på hvilken som helst avstand langs linjen sin og lander på en valgfri tom rute bak den slåtte brikken; men er den siste brikken den slår, en dam, stopper den rett bak den.
}
rule-no-turning-back = En dam som slår, får ikke snu rett tilbake mellom to hopp.
rule-compulsory = Det er slagtvang: den som kan slå, må slå.
rule-finish = Et slag må fullføres: så lenge brikken kan slå flere, fortsetter den i samme trekk.
# Only said of flying kings.
rule-king-finish = En dam som kan slå videre, gjør det langs samme linje eller svinger inn på en annen.
rule-finish-landing = En dam som kan velge hvor den lander, må velge en rute der den kan slå videre, hvis det finnes en.
rule-taken-off = Slåtte brikker tas av brettet.
rule-removal = { $removal ->
    [after] Slåtte brikker tas av brettet når trekket er ferdig. Til da blir de stående og sperrer veien, og man får ikke hoppe over den samme brikken to ganger.
   *[during] Slåtte brikker tas av brettet med en gang, én etter én, når man hopper over dem.
}
rule-end-of-move = Et trekk er over så snart hånden slipper brikken.
rule-precedence-free = Finnes det flere slag, kan spilleren velge fritt, også et som tar færre brikker.
rule-precedence-count = Finnes det flere slag, må spilleren velge et som tar flest brikker.
rule-equal-captures = Det er det samme om det er en vanlig brikke eller en dam som slår.
rule-free-among-equals = Tar flere slag like mange brikker, velger spilleren selv.
rule-kings-count-one = En slått dam teller som én brikke, og man trenger ikke å slå en dam fremfor en vanlig brikke.
# $criteria is a list of the criteria below.
rule-precedence-criteria = Finnes det flere slag, må spilleren velge etter dette, i denne rekkefølgen: { $criteria }.
criterion-count = flest brikker
criterion-kings = flest dammer blant de slåtte
criterion-with-king = slag med en dam
criterion-first-king = dammer så tidlig som mulig i slaget
criterion-frisian = størst verdi, der én dam er verdt mer enn én vanlig brikke og mindre enn to, to dammer mer enn tre vanlige brikker og mindre enn fire, og så videre
rule-failing = { $enforcement ->
    [strict] Et trekk som bryter reglene, blir avvist.
    [huff] Hvis en spiller ikke slår slik han eller hun skal, kan motstanderen blåse: før sitt eget trekk tar motstanderen en av brikkene som skulle ha slått, av brettet. Å blåse er ikke et trekk: motstanderen gjør trekket sitt etterpå. Motstanderen kan også la det passere.
    [huff-demand] Hvis en spiller ikke slår slik han eller hun skal, eller avbryter et slag, kan motstanderen velge før sitt eget trekk: kreve at slaget blir gjort, blåse – ta en av brikkene som skulle ha slått, av brettet og deretter likevel gjøre trekket sitt – eller la det passere.
    [optional] Det er ikke slagtvang. Den som kan slå, kan slå eller gjøre et annet trekk, velger fritt mellom slagene og kan stoppe etter hvert hopp. Ingenting skjer om man lar være.
   *[withdraw] Hvis en spiller lar være å slå, kan motstanderen enten la trekket gjelde eller kreve at det tas tilbake, og at slaget blir gjort.
}
rule-failing-printed = { $enforcement ->
    [huff] Hvis en spiller lar være å slå, kan motstanderen blåse: før sitt eget trekk tar motstanderen en brikke som skulle ha slått, av brettet og sier at det ikke er et trekk å blåse. Etterpå gjør motstanderen likevel trekket sitt. Motstanderen kan også la det passere.
   *[huff-demand] Hvis en spiller lar være å slå, eller avbryter et slag, kan motstanderen velge før sitt eget trekk: kreve at slaget blir gjort, blåse – ta en brikke som skulle ha slått, av brettet og deretter likevel gjøre trekket sitt – eller la det passere.
}
rule-failing-lesser = Et fullført slag som tar for få brikker, er ikke tillatt.
# A trait, as those of the shelf.
trait-optional = ingen slagtvang
rule-touch = { $touch ->
    [free] En brikke man har rørt, trenger ikke å flyttes.
    [always] Den som rører en brikke, må flytte den.
   *[binding] Den som rører en brikke, må flytte den, med mindre det bare var for å rette på den.
}
rule-repetition = { $repetition ->
    [none] Gjentatte trekk avslutter ikke spillet.
    [position3] Når den samme stillingen oppstår for tredje gang med den samme spilleren i trekket, { $verdict ->
        [automatic] er spillet remis.
       *[claim] kan hver av spillerne kreve remis før neste trekk.
    }
    [same3] Når en spiller flytter en dam frem og tilbake og gjør det samme trekket for tredje gang, { $verdict ->
        [automatic] er spillet remis.
       *[claim] kan hver av spillerne kreve remis før neste trekk.
    }
    [return2] Når en spillers dam kommer tilbake til den samme ruten to ganger på rad, { $verdict ->
        [automatic] er spillet remis.
       *[claim] kan hver av spillerne kreve remis før neste trekk.
    }
   *[return3] Når en spillers dam kommer tilbake til den samme ruten tre ganger på rad, { $verdict ->
        [automatic] er spillet remis.
       *[claim] kan hver av spillerne kreve remis før neste trekk.
    }
}
rule-repetition-guard = Det teller bare så lenge begge spillerne kun flytter dammer og ingen slår.
rule-no-progress = Etter { $moves } trekk av hver spiller uten slag og uten at en vanlig brikke er flyttet, { $verdict ->
    [automatic] er spillet remis.
   *[claim] kan hver av spillerne kreve remis før neste trekk.
}
rule-few-kings = { $verdict ->
    [claim] Når det bare er dammer igjen, to mot én eller én mot én, og den som er i trekket, ikke kan slå noe, kan hver av spillerne kreve remis.
   *[automatic] Når det bare er dammer igjen, to mot én eller én mot én, og den som er i trekket, ikke kan slå noe, er spillet remis.
}
rule-nobody-can-win = Spillet er remis hvis ingen av spillerne kan vinne, for eksempel når to dammer står mot én.
rule-offered-limit = Hvis man vil, kan man spille med den regelen at spillet er remis etter { $moves } trekk uten slag og uten at en vanlig brikke er flyttet.
rule-offered-return = En annen vanlig regel: spillet er remis når en spiller for tredje gang på rad går tilbake til samme rute med samme dam.
rule-endings = { $endings ->
    [international] Tre brikker, hvorav minst én dam, mot én dam: remis etter 16 trekk hver. To brikker, hvorav minst én dam, eller en enkelt dam, mot én dam: remis etter 5 trekk hver.
    [russian] Tre eller flere dammer mot én: remis etter 15 trekk hver, eller etter 5 hvis den enslige dammen holder den lange diagonalen. Hvis begge spillerne har dammer og brikkene forblir de samme: remis etter 5 trekk hver med to eller tre brikker på brettet, etter 30 med fire eller fem, etter 60 med seks eller sju.
    [brazilian] To brikker, hvorav minst én dam, eller en enkelt dam, mot én dam: remis etter 5 trekk hver.
    [pool] Tre dammer mot én: remis etter 13 trekk hver.
   *[frisian] To dammer mot én: remis etter 7 trekk hver. Én dam mot én: remis etter 2 trekk hver.
}
rule-agreement = Spillerne kan når som helst bli enige om remis.
rule-win = { $goal ->
    [capture] Den som ikke har flere brikker igjen, eller ikke kan flytte når turen kommer, har tapt.
    [crown] Den som først får en dam, har vunnet. Den som ikke har flere brikker igjen, eller ikke kan flytte når turen kommer, har tapt.
   *[lose] Den som ikke har flere brikker igjen, eller ikke kan flytte når turen kommer, har vunnet.
}
rules-readings = Der regelheftet er uklart eller utelater noe, er dette vår tolkning; siden med reglene sier hvor og hvorfor.
