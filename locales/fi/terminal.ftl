# A game in the terminal.

play-opening = { $game }. Kirjoita siirto, esimerkiksi { $example }. Apua saat kirjoittamalla { $help }.
play-mode = { $mode ->
    [friendly] Ystävällinen tuomari: kiellettyä siirtoa ei hyväksytä, ja saat tietää miksi.
   *[leaflet] Sääntölehtisen mukaan: tuomari puhuu vain kysyttäessä.
}
# Against the computer. $word says how the game stands.
play-against = Sinun värisi: { SMALL($color) }. Tietokone pelaa tasolla { $level }/{ $levels }.
play-level = Tietokone pelaa nyt tasolla { $level }/{ $levels }.
play-level-range = Valitse taso väliltä 1–{ $levels }: level 4
play-thinking = { $color } miettii…
play-hint = Kokeile: { $move }. { $word }.
play-prompt = { $color }>
play-played = { $color } siirsi { $move }.
play-huffed = { $next ->
    [move] { $color } puhaltaa nappulan ruudusta { $square } ja tekee vielä siirtonsa.
   *[over] { $color } puhaltaa nappulan ruudusta { $square }.
}
play-demanded = Siirto perutaan; { SMALL($color) } joutuu syömään.
play-may-answer = { $answer ->
    [huff] Ennen siirtoasi saat puhaltaa, jos jotakin jäi syömättä.
    [withdraw] Ennen siirtoasi saat vaatia siirron perumista, jos jotakin jäi syömättä.
   *[either] Ennen siirtoasi saat puhaltaa tai vaatia siirron perumista, jos jotakin jäi syömättä.
}
play-touched = { $color } koskettaa nappulaa ruudussa { $square }.
play-adjusted = { $color } korjaa nappulan paikkaa ruudussa { $square }.
play-offered = { $color } tarjoaa tasapeliä: hyväksy (accept), kieltäydy (decline) tai vain siirrä.
play-declined = Tasapelistä kieltäydyttiin.
play-let-stand = Siirto jää voimaan.
play-undone = Peruttu.
play-nothing-to-undo = Ei ole mitään peruttavaa.
play-claimable = Nyt voi vaatia tasapeliä.
play-countdown = { $moves ->
    [one] Tasapeli yhden siirron päästä.
   *[other] Tasapeli { $moves } siirron päästä.
}
play-legal-moves = Mahdolliset siirrot: { $moves }
play-saved = Tallennettu tiedostoon { $file }.
play-resumed = Tiedoston { $file } peli jatkuu.
play-not-saved = Tallennus tiedostoon { $file } ei onnistunut: { $error }
play-no-save-name = Kirjoita, mihin tiedostoon peli tallennetaan: save TIEDOSTO
play-unknown = Tämä ei ole siirto eikä komento: { $input }. Apua saat kirjoittamalla { $help }.
play-end-of-input = Näkemiin.

help-heading = Voit kirjoittaa:
help-move = siirto: 32-28, 28x19, tai ruudut matkan varrelta: 47x38x24
help-moves = näytä mahdolliset siirrot
help-why = kerro, miksi siirto on sallittu tai ei: why 32-28
help-hint = näytä, mitä tietokone tekisi tässä
help-level = valitse, kuinka hyvin tietokone pelaa: level 4
help-board = piirrä lauta uudelleen
help-undo = peru viimeisin teko
help-touch = kosketa nappulaa: touch 32
help-adjust = sano, että vain korjaat nappulan paikkaa: adjust 32
help-huff = puhalla pois nappula, jonka olisi pitänyt syödä: huff 28
help-demand = vaadi, että vastustaja peruu siirtonsa ja syö
help-stand = anna siirron jäädä voimaan, vaikka jotakin jäi syömättä
help-offer = tarjoa tasapeliä
help-accept = hyväksy tasapeli
help-decline = kieltäydy tasapelistä
help-claim = vaadi tasapeliä
help-resign = luovuta
help-save = tallenna peli tiedostoon: save TIEDOSTO
help-rules = lue tämän pelin säännöt
help-flip = käännä lauta ympäri
help-quit = lopeta
