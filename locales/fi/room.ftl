# Rooms: two people in two places at one board, and others who watch.

# A new game.
room-opponent = Minä ja ystävä eri paikoissa
room-your-name = Nimesi, jos haluat
room-open = Avaa huone
room-open-failed = Huonetta ei voitu avata. Yritä hetken kuluttua uudelleen.

# Waiting for the other.
room-waiting-heading = Kutsu ystäväsi
room-waiting = Lähetä tämä linkki tai osoita kuvaa puhelimella. Se, joka avaa linkin ensin, istuutuu sinua vastapäätä.
room-link-play = Linkki pelaajalle
room-link-watch = Linkki katsojille
room-picture = Linkki pelaajalle QR-koodina
room-send = Lähetä linkki
# Damier answers nobody but this computer.
room-only-here = Nämä linkit voi avata vain tällä tietokoneella. Näin käynnistät Damierin niin, että muutkin pääsevät mukaan:
room-agreed = Näin on sovittu
room-you-play = Sinun värisi: { SMALL($color) }.

# Somebody was invited. $name is a person.
room-invited = Sinut on kutsuttu peliin
room-invited-by = { $name } kutsuu sinut peliin
room-sit = Istu pelaamaan (värisi: { SMALL($color) })
room-only-watch = Haluan vain seurata
room-sit-late = Joku ehti ensin: kummallakin paikalla istuu jo joku. Voit seurata peliä.

# At the board. $name is a person or a color.
room-sent = Lähetetty…
room-saved = Tallennettu
room-watchers = { $watchers ->
    [one] yksi katsoja
   *[other] { $watchers } katsojaa
}
room-you-watch = Seuraat peliä.
room-here = paikalla
room-away = poissa
room-away-since = { $name } ei ole nyt paikalla. Odota tai tule takaisin toisena päivänä: huone pysyy auki.
# $time is as on a clock, "2:10".
room-away-claim-in = { $name } ei ole nyt paikalla. Saat vaatia voittoa hetken kuluttua ({ $time }). Voit myös odottaa tai tulla takaisin toisena päivänä.
room-away-claim = { $name } on ollut kauan poissa. Saat vaatia voittoa tai odottaa vielä.
room-claim = Vaadi voittoa
room-connecting = Yhteys on katkennut. Yritetään uudelleen…
room-connect-now = Yritä nyt
room-not-saved = Palvelin ei voi juuri nyt tallentaa mitään. Siirtosi säilyy täällä, ja se lähetetään uudelleen.
room-closed = Tämän Damierin ylläpitäjä on sulkenut huoneen. Peli on tallessa.
# What somebody did was not accepted, as something else had happened first.
room-too-late = Jotain muuta ehti tapahtua ensin, joten tästä ei tullut mitään. Tässä on pelin nykyinen tilanne.
room-gone = Sellaista huonetta ei ole. Linkistä voi puuttua jotain.
room-unreachable = Huoneeseen ei saada nyt yhteyttä. Tarkista yhteys ja yritä uudelleen.
room-no-wasm = Tämä selain ei tunne WebAssemblyä, joten sillä ei voi pelata täällä ilman salasanaa. Avaa linkki toisessa selaimessa.

# What one player wants of the other.
room-ask-back = Pyydä siirron perumista
room-asks-back = { $name } haluaisi perua viimeisen siirtonsa.
room-asked-back = Olet pyytänyt siirtosi perumista. Vastustajan on suostuttava siihen.
room-ask-rematch = Pyydä uutta peliä, värit vaihtuvat
room-asks-rematch = { $name } haluaisi pelata uudelleen niin, että värit vaihtuvat.
room-asked-rematch = Olet pyytänyt uutta peliä. Vastustajan on suostuttava siihen.
room-grant = Sopii
room-refuse = Ei kiitos
room-refused-back = Siirtoa ei peruta.
room-refused-rematch = Nyt ei pelata uutta peliä.
room-declined = Tasapeliin ei suostuttu.
room-next = Siirry seuraavaan peliin

# The same seat on another device.
room-take-along = Ota paikka mukaan
room-take-about = Jatka tätä peliä toisella laitteella: osoita sillä kuvaa tai avaa linkki siellä.
room-take-link = Linkki toiselle laitteelle
room-take-picture = Linkki toiselle laitteelle QR-koodina
room-take-heading = Jatketaanko tällä laitteella?
room-take-confirm = Paikka siirtyy tälle laitteelle. Toisella laitteella peliä voi sitten vain seurata.
room-take-here = Ota paikka
room-taken-along = Paikkasi on nyt toisella laitteella. Tällä laitteella voit seurata peliä.
