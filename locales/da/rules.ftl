# The rules in our own words, one sentence or two for each.

rule-board = Brættet har { $size } × { $size } felter. Kun de { $squares ->
    [red] røde
    [black] sorte
   *[dark] mørke
} felter bruges, og hver spiller har et { $squares ->
    [red] rødt
    [black] sort
   *[dark] mørkt
} hjørnefelt til { $corner ->
    [left] venstre
   *[right] højre
} for sig. Hver spiller stiller { $men } brikker op på de { $rows } nærmeste rækker.
rule-board-one-row = Brættet har { $size } × { $size } felter. Kun de mørke felter bruges, og hver spiller har et mørkt hjørnefelt til { $corner ->
    [left] venstre
   *[right] højre
} for sig. Hver spiller stiller { $men } brikker op på den nærmeste række.
# $color is one of the colors in games.ftl.
rule-first = { $color } begynder; derefter skiftes spillerne til at trække.
rule-lot = { $way ->
    [lot-white] Spillerne trækker lod om, hvem der får hvid.
    [lot-black] Spillerne trækker lod om, hvem der får sort.
   *[coin-white] Spillerne slår plat eller krone om, hvem der får hvid.
}
rule-aim = Målet er at være den første, der slår alle modstanderens brikker, eller at blokere spillet, så der ikke længere er noget træk.
rule-man-move = En almindelig brik rykker ét felt skråt frem til et tomt felt.
rule-man-capture = { $ways ->
    [forward] En almindelig brik slår ved at springe frem over en af modstanderens brikker på nabofeltet og lande på det tomme felt lige bag den. Den slår ikke baglæns.
   *[backward] En almindelig brik slår ved at springe over en af modstanderens brikker på nabofeltet og lande på det tomme felt lige bag den: forlæns eller baglæns.
}
rule-capture-ways = { $ways ->
    [forward] En almindelig brik slår kun forlæns, ikke baglæns.
   *[backward] En almindelig brik slår forlæns eller baglæns.
}
rule-jump = En almindelig brik slår ved at springe over en af modstanderens brikker på nabofeltet og lande på det tomme felt lige bag den.
rule-capture-axes = { $axes ->
    [straight] Man slår langs rækkerne og kolonnerne, ikke på skrå.
   *[all] Man slår også langs rækkerne og kolonnerne: en almindelig brik springer så over det næste mørke felt og lander på det mørke felt derefter.
}
rule-men-spare-kings = En almindelig brik må ikke slå en dam.
rule-promotion = { $promotion ->
    [end] En almindelig brik bliver dam, når dens træk ender på modstanderens bageste række. Hvis den kun kommer derhen midt i et slag og springer videre, forbliver den en almindelig brik.
    [stop] En almindelig brik, der når modstanderens bageste række, bliver dam, og trækket slutter der.
   *[continue] En almindelig brik, der når modstanderens bageste række, bliver straks dam; kan den slå flere, fortsætter den som dam i samme træk.
}
rule-crown = { $crown ->
    [by-opponent] Modstanderen lægger en af de slåede brikker på den nye dam.
    [captured] En slået brik af samme farve lægges på den nye dam.
    [out-of-play] En brik, der er ude af spillet, lægges på den nye dam.
    [same-color] En brik mere af samme farve lægges på den nye dam.
   *[any-man] Der lægges en brik mere på den nye dam.
}
rule-king-move = { $range ->
    [one] En dam rykker ét felt på skrå i en hvilken som helst retning, forlæns eller baglæns.
   *[flying] En dam rykker lige så mange tomme felter på skrå, som man vil, forlæns eller baglæns.
}
rule-king-walk = Så længe en spiller har almindelige brikker, må den samme dam ikke flyttes { $count ->
    [one] to gange
   *[other] mere end { $count } gange
} efter hinanden, uden at der slås.
rule-king-capture = { $landing ->
    [one] En dam slår som en almindelig brik, men både forlæns og baglæns.
    [any] En dam slår på enhver afstand langs sin linje og lander på et hvilket som helst tomt felt bag den slåede brik.
    [adjacent] En dam slår på enhver afstand langs sin linje, men skal lande på feltet lige bag den slåede brik.
   *[behind-king] En dam slår på enhver afstand langs sin linje og lander på et hvilket som helst tomt felt bag den slåede brik; men er den sidste brik, den slår, en dam, standser den lige bag den.
}
rule-no-turning-back = En dam, der slår, må ikke vende lige om mellem to spring.
rule-compulsory = Der er slagtvang: den, der kan slå, skal slå.
rule-finish = Et slag skal gøres færdigt: så længe brikken kan slå flere, fortsætter den i samme træk.
# Only said of flying kings.
rule-king-finish = En dam, der kan slå videre, gør det langs samme linje eller drejer ind på en anden.
rule-finish-landing = En dam, der kan vælge, hvor den lander, skal vælge et felt, hvor den kan slå videre, hvis der er et.
rule-taken-off = Slåede brikker fjernes fra brættet.
rule-removal = { $removal ->
    [after] Slåede brikker tages af brættet, når trækket er færdigt. Indtil da bliver de stående og spærrer vejen, og man må ikke springe over den samme brik to gange.
   *[during] Slåede brikker tages af brættet med det samme, en ad gangen, når der springes over dem.
}
rule-end-of-move = Et træk er slut, så snart hånden slipper brikken.
rule-precedence-free = Er der flere slag, må spilleren vælge frit, også et, der tager færre brikker.
rule-precedence-count = Er der flere slag, skal spilleren vælge et, der tager flest brikker.
rule-equal-captures = Det er lige meget, om det er en almindelig brik eller en dam, der slår.
rule-free-among-equals = Tager flere slag lige mange brikker, vælger spilleren selv.
rule-kings-count-one = En slået dam tæller som én brik, og man behøver ikke slå en dam frem for en almindelig brik.
# $criteria is a list of the criteria below.
rule-precedence-criteria = Er der flere slag, skal spilleren vælge efter dette, i denne rækkefølge: { $criteria }.
criterion-count = flest brikker
criterion-kings = flest dammer blandt de slåede
criterion-with-king = slag med en dam
criterion-first-king = dammer så tidligt som muligt i slaget
criterion-frisian = størst værdi, hvor én dam er mere værd end én almindelig brik og mindre end to, to dammer mere end tre almindelige brikker og mindre end fire, og så videre
rule-failing = { $enforcement ->
    [strict] Et træk, der bryder reglerne, bliver afvist.
    [huff] Hvis en spiller ikke slår, som han eller hun skal, må modstanderen puste: før sit eget træk tager modstanderen en af de brikker, der skulle have slået, af brættet. At puste er ikke et træk: modstanderen trækker bagefter. Modstanderen må også lade det passere.
    [huff-demand] Hvis en spiller ikke slår, som han eller hun skal, eller afbryder et slag, må modstanderen vælge før sit eget træk: kræve, at slaget bliver gjort, puste – tage en af de brikker, der skulle have slået, af brættet og derefter alligevel gøre sit træk – eller lade det passere.
    [optional] Ingen skal slå. Den, der kan slå, må slå eller gøre et andet træk, vælger frit mellem slagene og må standse efter hvert spring. Der sker ikke noget, hvis man lader være.
   *[withdraw] Hvis en spiller undlader at slå, må modstanderen enten lade trækket gælde eller kræve, at det tages tilbage, og at der slås.
}
rule-failing-printed = { $enforcement ->
    [huff] Hvis en spiller undlader at slå, må modstanderen puste: før sit eget træk tager modstanderen en brik, der skulle have slået, af brættet og siger, at det ikke er et træk at puste. Bagefter gør modstanderen alligevel sit træk. Modstanderen må også lade det passere.
   *[huff-demand] Hvis en spiller undlader at slå eller afbryder et slag, må modstanderen vælge før sit eget træk: kræve, at slaget bliver gjort, puste – tage en brik, der skulle have slået, af brættet og derefter alligevel gøre sit træk – eller lade det passere.
}
rule-failing-lesser = Et fuldført slag, der tager for få brikker, er ikke tilladt.
# A trait, as those of the shelf.
trait-optional = ingen slagtvang
rule-touch = { $touch ->
    [free] En brik, man har rørt ved, behøver ikke at blive flyttet.
    [always] Den, der rører ved en brik, skal flytte den.
   *[binding] Den, der rører ved en brik, skal flytte den, medmindre den bare skulle sættes lige.
}
rule-repetition = { $repetition ->
    [none] Gentagne træk afslutter ikke spillet.
    [position3] Når den samme stilling opstår for tredje gang med den samme spiller i trækket, { $verdict ->
        [automatic] er spillet remis.
       *[claim] kan hver af spillerne kræve remis før det næste træk.
    }
    [same3] Når en spiller flytter en dam frem og tilbage og gør det samme træk for tredje gang, { $verdict ->
        [automatic] er spillet remis.
       *[claim] kan hver af spillerne kræve remis før det næste træk.
    }
    [return2] Når en spillers dam vender tilbage til det samme felt to gange efter hinanden, { $verdict ->
        [automatic] er spillet remis.
       *[claim] kan hver af spillerne kræve remis før det næste træk.
    }
   *[return3] Når en spillers dam vender tilbage til det samme felt tre gange efter hinanden, { $verdict ->
        [automatic] er spillet remis.
       *[claim] kan hver af spillerne kræve remis før det næste træk.
    }
}
rule-repetition-guard = Det tæller kun, så længe begge spillere udelukkende flytter dammer, og ingen slår.
rule-no-progress = Efter { $moves } træk af hver spiller uden slag, og uden at en almindelig brik er flyttet, { $verdict ->
    [automatic] er spillet remis.
   *[claim] kan hver af spillerne kræve remis før det næste træk.
}
rule-few-kings = { $verdict ->
    [claim] Når der kun er dammer tilbage, to mod én eller én mod én, og den, der er i trækket, ikke kan slå noget, kan hver af spillerne kræve remis.
   *[automatic] Når der kun er dammer tilbage, to mod én eller én mod én, og den, der er i trækket, ikke kan slå noget, er spillet remis.
}
rule-nobody-can-win = Spillet er remis, hvis ingen af spillerne kan vinde, for eksempel når to dammer står mod én.
rule-offered-limit = Hvis man vil, kan man spille med den regel, at spillet er remis efter { $moves } træk uden slag, og uden at en almindelig brik er flyttet.
rule-offered-return = En anden almindelig regel: spillet er remis, når en spiller for tredje gang i træk går tilbage til samme felt med samme dam.
rule-endings = { $endings ->
    [international] Tre brikker, heraf mindst én dam, mod én dam: remis efter 16 træk hver. To brikker, heraf mindst én dam, eller en enkelt dam, mod én dam: remis efter 5 træk hver.
    [russian] Tre eller flere dammer mod én: remis efter 15 træk hver, eller efter 5, hvis den enlige dam holder den lange diagonal. Hvis begge spillere har dammer, og brikkerne forbliver de samme: remis efter 5 træk hver med to eller tre brikker på brættet, efter 30 med fire eller fem, efter 60 med seks eller syv.
    [brazilian] To brikker, heraf mindst én dam, eller en enkelt dam, mod én dam: remis efter 5 træk hver.
    [pool] Tre dammer mod én: remis efter 13 træk hver.
   *[frisian] To dammer mod én: remis efter 7 træk hver. Én dam mod én: remis efter 2 træk hver.
}
rule-agreement = Spillerne kan når som helst blive enige om remis.
rule-win = { $goal ->
    [capture] Den, der ikke har flere brikker eller ikke kan trække, når turen kommer, har tabt.
    [crown] Den, der først får en dam, har vundet. Den, der ikke har flere brikker eller ikke kan trække, når turen kommer, har tabt.
   *[lose] Den, der ikke har flere brikker eller ikke kan trække, når turen kommer, har vundet.
}
rules-readings = Hvor regelhæftet er uklart eller udelader noget, er dette vores tolkning; siden med reglerne siger hvor og hvorfor.
