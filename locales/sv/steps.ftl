# First steps and puzzles.

# The lessons of a course, and what there is to do in them: a line for a child.
step-move = Flytta
step-capture = Slå
step-must = Du måste slå
step-most = Slå flest
step-choice = Du får välja
step-king = Damen
step-crown = Bli dam
step-failing = Glömda slag
step-end = Partiets slut
step-draw = Remi
step-shot = En första kombination
step-line-move = Flytta brickan en ruta snett framåt.
step-line-move-any = Flytta en av dina brickor: alltid framåt, aldrig bakåt.
step-line-capture = Hoppa över den andra brickan: då är den din.
step-line-capture-two = Slå två på en gång!
step-line-capture-back = En vanlig bricka slår bakåt också. Prova!
step-line-no-back = En vanlig bricka slår inte bakåt. Flytta bara vidare.
step-line-must = Du måste slå. Vilken bricka kan?
step-line-most = Du måste slå så många du kan.
step-line-choice = Slå en eller två: du får välja.
step-line-capture-across = Man slår också rakt fram, rakt bakåt och åt sidan. Prova!
step-line-not-the-king = En vanlig bricka får inte slå en dam. Flytta bara vidare.
step-line-take-the-king = Lika många på båda sätten? Då måste du slå damen.
step-line-king-first = Kan båda slå? Då måste damen göra det.
step-line-right-behind = Slår du en dam sist, stannar du på rutan närmast bakom den.
step-line-king-far = Damen glider så långt den vill. Gå till hörnet längst bort!
step-line-king-near = Damen går en ruta, bakåt också. Gå tillbaka!
step-line-king-take-far = Damen slår på avstånd.
step-line-king-take-back = Damen slår bakåt också.
step-line-king-two = Slå två med damen!
step-line-crown = Nå sista raden: din bricka blir dam.
step-line-crown-capture = Hoppa till sista raden!
step-line-pass-man = Den passerar bara sista raden och förblir en vanlig bricka. Prova!
step-line-pass-king = Den blir dam på vägen och fortsätter. Prova!
step-line-pass-stop = Den blir dam där, och draget är slut. Prova!
step-line-huff = Motspelaren glömde att slå! Blås: peka på brickan som borde ha slagit.
step-line-huff-which = Två brickor står framför dina, men bara en kunde slå. Peka på den, så blåser du den.
step-line-huffed = Att blåsa är inget drag: gör ditt drag nu.
step-line-forget = Du kan slå, men glöm det med flit den här gången: flytta brickan i hörnet.
step-line-remember = Du kan slå igen. Glöm det inte den här gången!
step-line-obey = Nu måste du slå.
step-line-demand = Motspelaren glömde att slå! Kräv slaget.
step-line-demand-which = Motspelaren glömde att slå! Vilken bricka borde ha gjort det? Peka på den.
step-line-pointed = Kräv slaget nu.
step-line-let-stand = Du får också låta det passera, om du hellre vill det. Slå själv i stället!
step-line-last = Slå den sista brickan: du vinner!
step-line-block = Stäng in den sista brickan: den som inte kan flytta förlorar.
step-line-repeat = Fram och tillbaka, fram och tillbaka: det är remi. Gå tillbaka en gång till!
step-line-claim = För få damer för att vinna: kräv remi.
step-line-claim-again = Fram och tillbaka, nu för tredje gången: kräv remi.
step-line-agree = Man kan också komma överens. Erbjud remi!
step-line-shot = Ge bort en bricka och slå fler!

# The page of the lessons.
step-heading = De första stegen
step-intro = Små lektioner inför ett första parti. Välj vad du vill spela.
step-task = Uppgift { $number } av { $count }
step-good = Bra gjort!
step-star = Bra gjort! En stjärna till dig!
step-huffed = Bra gjort! Brickan är din. Gör nu ditt drag.
step-was-huffed = Borta! Din bricka blåses, och motspelaren får flytta också.
step-was-demanded = Motspelaren kräver slaget: ditt drag tas tillbaka.
step-pointed = Rätt, det är den!
step-all-done = Du kan allt. Spela nu!
step-done = klar
step-next = Vidare
step-back = Tillbaka
step-again = En gång till
step-restart = Börja om
step-not-that = Det är tillåtet, men leta efter något annat.
step-not-guilty = Den brickan kunde inte slå. Titta en gång till.
step-play = Spela ett parti
step-stars = { $stars ->
    [one] en stjärna
   *[other] { $stars } stjärnor
}

# The page of the puzzles. $color is the side to move.
puzzle-heading = Kluringar
puzzle-intro = Ett drag är rätt och inget annat. Hitta det!
puzzle-number = Kluring { $number } av { $count }
puzzle-to-move = { $color } flyttar och vinner
puzzle-level = Hur svår?
puzzle-easy = Lätt
puzzle-medium = Medel
puzzle-hard = Svår
puzzle-right = Rätt! Fortsätt.
puzzle-solved = Löst!
puzzle-shown = Det var lösningen.
puzzle-line = Lösning: { $moves }
puzzle-wrong = Inte det. Försök igen.
puzzle-also-good = Det draget är också bra! Leta nu efter det andra.
puzzle-solution = Visa lösningen
puzzle-next = Nästa kluring
puzzle-skip = En annan
puzzle-stars = Svårighetsgrad: { $stars } av 5
puzzle-was-solved = Den här har du löst.
puzzle-none = Den kluringen finns inte.
puzzle-others = Till det här spelets kluringar
puzzle-print = Skriv ut sex kluringar
puzzle-count = { $solved ->
    [one] en kluring löst
   *[other] { $solved } kluringar lösta
}
