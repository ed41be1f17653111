# The rules in our own words, one sentence or two for each.

rule-board = Brädet har { $size } × { $size } rutor. Bara de { $squares ->
    [red] röda
    [black] svarta
   *[dark] mörka
} rutorna används, och varje spelare har en { $squares ->
    [red] röd
    [black] svart
   *[dark] mörk
} hörnruta till { $corner ->
    [left] vänster
   *[right] höger
} om sig. Varje spelare ställer { $men } brickor på de { $rows } raderna närmast sig.
rule-board-one-row = Brädet har { $size } × { $size } rutor. Bara de mörka rutorna används, och varje spelare har en mörk hörnruta till { $corner ->
    [left] vänster
   *[right] höger
} om sig. Varje spelare ställer { $men } brickor på raden närmast sig.
# $color is one of the colors in games.ftl.
rule-first = { $color } börjar; sedan turas spelarna om.
rule-lot = { $way ->
    [lot-white] Spelarna lottar om vem som får vit.
    [lot-black] Spelarna lottar om vem som får svart.
   *[coin-white] Spelarna singlar slant om vem som får vit.
}
rule-aim = Målet är att vara först med att slå alla motspelarens brickor, eller att blockera spelet så att inga drag längre är möjliga.
rule-man-move = En vanlig bricka flyttas en ruta diagonalt framåt, till en tom ruta.
rule-man-capture = { $ways ->
    [forward] En vanlig bricka slår genom att hoppa framåt över en av motspelarens brickor på rutan intill, till den tomma rutan närmast bakom. Den slår inte bakåt.
   *[backward] En vanlig bricka slår genom att hoppa över en av motspelarens brickor på rutan intill, till den tomma rutan närmast bakom: framåt eller bakåt.
}
rule-capture-ways = { $ways ->
    [forward] En vanlig bricka slår bara framåt, inte bakåt.
   *[backward] En vanlig bricka slår framåt eller bakåt.
}
rule-jump = En vanlig bricka slår genom att hoppa över en av motspelarens brickor på rutan intill, till den tomma rutan närmast bakom.
rule-capture-axes = { $axes ->
    [straight] Man slår längs raderna och kolumnerna, inte diagonalt.
   *[all] Man slår också längs raderna och kolumnerna: en vanlig bricka hoppar då över nästa mörka ruta och landar på den mörka rutan därefter.
}
rule-men-spare-kings = En vanlig bricka får inte slå en dam.
rule-promotion = { $promotion ->
    [end] En vanlig bricka blir dam när dess drag slutar på sista raden. Om den bara kommer dit mitt i ett slag och hoppar vidare förblir den en vanlig bricka.
    [stop] En vanlig bricka som når sista raden blir dam, och draget slutar där.
   *[continue] En vanlig bricka som når sista raden blir genast dam; kan den slå fler fortsätter den som dam i samma drag.
}
rule-crown = { $crown ->
    [by-opponent] Motspelaren lägger en av de slagna brickorna på den nya damen.
    [captured] En slagen bricka av samma färg läggs på den nya damen.
    [out-of-play] En bricka som är ute ur spelet läggs på den nya damen.
    [same-color] En andra bricka av samma färg läggs på den nya damen.
   *[any-man] En andra bricka läggs på den nya damen.
}
rule-king-move = { $range ->
    [one] En dam flyttas en ruta diagonalt åt vilket håll som helst, framåt eller bakåt.
   *[flying] En dam flyttas hur många tomma rutor som helst längs en diagonal, framåt eller bakåt.
}
rule-king-walk = Den som har vanliga brickor kvar får inte flytta samma dam { $count ->
    [one] två gånger
   *[other] mer än { $count } gånger
} i rad utan att slå.
rule-king-capture = { $landing ->
    [one] En dam slår som en vanlig bricka, men både framåt och bakåt.
    [any] En dam slår på vilket avstånd som helst längs sin linje och landar på valfri tom ruta bakom den slagna brickan.
    [adjacent] En dam slår på vilket avstånd som helst längs sin linje, men måste landa på rutan närmast bakom den slagna brickan.
   *[behind-king] En dam slår på vilket avstånd som helst längs sin linje och landar på valfri tom ruta bakom den slagna brickan; men är den sista brickan den slår en dam, så stannar den på rutan närmast bakom.
}
rule-no-turning-back = En dam som slår får inte vända rakt tillbaka mellan två hopp.
rule-compulsory = Det är slagtvång: den som kan slå måste slå.
rule-finish = Ett slag måste slutföras: så länge brickan kan slå fler fortsätter den i samma drag.
# Only said of flying kings.
rule-king-finish = En dam som kan slå vidare gör det längs samma linje eller svänger in på en annan.
rule-finish-landing = En dam som kan välja var den landar måste välja en ruta där den kan slå vidare, om det finns någon.
rule-taken-off = Slagna brickor tas bort från brädet.
rule-removal = { $removal ->
    [after] Slagna brickor tas bort när draget är klart. Tills dess står de kvar och spärrar vägen, och man får inte hoppa över samma bricka två gånger.
   *[during] Slagna brickor tas bort genast, en i taget, när man hoppar över dem.
}
rule-end-of-move = Draget är slut när spelaren släpper brickan.
rule-precedence-free = Finns det flera slag får spelaren välja fritt, även ett som tar färre brickor.
rule-precedence-count = Finns det flera slag måste spelaren välja ett som tar flest brickor.
rule-equal-captures = Det spelar ingen roll om det är en vanlig bricka eller en dam som slår.
rule-free-among-equals = Tar flera slag lika många brickor väljer spelaren själv.
rule-kings-count-one = En slagen dam räknas som en bricka, och man behöver inte slå en dam hellre än en vanlig bricka.
# $criteria is a list of the criteria below.
rule-precedence-criteria = Finns det flera slag måste spelaren välja efter detta, i tur och ordning: { $criteria }.
criterion-count = flest brickor
criterion-kings = flest damer bland de slagna
criterion-with-king = slag med en dam
criterion-first-king = damer så tidigt som möjligt i slaget
criterion-frisian = störst värde, där en dam är värd mer än en vanlig bricka och mindre än två, två damer mer än tre vanliga brickor och mindre än fyra, och så vidare
rule-failing = { $enforcement ->
    [strict] Ett drag som bryter mot reglerna godtas inte.
    [huff] Om någon inte slår som man ska får motspelaren blåsa: han eller hon tar före sitt eget drag bort en av brickorna som borde ha slagit. Att blåsa är inget drag: motspelaren gör sedan sitt drag. Motspelaren får också låta det passera.
    [huff-demand] Om någon inte slår som man ska, eller avbryter ett slag, får motspelaren före sitt eget drag välja: kräva att slaget görs, blåsa – ta bort en av brickorna som borde ha slagit, och sedan ändå göra sitt drag – eller låta det passera.
    [optional] Det är inget slagtvång. Den som kan slå får slå eller göra ett annat drag, välja vilket slag som helst och stanna efter varje hopp. Ingenting händer om man låter bli.
   *[withdraw] Om en spelare låter bli att slå får motspelaren antingen låta draget gälla eller kräva att det tas tillbaka och att slaget görs.
}
rule-failing-printed = { $enforcement ->
    [huff] Om någon låter bli att slå får motspelaren blåsa: han eller hon tar före sitt eget drag bort en bricka som borde ha slagit och säger att det inte är ett drag att blåsa. Sedan gör motspelaren ändå sitt drag. Motspelaren får också låta det passera.
   *[huff-demand] Om någon låter bli att slå, eller avbryter ett slag, får motspelaren före sitt eget drag välja: kräva att slaget görs, blåsa – ta bort en bricka som borde ha slagit, och sedan ändå göra sitt drag – eller låta det passera.
}
rule-failing-lesser = Ett fullständigt slag som tar för få brickor är inte tillåtet.
# A trait, as those of the shelf.
trait-optional = inget slagtvång
rule-touch = { $touch ->
    [free] En bricka som man har rört vid behöver inte flyttas.
    [always] Den som rör vid en bricka måste flytta den.
   *[binding] Den som rör vid en bricka måste flytta den. Att bara rätta till en bricka är tillåtet.
}
rule-repetition = { $repetition ->
    [none] Upprepade drag avslutar inte partiet.
    [position3] När samma ställning uppstår för tredje gången med samma spelare vid draget, { $verdict ->
        [automatic] är partiet remi.
       *[claim] får endera spelaren kräva remi före nästa drag.
    }
    [same3] När en spelare flyttar en dam fram och tillbaka och gör samma drag för tredje gången, { $verdict ->
        [automatic] är partiet remi.
       *[claim] får endera spelaren kräva remi före nästa drag.
    }
    [return2] När en spelares dam kommer tillbaka till samma ruta två gånger i rad, { $verdict ->
        [automatic] är partiet remi.
       *[claim] får endera spelaren kräva remi före nästa drag.
    }
   *[return3] När en spelares dam kommer tillbaka till samma ruta tre gånger i rad, { $verdict ->
        [automatic] är partiet remi.
       *[claim] får endera spelaren kräva remi före nästa drag.
    }
}
rule-repetition-guard = Det räknas bara så länge båda spelarna enbart flyttar damer och ingen slår.
rule-no-progress = Efter { $moves } drag av vardera spelaren utan slag och utan att en vanlig bricka har flyttats { $verdict ->
    [automatic] är partiet remi.
   *[claim] får endera spelaren kräva remi före nästa drag.
}
rule-few-kings = { $verdict ->
    [claim] När bara damer är kvar, två mot en eller en mot en, och den som är vid draget inte kan slå något, får endera spelaren kräva remi.
   *[automatic] När bara damer är kvar, två mot en eller en mot en, och den som är vid draget inte kan slå något, är partiet remi.
}
rule-nobody-can-win = Partiet är remi om ingen av spelarna kan vinna, till exempel när två damer står mot en.
rule-offered-limit = Om man vill kan man spela med regeln att partiet är remi efter { $moves } drag utan slag och utan att en vanlig bricka har flyttats.
rule-offered-return = En annan vanlig regel: partiet är remi när en spelare för tredje gången i rad går tillbaka till samma ruta med samma dam.
rule-endings = { $endings ->
    [international] Tre brickor, varav minst en dam, mot en dam: remi efter 16 drag var. Två brickor, varav minst en dam, eller en ensam dam, mot en dam: remi efter 5 drag var.
    [russian] Tre eller fler damer mot en: remi efter 15 drag var, eller efter 5 om den ensamma damen håller den långa diagonalen. Om båda spelarna har damer och brickorna förblir desamma: remi efter 5 drag var med två eller tre brickor på brädet, efter 30 med fyra eller fem, efter 60 med sex eller sju.
    [brazilian] Två brickor, varav minst en dam, eller en ensam dam, mot en dam: remi efter 5 drag var.
    [pool] Tre damer mot en: remi efter 13 drag var.
   *[frisian] Två damer mot en: remi efter 7 drag var. En dam mot en: remi efter 2 drag var.
}
rule-agreement = Spelarna får när som helst komma överens om remi.
rule-win = { $goal ->
    [capture] Den som inte har några brickor kvar, eller inte kan flytta när turen kommer, har förlorat.
    [crown] Den som först får en dam har vunnit. Den som inte har några brickor kvar, eller inte kan flytta när turen kommer, har förlorat.
   *[lose] Den som inte har några brickor kvar, eller inte kan flytta när turen kommer, har vunnit.
}
rules-readings = Där regelbladet är oklart eller utelämnar något är detta vår tolkning; sidan med reglerna säger var och varför.
