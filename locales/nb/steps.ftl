# First steps and puzzles.

# The lessons of a course, and what there is to do in them: a line for a child.
step-move = Flytt
step-capture = Slå
step-must = Du må slå
step-most = Slå flest
step-choice = Du kan velge
step-king = Dammen
step-crown = Bli dam
step-failing = Glemte slag
step-end = Slutten på spillet
step-draw = Remis
step-shot = En første kombinasjon
step-line-move = Flytt brikken én rute skrått fremover.
step-line-move-any = Flytt en av brikkene dine: alltid fremover, aldri bakover.
step-line-capture = Hopp over den andre brikken: da er den din.
step-line-capture-two = Slå to på én gang!
step-line-capture-back = En vanlig brikke slår bakover også. Prøv!
step-line-no-back = En vanlig brikke slår ikke bakover. Bare flytt videre.
step-line-must = Du må slå. Hvilken brikke kan?
step-line-most = Du må slå så mange du kan.
step-line-choice = Slå én eller to: du kan velge.
step-line-capture-across = Man slår også rett frem, rett tilbake og til siden. Prøv!
step-line-not-the-king = En vanlig brikke får ikke slå en dam. Bare flytt videre.
step-line-take-the-king = Like mange på begge måter? Da må du slå dammen.
step-line-king-first = Kan begge slå? Da må dammen gjøre det.
step-line-right-behind = Slår du en dam til slutt, stopper du rett bak den.
step-line-king-far = Dammen glir så langt den vil. Gå til det fjerneste hjørnet!
step-line-king-near = Dammen går én rute, bakover også. Gå tilbake!
step-line-king-take-far = Dammen slår på avstand.
step-line-king-take-back = Dammen slår bakover også.
step-line-king-two = Slå to med dammen!
step-line-crown = Nå motstanderens bakerste rekke: brikken din blir dam.
step-line-crown-capture = Hopp til motstanderens bakerste rekke!
step-line-pass-man = Den er bare innom den bakerste rekken og forblir en vanlig brikke. Prøv!
step-line-pass-king = Den blir dam underveis og fortsetter. Prøv!
step-line-pass-stop = Den blir dam der, og trekket er slutt. Prøv!
step-line-huff = Motstanderen glemte å slå! Blås: pek på brikken som skulle ha slått.
step-line-huff-which = To brikker står foran dine, men bare én kunne slå. Pek på den, så blåser du den.
step-line-huffed = Å blåse er ikke et trekk: gjør trekket ditt nå.
step-line-forget = Du kan slå, men glem det med vilje denne gangen: flytt brikken i hjørnet.
step-line-remember = Du kan slå igjen. Ikke glem det denne gangen!
step-line-obey = Nå må du slå.
step-line-demand = Motstanderen glemte å slå! Krev slaget.
step-line-demand-which = Motstanderen glemte å slå! Hvilken brikke skulle ha gjort det? Pek på den.
step-line-pointed = Krev slaget nå.
step-line-let-stand = Du kan også la det passere, hvis du heller vil det. Slå selv i stedet!
step-line-last = Slå den siste brikken: du vinner!
step-line-block = Steng den siste brikken inne: den som ikke kan flytte, taper.
step-line-repeat = Frem og tilbake, frem og tilbake: det er remis. Gå tilbake én gang til!
step-line-claim = For få dammer til å vinne: krev remis.
step-line-claim-again = Frem og tilbake, nå for tredje gang: krev remis.
step-line-agree = Man kan også bli enige. Tilby remis!
step-line-shot = Gi bort én brikke, og slå flere!

# The page of the lessons.
step-heading = De første skrittene
step-intro = Små leksjoner til et første spill. Velg hva du vil spille.
step-task = Oppgave { $number } av { $count }
step-good = Bra gjort!
step-star = Bra gjort! En stjerne til deg!
step-huffed = Bra gjort! Brikken er din. Gjør nå trekket ditt.
step-was-huffed = Borte! Brikken din blir blåst, og motstanderen trekker også.
step-was-demanded = Motstanderen krever slaget: trekket ditt tas tilbake.
step-pointed = Riktig, det er den!
step-all-done = Du kan alt. Spill nå!
step-done = ferdig
step-next = Videre
step-back = Tilbake
step-again = En gang til
step-restart = Begynn på nytt
step-not-that = Det er lov, men finn noe annet.
step-not-guilty = Den brikken kunne ikke slå. Se en gang til.
step-play = Start et spill
step-stars = { $stars ->
    [one] én stjerne
   *[other] { $stars } stjerner
}

# The page of the puzzles. $color is the side to move.
puzzle-heading = Oppgaver
puzzle-intro = Ett trekk er riktig, og ikke noe annet. Finn det!
puzzle-number = Oppgave { $number } av { $count }
puzzle-to-move = { $color } trekker og vinner
puzzle-level = Hvor vanskelig?
puzzle-easy = Lett
puzzle-medium = Middels
puzzle-hard = Vanskelig
puzzle-right = Riktig! Fortsett.
puzzle-solved = Løst!
puzzle-shown = Det var løsningen.
puzzle-line = Løsning: { $moves }
puzzle-wrong = Ikke det. Prøv igjen.
puzzle-also-good = Det trekket er også bra! Finn nå det andre.
puzzle-solution = Vis løsningen
puzzle-next = Neste oppgave
puzzle-skip = En annen
puzzle-stars = Vanskelighetsgrad: { $stars } av 5
puzzle-was-solved = Denne har du løst.
puzzle-none = Den oppgaven finnes ikke.
puzzle-others = Til oppgavene i dette spillet
puzzle-print = Skriv ut seks oppgaver
puzzle-count = { $solved ->
    [one] én oppgave løst
   *[other] { $solved } oppgaver løst
}
