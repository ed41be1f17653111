# House rules: the editor and what it says.

house-heading = Huisregels
house-intro = Begin met een spel dat je kent, en verander wat jullie thuis anders spelen.
house-families = Niemand hoeft te slaan, zoals veel gezinnen spelen
house-link-intro = Iemand speelt volgens deze regels. Hier staan ze; daarna kun je spelen.
house-base = Met welk spel begin je?
# What the fields are about.
house-group = { $group ->
    [board] Bord en begin
    [men] Schijven
    [kings] Dammen
    [capturing] Een slag kiezen
    [failing] Als iemand niet slaat
   *[ending] Einde van de partij
}
# What each field decides: a question or the beginning of a sentence that a choice completes.
house-field = { $field ->
    [size] Bord
    [corner] Donker hoekveld
    [rows] Rijen schijven voor elke speler
    [first] Wie begint?
    [men_capture] Schijven slaan
    [capture_axes] Stukken slaan
    [king_range] Dammen gaan
    [king_landing] Een dam die slaat, komt neer
    [removal] Geslagen stukken gaan van het bord
    [reversal] Tussen twee sprongen mag een dam
    [man_takes_king] Mag een schijf een dam slaan?
    [precedence] Welke slag moet je doen?
    [promotion] Een schijf die tijdens een slag de damlijn bereikt
    [king_walk] Zetten achter elkaar met dezelfde dam
    [enforcement] Wie niet slaat zoals het moet
    [offence] Wat telt als fout?
    [touch] Een aangeraakt stuk
    [goal] Wie wint?
    [repetition] Remise door herhaling
    [repetition_draw] Na een herhaling
    [repetition_guard] Terugkeren met een dam telt
    [no_progress] Remise als er niets gebeurt (aantal zetten per speler)
    [no_progress_draw] Na zoveel zetten waarin niets gebeurt
    [few_kings] Alleen nog dammen, twee tegen één of één tegen één
   *[endings] Andere eindspelen die remise zijn
}
# What a field can be set to: the field's name, a dash, the value.
house-choice = { $choice ->
    [size-8x8] 8 × 8 velden
    [size-10x10] 10 × 10 velden
    [corner-left] links
    [corner-right] rechts
    [men_capture-forward] alleen vooruit
    [men_capture-backward] vooruit en achteruit
    [capture_axes-diagonal] schuin
    [capture_axes-straight] langs rijen en kolommen
    [capture_axes-all] schuin en langs rijen en kolommen
    [king_range-one] één veld per keer
    [king_range-flying] zo ver als je wilt
    [king_landing-any] op een veld naar keuze achter het geslagen stuk
    [king_landing-adjacent] vlak achter het geslagen stuk
    [king_landing-behind-king] naar keuze, maar vlak achter een geslagen dam
    [removal-after] als de zet klaar is
    [removal-during] meteen, één voor één
    [reversal-may-turn-back] rechtsomkeert maken
    [reversal-no-turning-back] niet rechtsomkeert maken
    [man_takes_king-yes] ja
    [man_takes_king-no] nee
    [precedence-free] vrije keuze
    [promotion-end] gaat verder als schijf
    [promotion-stop] wordt dam en stopt
    [promotion-continue] gaat verder als dam
    [enforcement-strict] ziet zijn zet geweigerd
    [enforcement-huff] kan een stuk verliezen door blazen
    [enforcement-huff-demand] kan een stuk verliezen door blazen, of moet alsnog slaan
    [enforcement-withdraw] kan verplicht worden alsnog te slaan
    [enforcement-optional] er gebeurt niets: je slaat of je slaat niet, net wat je wilt
    [offence-any-offence] ook te weinig slaan
    [offence-unfinished] alleen niet slaan, of halverwege stoppen
    [touch-touch-free] verplicht tot niets
    [touch-touch-move] moet worden gezet
    [goal-capture] wie alle stukken van de tegenstander slaat of vastzet
    [goal-crown] wie het eerst een dam heeft
    [goal-lose] wie al zijn stukken kwijt is
    [repetition-no-repetition] nooit
    [repetition-rep3] dezelfde stand voor de derde keer
    [repetition-same3] dezelfde damzet heen en weer voor de derde keer
    [repetition-return2] dam twee keer achter elkaar terug op zijn veld
    [repetition-return3] dam drie keer achter elkaar terug op zijn veld
    [repetition_draw-automatic] is het remise
    [repetition_draw-claim] mag je remise opeisen
    [repetition_guard-guarded] alleen zolang er verder niets gebeurt
    [repetition_guard-unguarded] altijd
    [no_progress_draw-automatic] is het remise
    [no_progress_draw-claim] mag je remise opeisen
    [few_kings-play-on] er wordt doorgespeeld
    [few_kings-claim] je mag remise opeisen
    [few_kings-automatic] het is remise
    [endings-none] geen
    [endings-international] als bij internationaal dammen
    [endings-russian] als bij Russisch dammen
    [endings-brazilian] als bij Braziliaans dammen
    [endings-pool] als bij pool checkers
   *[endings-frisian] als bij Fries dammen
}
# A number of rows, of moves with one king, or of moves without progress.
house-number = { $field ->
    [rows] { $count }
    [king_walk] { $count ->
        [0] geen grens
       *[other] hoogstens { $count }
    }
   *[no_progress] { $count ->
        [0] nooit
       *[other] { $count }
    }
}
house-zero = 0 betekent nooit of geen grens.
house-place-first = allereerst
house-place-next = daarna
house-nothing-more = verder niets
house-changed = veranderd
# $field, $now and $printed are texts from above.
house-difference = { $field } – { SMALL($now) } (gedrukt: { SMALL($printed) })
house-differs = Wat anders is dan bij { $game }
house-differs-nothing = Nog niets.
house-all-rules = Alle regels
house-conflicts = Dit gaat niet samen
house-conflict = { $conflict ->
    [rows] De schijven hebben ten minste één rij nodig, en tussen beide kanten moeten ten minste twee rijen leeg blijven.
    [landing-of-short-king] Een dam die één veld per keer gaat, komt altijd vlak achter het geslagen stuk neer: kies voor het neerkomen “op een veld naar keuze”, of laat dammen verder gaan.
    [criterion-twice] Hetzelfde punt voor de keuze van een slag staat er twee keer.
    [criterion-gap] Vóór een punt voor de keuze van een slag is een plaats leeg gebleven.
   *[no-progress-too-short] Na zo weinig zetten kun je niet zeggen dat er niets gebeurt: 0 voor nooit, of ten minste 5 zetten van elke speler.
}
# $field is what is to be changed, $value what it would be then.
house-remedy = Veranderen in: { $field } – { $value }
house-refused-heading = Dit zijn geen huisregels
# $text is what could not be read.
house-refused = { $why ->
    [unknown-game] Geen spel heet “{ $text }”.
    [unknown-switch] Geen huisregel heet “{ $text }”.
    [ambiguous] “{ $text }” kan meer dan één huisregel betekenen.
    [twice] Dit wordt twee keer bepaald: { $text }
   *[too-long] De tekst is langer dan huisregels ooit zijn.
}
house-new = Nieuwe huisregels maken
house-play = Volgens deze regels spelen
house-change = Deze regels veranderen
house-reset = Alle veranderingen ongedaan maken
house-name = Naam van je regels
house-save = Bewaren
house-rename = Hernoemen
house-saved = Bewaard: er staat nu een doos voor in de spellenkast.
house-not-saved = Deze browser bewaart niets. Bewaar de regels als bestand.
house-deleted = “{ $name }” is verwijderd.
house-share = Link kopiëren
house-link = Link naar deze regels
house-to-file = Als bestand bewaren
house-from-file = Bestand openen
house-file-refused = In dit bestand staan geen huisregels.
house-own = Je eigen regels
house-own-intro = Zoals jullie thuis spelen.
house-referee = Volgens de huisregels
