# A server that others can reach: its password, whose games are whose, and several devices.

# The password of the household.
visit-heading = Das Passwort, bitte
visit-about = Hier darf nicht jeder herein. Wer dieses Damier eingerichtet hat, kann dir das Passwort sagen.
visit-password = Passwort
visit-show = Zeigen
visit-sign-in = Hinein
visit-aside = Nur auf diesem Gerät spielen
visit-aside-about = Spielen, lernen und die Regeln lesen kannst du auch ohne. Deine Partien bleiben auf diesem Gerät und werden gespeichert, sobald du das Passwort eingegeben hast.
visit-wrong = Das ist nicht das Passwort. Versuch es noch einmal.
# $time is "40 seconds" or "3 minutes".
visit-slow-down = Das war zu oft falsch. Versuch es wieder nach einer Pause ({ $time }).
visit-failed = Das hat nicht geklappt. Versuch es gleich noch einmal.
visit-state = Passwort nötig: Partien bleiben auf diesem Gerät.
# In a browser that keeps nothing.
visit-state-window = Passwort nötig: Partien bleiben nur in diesem Fenster.
visit-enter = Passwort eingeben
visit-game-locked = Diese Partie ist nicht auf diesem Gerät. Gib das Passwort ein, um sie zu sehen.

# Where somebody entered it. $day is a date.
visit-devices = Angemeldete Geräte
visit-this-device = dieses Gerät
visit-seen = zuletzt gesehen am { $day }
visit-sign-out = Abmelden
visit-sign-out-about = Beim Abmelden wird keine Partie gelöscht. Melde dich wieder an, und deine Partien sind wieder da.

# Whose a game is.
owner-common = Gemeinsam: Alle hier können weiterspielen
owner-claim = Zu meiner Partie machen
owner-claimed = Jetzt ist es deine Partie.
owner-another = Diese Partie gehört jemand anderem. Du kannst zuschauen, zurückblättern und sie analysieren.
owner-copy = In einer Kopie weiterspielen
share-button = Andere per Link zuschauen lassen
share-about = Wer den Link hat, kann zuschauen, aber nicht ziehen.
share-link = Link zu dieser Partie
# Where the browser does not allow it; the link is marked by then.
share-copy-yourself = Der Link ist markiert: Kopiere ihn selbst.
share-stop = Nicht mehr teilen
share-stopped = Niemand anders kann sie mehr sehen.

# The same games on several devices, by a code.
take-heading = Meine Partien auf anderen Geräten
take-about = Ein Handy und ein Computer können dieselben Partien haben.
take-give = Meine Partien auf einem anderen Gerät nutzen
take-how = Gib diesen Code dort in den Einstellungen ein oder öffne dort diesen Link:
take-link = Link für das andere Gerät
# $time is as on a clock, "9:41".
take-lasts = Gilt einmal, noch { $time }
take-over = Dieser Code gilt nicht mehr.
take-code = Code von einem anderen Gerät
take-enter = Partien hierherholen
take-confirm-heading = Partien hierherholen?
take-confirm = Dieses Gerät hat dann dieselben Partien wie das andere. Seine eigenen Partien kommen mit.
take-wrong = Dieser Code geht nicht. Vielleicht ist er vertippt, zu alt oder schon benutzt.

# The page is open at another address than the one that people are told; a link to that follows.
moved-notice = Damier ist jetzt hier:
