# A server that others can reach: its password, whose games are whose, and several devices.

# The password of the household.
visit-heading = Salasana, kiitos
visit-about = Kaikki eivät pääse tänne. Salasanan voi kertoa se, joka on ottanut tämän Damierin käyttöön.
visit-password = Salasana
visit-show = Näytä
visit-sign-in = Sisään
visit-aside = Pelaa vain tällä laitteella
visit-aside-about = Voit pelata, oppia ja lukea sääntöjä ilman sitä. Pelisi pysyvät tällä laitteella, ja ne tallennetaan heti kun olet antanut salasanan.
visit-wrong = Salasana ei ole oikea. Yritä uudelleen.
# $time is "40 seconds" or "3 minutes".
visit-slow-down = Se meni väärin liian monta kertaa. Odota ennen kuin yrität uudelleen: { $time }.
visit-failed = Se ei onnistunut. Yritä hetken päästä uudelleen.
visit-state = Salasana puuttuu: pelit tallennetaan tälle laitteelle.
# In a browser that keeps nothing.
visit-state-window = Salasana puuttuu: pelit säilyvät vain tässä ikkunassa.
visit-enter = Anna salasana
visit-game-locked = Tämä peli ei ole tällä laitteella. Anna salasana, niin näet sen.

# Where somebody entered it. $day is a date.
visit-devices = Sisään kirjautuneet laitteet
visit-this-device = tämä laite
visit-seen = nähty viimeksi { $day }
visit-sign-out = Kirjaudu ulos
visit-sign-out-about = Uloskirjautuminen ei poista pelejä. Kun kirjaudut taas sisään, pelisi ovat jälleen täällä.

# Whose a game is.
owner-common = Yhteinen: kuka tahansa täällä voi jatkaa
owner-claim = Tee siitä minun
owner-claimed = Nyt peli on sinun.
owner-another = Tämä on jonkun toisen peli. Voit seurata, selata ja analysoida sitä.
owner-copy = Jatka kopiossa
share-button = Anna muiden katsoa linkillä
share-about = Se, jolla on linkki, voi seurata peliä mutta ei siirtää.
share-link = Linkki tähän peliin
# Where the browser does not allow it; the link is marked by then.
share-copy-yourself = Linkki on valittuna: kopioi se itse.
share-stop = Lopeta jakaminen
share-stopped = Kukaan muu ei enää näe sitä.

# The same games on several devices, by a code.
take-heading = Pelini muilla laitteilla
take-about = Puhelimella ja tietokoneella voi olla samat pelit.
take-give = Käytä pelejäni toisella laitteella
take-how = Kirjoita tämä koodi siellä asetuksiin tai avaa siellä tämä linkki:
take-link = Linkki toiselle laitteelle
# $time is as on a clock, "9:41".
take-lasts = Toimii kerran, aikaa jäljellä { $time }
take-over = Tämä koodi ei enää toimi.
take-code = Koodi toiselta laitteelta
take-enter = Tuo pelit tänne
take-confirm-heading = Tuodaanko pelit tänne?
take-confirm = Tälle laitteelle tulevat samat pelit kuin toisella on. Sen omat pelit tulevat mukaan.
take-wrong = Tämä koodi ei toimi. Ehkä se on kirjoitettu väärin, liian vanha tai jo käytetty.

# The page is open at another address than the one that people are told; a link to that follows.
moved-notice = Damier on nyt täällä:
