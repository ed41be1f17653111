# Rooms: two people in two places at one board, and others who watch.

# A new game.
room-opponent = Jag och en vän någon annanstans
room-your-name = Ditt namn, om du vill
room-open = Öppna ett rum
room-open-failed = Rummet gick inte att öppna. Försök igen om en stund.

# Waiting for the other.
room-waiting-heading = Bjud in din vän
room-waiting = Skicka den här länken, eller rikta en telefon mot bilden. Den som öppnar den först sätter sig mittemot dig.
room-link-play = Länk för att spela
room-link-watch = Länk för att titta på
room-picture = Länken för att spela, som QR-kod
room-send = Skicka länken
# Damier answers nobody but this computer.
room-only-here = De här länkarna går bara att öppna på den här datorn. Så här startar du Damier så att andra kan vara med:
room-agreed = Det här gäller
room-you-play = Du spelar { SMALL($color) }.

# Somebody was invited. $name is a person.
room-invited = Du är inbjuden till ett parti
room-invited-by = { $name } bjuder in dig till ett parti
room-sit = Sätt dig och spela { SMALL($color) }
room-only-watch = Bara titta på
room-sit-late = Någon hann före: båda platserna är upptagna. Du kan titta på.

# At the board. $name is a person or a color.
room-sent = Skickat…
room-saved = Sparat
room-watchers = { $watchers ->
    [one] en tittar på
   *[other] { $watchers } tittar på
}
room-you-watch = Du tittar på.
room-here = här
room-away = inte här
room-away-since = { $name } är inte här just nu. Vänta, eller kom tillbaka en annan dag: rummet förblir öppet.
# $time is as on a clock, "2:10".
room-away-claim-in = { $name } är inte här just nu. Om { $time } får du kräva vinsten. Du kan också vänta eller komma tillbaka en annan dag.
room-away-claim = { $name } har varit borta länge. Du får kräva vinsten eller vänta lite till.
room-claim = Kräv vinsten
room-connecting = Anslutningen har brutits. Försöker igen…
room-connect-now = Försök nu
room-not-saved = Servern kan inte spara något just nu. Ditt drag finns kvar här och skickas igen.
room-closed = Den som sköter det här Damier har stängt rummet. Partiet finns kvar.
# What somebody did was not accepted, as something else had happened first.
room-too-late = Något annat hann före, så det här blev inte av. Så här står partiet nu.
room-gone = Det rummet finns inte. En bit av länken kan saknas.
room-unreachable = Rummet går inte att nå just nu. Kontrollera anslutningen och försök igen.
room-no-wasm = Den här webbläsaren saknar WebAssembly och kan därför inte spela här utan lösenordet. Öppna länken i en annan webbläsare.

# What one player wants of the other.
room-ask-back = Be att få ångra draget
room-asks-back = { $name } ber att få ångra sitt senaste drag.
room-asked-back = Du har bett att få ångra ditt drag. Motspelaren måste gå med på det.
room-ask-rematch = Be om ett parti till med bytta färger
room-asks-rematch = { $name } vill gärna spela igen med bytta färger.
room-asked-rematch = Du har bett om ett parti till. Motspelaren måste gå med på det.
room-grant = Det går bra
room-refuse = Nej tack
room-refused-back = Draget tas inte tillbaka.
room-refused-rematch = Inget nytt parti nu.
room-declined = Remianbudet avböjdes.
room-next = Gå till nästa parti

# The same seat on another device.
room-take-along = Ta med platsen
room-take-about = Spela vidare på en annan enhet: rikta den mot bilden, eller öppna länken där.
room-take-link = Länk till den andra enheten
room-take-picture = Länken till den andra enheten, som QR-kod
room-take-heading = Spela vidare här?
room-take-confirm = Den här enheten tar över platsen. På den andra går det sedan bara att titta på.
room-take-here = Ta över platsen
room-taken-along = Din plats är nu på en annan enhet. Här kan du titta på.
