# The rules page, and comparing two games.

leaflet-contents = Sisällys
leaflet-own-words = Sääntölehtisen säännöt omin sanoin.
leaflet-own-words-world = Säännöt omin sanoin.
leaflet-try-out = Pelaa kaavakuvissa: tuomari kertoo, mikä on sallittua.
# $language is the name of a language, in itself.
leaflet-in-its-language = Sääntölehtisen kielellä: { $language }
leaflet-print = Tulosta
leaflet-play = Pelaa tätä peliä
leaflet-compare = Vertaa peliin
leaflet-compare-button = Vertaa
leaflet-open = Lue kokonaan
leaflet-reading = Näin tulkitsemme sen
leaflet-other-reading = Toinen tulkinta:
leaflet-play-other = Pelaa toisella tulkinnalla
leaflet-again = Uudelleen
leaflet-show = Näytä
# $move is a move that is not allowed.
leaflet-try = Kokeile siirtoa { $move }, joka ei ole sallittu
leaflet-right = Oikein: { $moves }
leaflet-right-more = Oikein: { $moves } ja muita
leaflet-diagram = Kaavakuva: { $caption }
compare-title = { $a } ja { $b }
# $a and $b are titles of games.
compare-intro = Tunnet tämän pelin: { $a }. Näin siitä eroaa toinen peli: { $b }.
compare-same-position = Sama asema molemmissa peleissä:
compare-same = Samaa molemmissa: { $topics }.
compare-nothing = Molempia pelataan samalla tavalla.
compare-silent = Siitä ei sanota mitään.
compare-moves = Sallittua: { $moves }
compare-swap = Toisin päin
