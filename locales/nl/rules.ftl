# The rules in our own words, one sentence or two for each.

rule-board = Het bord heeft { $size } bij { $size } velden. Je speelt alleen op de { $squares ->
    [red] rode
    [black] zwarte
   *[dark] donkere
} velden; elke speler heeft een { $squares ->
    [red] rood
    [black] zwart
   *[dark] donker
} hoekveld aan zijn { $corner ->
    [left] linkerhand
   *[right] rechterhand
}. Elke speler zet { $men } schijven op de { $rows } rijen die het dichtst bij hem liggen.
rule-board-one-row = Het bord heeft { $size } bij { $size } velden. Je speelt alleen op de donkere velden; elke speler heeft een donker hoekveld aan zijn { $corner ->
    [left] linkerhand
   *[right] rechterhand
}. Elke speler zet { $men } schijven op de rij die het dichtst bij hem ligt.
# $color is one of the colors in games.ftl.
rule-first = { $color } begint; daarna zetten de spelers om de beurt.
rule-lot = { $way ->
    [lot-white] De spelers loten wie met wit speelt.
    [lot-black] De spelers loten wie met zwart speelt.
   *[coin-white] De spelers gooien een munt op om te bepalen wie met wit speelt.
}
rule-aim = Het doel is als eerste alle stukken van de tegenstander te slaan, of het spel zo te blokkeren dat er geen zetten meer mogelijk zijn.
rule-man-move = Een schijf gaat één veld schuin vooruit, naar een leeg veld.
rule-man-capture = { $ways ->
    [forward] Een schijf slaat door vooruit over een aangrenzend vijandelijk stuk te springen, naar het lege veld direct erachter. Achteruit slaat een schijf niet.
   *[backward] Een schijf slaat door over een aangrenzend vijandelijk stuk te springen, naar het lege veld direct erachter: vooruit of achteruit.
}
rule-capture-ways = { $ways ->
    [forward] Een schijf slaat alleen vooruit, niet achteruit.
   *[backward] Een schijf slaat vooruit of achteruit.
}
rule-jump = Een schijf slaat door over een aangrenzend vijandelijk stuk te springen, naar het lege veld direct erachter.
rule-capture-axes = { $axes ->
    [straight] Stukken slaan langs de rijen en kolommen, niet schuin.
   *[all] Stukken slaan ook langs de rijen en kolommen; een schijf springt dan over het volgende donkere veld naar het donkere veld daarna.
}
rule-men-spare-kings = Een schijf mag geen dam slaan.
rule-promotion = { $promotion ->
    [end] Een schijf wordt dam als de zet eindigt op de damlijn (de verste rij). Komt hij daar tijdens een slag maar even en slaat hij verder, dan blijft het een schijf.
    [stop] Een schijf die de damlijn (de verste rij) bereikt, wordt dam, en daar eindigt de zet.
   *[continue] Een schijf die de damlijn (de verste rij) bereikt, wordt meteen dam; kan hij nog slaan, dan gaat hij in dezelfde zet verder als dam.
}
rule-crown = { $crown ->
    [by-opponent] De tegenstander legt een van de geslagen schijven op de nieuwe dam.
    [captured] Op de nieuwe dam komt een geslagen schijf van dezelfde kleur.
    [out-of-play] Op de nieuwe dam komt een schijf die uit het spel is.
    [same-color] Op de nieuwe dam komt een tweede schijf van dezelfde kleur.
   *[any-man] Op de nieuwe dam komt een tweede schijf.
}
rule-king-move = { $range ->
    [one] Een dam gaat één veld schuin, vooruit of achteruit.
   *[flying] Een dam gaat schuin zo ver als je wilt over lege velden, vooruit of achteruit.
}
rule-king-walk = Zolang je nog schijven hebt, mag je met dezelfde dam niet { $count ->
    [one] twee keer
   *[other] meer dan { $count } keer
} achter elkaar zetten zonder te slaan.
rule-king-capture = { $landing ->
    [one] Een dam slaat zoals een schijf, maar vooruit en achteruit.
    [any] Een dam slaat van elke afstand op zijn lijn, en komt neer op een leeg veld naar keuze achter het geslagen stuk.
    [adjacent] Een dam slaat van elke afstand op zijn lijn, maar moet neerkomen op het veld vlak achter het geslagen stuk.
   *[behind-king] Een dam slaat van elke afstand op zijn lijn, en komt neer op een leeg veld naar keuze achter het geslagen stuk; maar is het laatste stuk dat hij slaat een dam, dan stopt hij er vlak achter.
}
rule-no-turning-back = Een dam die slaat, mag tussen twee sprongen niet rechtsomkeert maken.
rule-compulsory = Slaan is verplicht: kun je slaan, dan moet je slaan.
rule-finish = Een slag moet je afmaken: zolang het stuk nog kan slaan, gaat het in dezelfde zet verder.
# Only said of flying kings.
rule-king-finish = Een dam die verder kan slaan, doet dat op dezelfde lijn of verandert van lijn.
rule-finish-landing = Kan een dam op meer dan één veld neerkomen, dan moet hij een veld kiezen waar hij verder kan slaan, als dat er is.
rule-taken-off = Geslagen stukken gaan van het bord.
rule-removal = { $removal ->
    [after] Geslagen stukken gaan van het bord als de zet klaar is. Tot dan blijven ze staan en versperren ze de weg, en over hetzelfde stuk spring je maar één keer.
   *[during] Geslagen stukken gaan meteen van het bord, één voor één, zodra je eroverheen springt.
}
rule-end-of-move = Een zet is klaar zodra je het stuk loslaat.
rule-precedence-free = Kun je op meer manieren slaan, dan mag je vrij kiezen, ook voor een slag met minder stukken.
rule-precedence-count = Meerslag gaat voor: kun je op meer manieren slaan, dan moet je zoveel mogelijk stukken slaan.
rule-equal-captures = Het maakt niet uit of je met een schijf of met een dam slaat.
rule-free-among-equals = Kun je op meer manieren evenveel stukken slaan, dan kies je zelf.
rule-kings-count-one = Een geslagen dam telt als één stuk, en een dam slaan heeft geen voorrang boven een schijf slaan.
# $criteria is a list of the criteria below.
rule-precedence-criteria = Kun je op meer manieren slaan, dan beslissen deze punten, in deze volgorde: { $criteria }.
criterion-count = de meeste stukken
criterion-kings = de meeste dammen onder de geslagen stukken
criterion-with-king = slaan met een dam
criterion-first-king = zo vroeg mogelijk een dam slaan
criterion-frisian = de hoogste waarde, waarbij één dam meer waard is dan één schijf en minder dan twee, twee dammen meer dan drie schijven en minder dan vier, enzovoort
rule-failing = { $enforcement ->
    [strict] Een zet die tegen deze regels ingaat, wordt geweigerd.
    [huff] Sla je niet zoals het moet, dan mag je tegenstander blazen: vóór zijn zet neemt hij een van de stukken die hadden moeten slaan van het bord. Blazen is niet spelen: daarna doet hij gewoon zijn zet. Hij mag het ook door de vingers zien.
    [huff-demand] Sla je niet zoals het moet, of breek je een slag af, dan kiest je tegenstander vóór zijn zet: hij laat je alsnog slaan, hij blaast een van de stukken die hadden moeten slaan van het bord en zet daarna zelf nog, of hij ziet het door de vingers.
    [optional] Slaan is niet verplicht. Kun je slaan, dan mag je slaan of een andere zet doen, elke slag kiezen en na elke sprong ophouden. Sla je niet, dan gebeurt er niets.
   *[withdraw] Vergeet je te slaan, dan mag je tegenstander de zet laten staan, of je de zet laten terugnemen en alsnog laten slaan.
}
rule-failing-printed = { $enforcement ->
    [huff] Sla je niet, dan mag je tegenstander blazen: vóór zijn zet neemt hij een stuk dat had moeten slaan van het bord en zegt daarbij: “Blazen is niet spelen.” Daarna doet hij nog gewoon zijn zet. Hij mag het ook door de vingers zien.
   *[huff-demand] Sla je niet, of breek je een slag af, dan kiest je tegenstander vóór zijn zet: hij laat je alsnog slaan, hij blaast een stuk dat had moeten slaan van het bord en zet daarna zelf nog, of hij ziet het door de vingers.
}
rule-failing-lesser = Een volledige slag met te weinig stukken wordt geweigerd.
# A trait, as those of the shelf.
trait-optional = slaan is niet verplicht
rule-touch = { $touch ->
    [free] Een stuk aanraken verplicht je tot niets.
    [always] Aanraken is zetten: raak je een stuk aan, dan moet je ermee zetten.
   *[binding] Aanraken is zetten: raak je een stuk aan, dan moet je ermee zetten, behalve als je het alleen wilde rechtzetten.
}
rule-repetition = { $repetition ->
    [none] Zetten herhalen maakt geen einde aan de partij.
    [position3] Komt dezelfde stand voor de derde keer voor met dezelfde speler aan zet, { $verdict ->
        [automatic] dan is het remise.
       *[claim] dan mag elk van beide spelers vóór de volgende zet remise opeisen.
    }
    [same3] Ga je met een dam heen en weer en doe je voor de derde keer dezelfde zet, { $verdict ->
        [automatic] dan is het remise.
       *[claim] dan mag elk van beide spelers vóór de volgende zet remise opeisen.
    }
    [return2] Keer je met een dam twee keer achter elkaar op hetzelfde veld terug, { $verdict ->
        [automatic] dan is het remise.
       *[claim] dan mag elk van beide spelers vóór de volgende zet remise opeisen.
    }
   *[return3] Keer je met een dam drie keer achter elkaar op hetzelfde veld terug, { $verdict ->
        [automatic] dan is het remise.
       *[claim] dan mag elk van beide spelers vóór de volgende zet remise opeisen.
    }
}
rule-repetition-guard = Dat telt alleen zolang beide spelers uitsluitend met dammen zetten en niet slaan.
rule-no-progress = Na { $moves } zetten van elke speler zonder slag en zonder zet met een schijf { $verdict ->
    [automatic] is het remise.
   *[claim] mag elk van beide spelers vóór de volgende zet remise opeisen.
}
rule-few-kings = { $verdict ->
    [claim] Zijn er alleen nog dammen over, twee tegen één of één tegen één, en kan de speler aan zet niets slaan, dan mag elk van beide spelers remise opeisen.
   *[automatic] Zijn er alleen nog dammen over, twee tegen één of één tegen één, en kan de speler aan zet niets slaan, dan is het remise.
}
rule-nobody-can-win = Het is remise als geen van beide spelers kan winnen, bijvoorbeeld met twee dammen tegen één.
rule-offered-limit = Wie wil, kan spelen met de regel dat het na { $moves } zetten zonder slag en zonder zet met een schijf ook remise is.
rule-offered-return = Een andere gangbare regel: het is remise als een speler voor de derde keer achter elkaar met dezelfde dam naar hetzelfde veld teruggaat.
rule-endings = { $endings ->
    [international] Drie stukken, waaronder een dam, tegen één dam: remise na 16 zetten van elke speler. Twee stukken, waaronder een dam, of één losse dam, tegen één dam: remise na 5 zetten van elke speler.
    [russian] Drie of meer dammen tegen één: remise na 15 zetten van elke speler, of na 5 als de ene dam de lange lijn bezet houdt. Hebben beide spelers dammen en blijft het materiaal gelijk: remise na 5 zetten van elke speler met twee of drie stukken op het bord, na 30 met vier of vijf, na 60 met zes of zeven.
    [brazilian] Twee stukken, waaronder een dam, of één losse dam, tegen één dam: remise na 5 zetten van elke speler.
    [pool] Drie dammen tegen één: remise na 13 zetten van elke speler.
   *[frisian] Twee dammen tegen één: remise na 7 zetten van elke speler. Eén dam tegen één: remise na 2 zetten van elke speler.
}
rule-agreement = De spelers mogen op elk moment remise afspreken.
rule-win = { $goal ->
    [capture] Heb je geen stukken meer, of kun je niet zetten als je aan de beurt bent, dan heb je verloren.
    [crown] Wie het eerst een dam heeft, wint. Heb je geen stukken meer, of kun je niet zetten als je aan de beurt bent, dan heb je verloren.
   *[lose] Heb je geen stukken meer, of kun je niet zetten als je aan de beurt bent, dan heb je gewonnen.
}
rules-readings = Waar het blad onduidelijk is of iets weglaat, is dit onze lezing; op de pagina met de spelregels staat waar en waarom.
