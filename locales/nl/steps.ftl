# First steps and puzzles.

# The lessons of a course, and what there is to do in them: a line for a child.
step-move = Zetten
step-capture = Slaan
step-must = Slaan moet
step-most = De meeste slaan
step-choice = Je mag kiezen
step-king = De dam
step-crown = Dam worden
step-failing = Vergeten te slaan
step-end = Het einde van de partij
step-draw = Remise
step-shot = Een eerste combinatie
step-line-move = Zet de schijf één veld schuin vooruit.
step-line-move-any = Zet een van je schijven: altijd vooruit, nooit achteruit.
step-line-capture = Spring over de andere schijf: dan is hij van jou.
step-line-capture-two = Sla er twee in één keer!
step-line-capture-back = Een schijf slaat ook achteruit. Probeer het!
step-line-no-back = Een schijf slaat niet achteruit. Zet gewoon verder.
step-line-must = Je moet slaan. Welke schijf kan het?
step-line-most = Je moet er zoveel mogelijk slaan.
step-line-choice = Sla er één of twee: je mag kiezen.
step-line-capture-across = Je slaat ook recht vooruit, recht achteruit en opzij. Probeer het!
step-line-not-the-king = Een schijf mag geen dam slaan. Doe een gewone zet.
step-line-take-the-king = Evenveel stukken? Dan moet je de dam slaan.
step-line-king-first = Kunnen ze allebei slaan? Dan gaat de dam voor.
step-line-right-behind = Is het laatste stuk dat je slaat een dam, dan stop je er vlak achter.
step-line-king-far = De dam gaat zo ver hij wil. Ga naar de verste hoek!
step-line-king-near = De dam gaat één veld, ook achteruit. Ga terug!
step-line-king-take-far = De dam slaat van ver.
step-line-king-take-back = De dam slaat ook achteruit.
step-line-king-two = Sla er twee met de dam!
step-line-crown = Ga naar de overkant: je schijf wordt een dam.
step-line-crown-capture = Spring naar de overkant!
step-line-pass-man = Hij komt maar even aan de overkant en blijft een schijf. Probeer het!
step-line-pass-king = Hij wordt onderweg een dam en slaat verder. Probeer het!
step-line-pass-stop = Hij wordt daar een dam en de zet is klaar. Probeer het!
step-line-huff = De ander vergat te slaan! Blaas: raak de schijf aan die had moeten slaan.
step-line-huff-which = Er staan twee schijven voor die van jou, maar slechts één kon slaan. Raak die aan: dan blaas je hem.
step-line-huffed = Blazen is geen zet: doe nu je eigen zet.
step-line-forget = Je kunt slaan, maar vergeet het nu eens expres: schuif de schijf die in de hoek staat.
step-line-remember = Je kunt weer slaan. Vergeet het deze keer niet!
step-line-obey = Nu moet je slaan.
step-line-demand = De ander vergat te slaan! Laat de zet terugnemen.
step-line-demand-which = De ander vergat te slaan! Welke schijf had het moeten doen? Raak hem aan.
step-line-pointed = Laat de zet nu terugnemen.
step-line-let-stand = Je mag het ook laten staan, als je dat liever doet. Sla zelf!
step-line-last = Sla de laatste schijf: je wint!
step-line-block = Sluit de laatste schijf in: wie niet kan zetten, verliest.
step-line-repeat = Heen en weer, heen en weer: dat is remise. Ga nog één keer terug!
step-line-claim = Te weinig dammen om te winnen: eis remise op.
step-line-claim-again = Heen en weer, nu voor de derde keer: eis remise op.
step-line-agree = Je kunt ook remise afspreken. Bied het aan!
step-line-shot = Geef één schijf en sla er meer!

# The page of the lessons.
step-heading = Eerste stappen
step-intro = Kleine lessen voor een eerste partij. Kies wat je wilt spelen.
step-task = Opgave { $number } van { $count }
step-good = Goed zo!
step-star = Goed zo! Een ster voor jou!
step-huffed = Goed zo! De schijf is van jou. Doe nu je zet.
step-was-huffed = Weg is hij! Je schijf is geblazen, en de ander mag ook nog zetten.
step-was-demanded = De ander laat je de zet terugnemen.
step-pointed = Juist, die is het!
step-all-done = Je kunt het allemaal. Nu spelen!
step-done = klaar
step-next = Verder
step-back = Terug
step-again = Nog een keer
step-restart = Opnieuw beginnen
step-not-that = Dat mag, maar zoek iets anders.
step-not-guilty = Die schijf kon niet slaan. Kijk nog eens.
step-play = Een partij spelen
step-stars = { $stars ->
    [one] één ster
   *[other] { $stars } sterren
}

# The page of the puzzles. $color is the side to move.
puzzle-heading = Puzzels
puzzle-intro = Eén zet is goed, en geen andere. Zoek hem!
puzzle-number = Puzzel { $number } van { $count }
puzzle-to-move = { $color } speelt en wint
puzzle-level = Hoe moeilijk?
puzzle-easy = Makkelijk
puzzle-medium = Gemiddeld
puzzle-hard = Moeilijk
puzzle-right = Goed! Ga verder.
puzzle-solved = Opgelost!
puzzle-shown = Dat was de oplossing.
puzzle-line = Oplossing: { $moves }
puzzle-wrong = Deze niet. Probeer het nog eens.
puzzle-also-good = Die is ook goed! Zoek nu de andere zet.
puzzle-solution = Oplossing tonen
puzzle-next = Volgende puzzel
puzzle-skip = Een andere
puzzle-stars = Moeilijkheid: { $stars } van 5
puzzle-was-solved = Deze heb je al opgelost.
puzzle-none = Deze puzzel is er niet.
puzzle-others = Naar de puzzels van dit spel
puzzle-print = Zes puzzels afdrukken
puzzle-count = { $solved ->
    [one] één puzzel opgelost
   *[other] { $solved } puzzels opgelost
}
