# First steps and puzzles.

# The lessons of a course, and what there is to do in them: a line for a child.
step-move = Flyt
step-capture = Slå
step-must = Du skal slå
step-most = Slå flest
step-choice = Du må vælge
step-king = Dammen
step-crown = Bliv dam
step-failing = Glemte slag
step-end = Spillets afslutning
step-draw = Remis
step-shot = En første kombination
step-line-move = Flyt brikken ét felt skråt frem.
step-line-move-any = Flyt en af dine brikker: altid fremad, aldrig tilbage.
step-line-capture = Spring over den anden brik: så er den din.
step-line-capture-two = Slå to på én gang!
step-line-capture-back = En almindelig brik slår også baglæns. Prøv!
step-line-no-back = En almindelig brik slår ikke baglæns. Flyt bare videre.
step-line-must = Du skal slå. Hvilken brik kan?
step-line-most = Du skal slå så mange, du kan.
step-line-choice = Slå én eller to: du må vælge.
step-line-capture-across = Man slår også lige frem, lige tilbage og til siden. Prøv!
step-line-not-the-king = En almindelig brik må ikke slå en dam. Flyt bare videre.
step-line-take-the-king = Lige mange på begge måder? Så skal du slå dammen.
step-line-king-first = Kan begge slå? Så skal dammen gøre det.
step-line-right-behind = Slår du en dam til sidst, standser du lige bag den.
step-line-king-far = Dammen løber så langt, den vil. Gå til det fjerneste hjørne!
step-line-king-near = Dammen går ét felt, også baglæns. Gå tilbage!
step-line-king-take-far = Dammen slår på afstand.
step-line-king-take-back = Dammen slår også baglæns.
step-line-king-two = Slå to med dammen!
step-line-crown = Nå modstanderens bageste række: din brik bliver dam.
step-line-crown-capture = Spring til modstanderens bageste række!
step-line-pass-man = Den passerer kun den bageste række og forbliver en almindelig brik. Prøv!
step-line-pass-king = Den bliver dam undervejs og fortsætter. Prøv!
step-line-pass-stop = Den bliver dam dér, og trækket er slut. Prøv!
step-line-huff = Modstanderen glemte at slå! Pust: peg på brikken, der skulle have slået.
step-line-huff-which = To brikker står foran dine, men kun én kunne slå. Peg på den, så puster du den.
step-line-huffed = At puste er ikke et træk: lav dit træk nu.
step-line-forget = Du kan slå, men glem det med vilje denne gang: flyt brikken i hjørnet.
step-line-remember = Du kan slå igen. Glem det ikke denne gang!
step-line-obey = Nu skal du slå.
step-line-demand = Modstanderen glemte at slå! Kræv slaget.
step-line-demand-which = Modstanderen glemte at slå! Hvilken brik skulle have gjort det? Peg på den.
step-line-pointed = Kræv slaget nu.
step-line-let-stand = Du må også lade det passere, hvis du hellere vil. Slå selv i stedet!
step-line-last = Slå den sidste brik: du vinder!
step-line-block = Luk den sidste brik inde: den, der ikke kan trække, taber.
step-line-repeat = Frem og tilbage, frem og tilbage: det er remis. Gå tilbage én gang til!
step-line-claim = For få dammer til at vinde: kræv remis.
step-line-claim-again = Frem og tilbage, nu for tredje gang: kræv remis.
step-line-agree = Man kan også blive enige. Tilbyd remis!
step-line-shot = Giv én brik, og slå flere!

# The page of the lessons.
step-heading = De første skridt
step-intro = Små lektioner til et første spil. Vælg, hvad du vil spille.
step-task = Opgave { $number } af { $count }
step-good = Godt gået!
step-star = Godt gået! En stjerne til dig!
step-huffed = Godt gået! Brikken er din. Lav nu dit træk.
step-was-huffed = Væk er den! Din brik bliver pustet, og modstanderen trækker også.
step-was-demanded = Modstanderen kræver slaget: dit træk tages tilbage.
step-pointed = Rigtigt, det er den!
step-all-done = Du kan det hele. Spil nu!
step-done = klaret
step-next = Videre
step-back = Tilbage
step-again = En gang til
step-restart = Begynd forfra
step-not-that = Det er tilladt, men find noget andet.
step-not-guilty = Den brik kunne ikke slå. Se en gang til.
step-play = Start et spil
step-stars = { $stars ->
    [one] én stjerne
   *[other] { $stars } stjerner
}

# The page of the puzzles. $color is the side to move.
puzzle-heading = Opgaver
puzzle-intro = Ét træk er rigtigt og intet andet. Find det!
puzzle-number = Opgave { $number } af { $count }
puzzle-to-move = { $color } trækker og vinder
puzzle-level = Hvor svær?
puzzle-easy = Let
puzzle-medium = Middel
puzzle-hard = Svær
puzzle-right = Rigtigt! Fortsæt.
puzzle-solved = Løst!
puzzle-shown = Det var løsningen.
puzzle-line = Løsning: { $moves }
puzzle-wrong = Ikke det. Prøv igen.
puzzle-also-good = Det træk er også godt! Find nu det andet.
puzzle-solution = Vis løsningen
puzzle-next = Næste opgave
puzzle-skip = En anden
puzzle-stars = Sværhedsgrad: { $stars } af 5
puzzle-was-solved = Den her har du løst.
puzzle-none = Den opgave findes ikke.
puzzle-others = Til opgaverne i dette spil
puzzle-print = Udskriv seks opgaver
puzzle-count = { $solved ->
    [one] én opgave løst
   *[other] { $solved } opgaver løst
}
