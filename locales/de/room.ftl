# Rooms: two people in two places at one board, and others who watch.

# A new game.
room-opponent = Zu zweit an zwei Orten
room-your-name = Dein Name, wenn du magst
room-open = Einen Raum öffnen
room-open-failed = Der Raum konnte nicht geöffnet werden. Versuch es gleich noch einmal.

# Waiting for the other.
room-waiting-heading = Lade jemanden ein
room-waiting = Schick diesen Link, oder halte ein Handy vor das Bild. Wer ihn zuerst öffnet, setzt sich dir gegenüber.
room-link-play = Link zum Mitspielen
room-link-watch = Link zum Zuschauen
room-picture = Der Link zum Mitspielen als QR-Code
room-send = Link schicken
# Damier answers nobody but this computer.
room-only-here = Diese Links lassen sich nur auf diesem Computer öffnen. So startest du Damier, damit andere mitspielen können:
room-agreed = Das ist abgemacht
room-you-play = Du spielst { $color }.

# Somebody was invited. $name is a person.
room-invited = Du bist zu einer Partie eingeladen
room-invited-by = { $name } lädt dich zu einer Partie ein
room-sit = Hinsetzen und { $color } spielen
room-only-watch = Nur zuschauen
room-sit-late = Jemand war schneller: Beide Plätze sind besetzt. Du kannst zuschauen.

# At the board. $name is a person or a color.
room-sent = Gesendet …
room-saved = Gespeichert
room-watchers = { $watchers ->
    [one] eine Person schaut zu
   *[other] { $watchers } Personen schauen zu
}
room-you-watch = Du schaust zu.
room-here = da
room-away = nicht da
room-away-since = { $name } ist nicht da. Warte, oder komm an einem anderen Tag wieder: Der Raum bleibt offen.
# $time is as on a clock, "2:10".
room-away-claim-in = { $name } ist nicht da. Noch { $time }, dann darfst du den Sieg beanspruchen. Du kannst auch warten oder an einem anderen Tag wiederkommen.
room-away-claim = { $name } ist schon lange weg. Du darfst den Sieg beanspruchen oder weiter warten.
room-claim = Sieg beanspruchen
room-connecting = Die Verbindung ist unterbrochen. Neuer Versuch …
room-connect-now = Jetzt versuchen
room-not-saved = Der Server kann gerade nichts speichern. Dein Zug bleibt hier und wird noch einmal gesendet.
room-closed = Wer dieses Damier betreibt, hat den Raum geschlossen. Die Partie bleibt erhalten.
# What somebody did was not accepted, as something else had happened first.
room-too-late = Etwas anderes war schneller, deshalb wurde daraus nichts. So steht die Partie jetzt.
room-gone = Diesen Raum gibt es nicht. Vielleicht fehlt etwas am Link.
room-unreachable = Der Raum ist gerade nicht erreichbar. Sieh nach, ob eine Verbindung besteht, und versuch es noch einmal.
room-no-wasm = Dieser Browser kennt kein WebAssembly und kann hier deshalb nicht ohne das Passwort spielen. Öffne den Link in einem anderen Browser.

# What one player wants of the other.
room-ask-back = Darf ich zurücknehmen?
room-asks-back = { $name } möchte den letzten Zug zurücknehmen.
room-asked-back = Du möchtest deinen Zug zurücknehmen. Dein Gegner muss einverstanden sein.
room-ask-rematch = Revanche mit vertauschten Farben?
room-asks-rematch = { $name } möchte noch eine Partie mit vertauschten Farben.
room-asked-rematch = Du möchtest noch eine Partie. Dein Gegner muss einverstanden sein.
room-grant = Einverstanden
room-refuse = Nein, danke
room-refused-back = Der Zug wird nicht zurückgenommen.
room-refused-rematch = Jetzt keine neue Partie.
room-declined = Das Remis ist abgelehnt.
room-next = Zur nächsten Partie

# The same seat on another device.
room-take-along = Platz mitnehmen
room-take-about = Auf einem anderen Gerät weiterspielen: Halte es vor das Bild, oder öffne dort den Link.
room-take-link = Link für das andere Gerät
room-take-picture = Der Link für das andere Gerät als QR-Code
room-take-heading = Hier weiterspielen?
room-take-confirm = Dieses Gerät übernimmt den Platz. Auf dem anderen kann man dann nur noch zuschauen.
room-take-here = Platz übernehmen
room-taken-along = Dein Platz ist jetzt auf einem anderen Gerät. Hier kannst du zuschauen.
