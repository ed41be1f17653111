# The rules in our own words, one sentence or two for each.

rule-board = Das Brett hat { $size } mal { $size } Felder. Gespielt wird nur auf den { $squares ->
    [red] roten
    [black] schwarzen
   *[dark] dunklen
} Feldern; jeder Spieler hat vor sich { $corner ->
    [left] links
   *[right] rechts
} ein { $squares ->
    [red] rotes
    [black] schwarzes
   *[dark] dunkles
} Eckfeld. Jeder Spieler stellt { $men } Steine auf die { $rows } Reihen, die ihm am nächsten sind.
rule-board-one-row = Das Brett hat { $size } mal { $size } Felder. Gespielt wird nur auf den dunklen Feldern; jeder Spieler hat vor sich { $corner ->
    [left] links
   *[right] rechts
} ein dunkles Eckfeld. Jeder Spieler stellt { $men } Steine auf die Reihe, die ihm am nächsten ist.
# $color is one of the colors in games.ftl.
rule-first = { $color } beginnt; danach wird abwechselnd gezogen.
rule-lot = { $way ->
    [lot-white] Das Los entscheidet, wer Weiß bekommt.
    [lot-black] Das Los entscheidet, wer Schwarz bekommt.
   *[coin-white] Ein Münzwurf entscheidet, wer Weiß bekommt.
}
rule-aim = Ziel ist es, als Erster alle Steine des Gegners zu schlagen oder das Spiel so zu blockieren, dass kein Zug mehr möglich ist.
rule-man-move = Ein einfacher Stein zieht ein Feld schräg vorwärts auf ein leeres Feld.
rule-man-capture = { $ways ->
    [forward] Ein einfacher Stein schlägt, indem er vorwärts über einen benachbarten Stein des Gegners springt und auf dem leeren Feld direkt dahinter landet. Rückwärts schlägt er nicht.
   *[backward] Ein einfacher Stein schlägt, indem er über einen benachbarten Stein des Gegners springt und auf dem leeren Feld direkt dahinter landet: vorwärts oder rückwärts.
}
rule-capture-ways = { $ways ->
    [forward] Ein einfacher Stein schlägt nur vorwärts, nicht rückwärts.
   *[backward] Ein einfacher Stein schlägt vorwärts oder rückwärts.
}
rule-jump = Ein einfacher Stein schlägt, indem er über einen benachbarten Stein des Gegners springt und auf dem leeren Feld direkt dahinter landet.
rule-capture-axes = { $axes ->
    [straight] Geschlagen wird entlang der Reihen und Spalten, nicht schräg.
   *[all] Geschlagen wird auch entlang der Reihen und Spalten: Ein einfacher Stein springt dann über das nächste dunkle Feld hinweg auf das übernächste.
}
rule-men-spare-kings = Ein einfacher Stein darf keine Dame schlagen.
rule-promotion = { $promotion ->
    [end] Ein Stein wird zur Dame, wenn sein Zug auf der gegnerischen Grundlinie endet. Berührt er sie nur während eines Schlagzugs und schlägt weiter, bleibt er ein einfacher Stein.
    [stop] Ein Stein, der die gegnerische Grundlinie erreicht, wird zur Dame, und dort endet sein Zug.
   *[continue] Ein Stein, der die gegnerische Grundlinie erreicht, wird sofort zur Dame; kann er noch schlagen, geht es im selben Zug als Dame weiter.
}
rule-crown = { $crown ->
    [by-opponent] Der Gegner setzt einen der geschlagenen Steine auf die neue Dame.
    [captured] Auf die neue Dame kommt ein geschlagener Stein derselben Farbe.
    [out-of-play] Auf die neue Dame kommt ein Stein, der aus dem Spiel ist.
    [same-color] Auf die neue Dame kommt ein zweiter Stein derselben Farbe.
   *[any-man] Auf die neue Dame kommt ein zweiter Stein.
}
rule-king-move = { $range ->
    [one] Eine Dame zieht ein Feld weit in jede schräge Richtung, vorwärts oder rückwärts.
   *[flying] Eine Dame zieht auf einer schrägen Linie so viele leere Felder weit, wie du willst, vorwärts oder rückwärts.
}
rule-king-walk = Solange du noch einfache Steine hast, darfst du mit derselben Dame nicht { $count ->
    [one] zweimal
   *[other] mehr als { $count } Mal
} hintereinander ziehen, ohne zu schlagen.
rule-king-capture = { $landing ->
    [one] Eine Dame schlägt wie ein einfacher Stein, aber vorwärts und rückwärts.
    [any] Eine Dame schlägt aus jeder Entfernung auf ihrer Linie und landet auf einem beliebigen leeren Feld hinter dem geschlagenen Stein.
    [adjacent] Eine Dame schlägt aus jeder Entfernung auf ihrer Linie, muss aber auf dem Feld direkt hinter dem geschlagenen Stein landen.
   *[behind-king] Eine Dame schlägt aus jeder Entfernung auf ihrer Linie und landet auf einem beliebigen leeren Feld hinter dem geschlagenen Stein; schlägt sie aber als Letztes eine Dame, bleibt sie direkt hinter ihr stehen.
}
rule-no-turning-back = Eine schlagende Dame darf zwischen zwei Sprüngen nicht geradewegs umkehren.
rule-compulsory = Es gilt Schlagzwang: Wenn du schlagen kannst, musst du schlagen.
rule-finish = Einen Schlagzug musst du zu Ende führen: Solange der Stein noch schlagen kann, springt er im selben Zug weiter.
# Only said of flying kings.
rule-king-finish = Eine Dame, die weiterschlagen kann, tut das auf derselben Linie oder biegt auf eine andere ab.
rule-finish-landing = Kann eine Dame sich aussuchen, wo sie landet, muss sie ein Feld wählen, von dem aus sie weiterschlagen kann, wenn es eines gibt.
rule-taken-off = Geschlagene Steine kommen vom Brett.
rule-removal = { $removal ->
    [after] Geschlagene Steine kommen vom Brett, wenn der Zug zu Ende ist. Bis dahin bleiben sie stehen und versperren den Weg, und über keinen springt man zweimal.
   *[during] Geschlagene Steine kommen sofort vom Brett, einer nach dem anderen, sobald sie übersprungen sind.
}
rule-end-of-move = Ein Zug ist zu Ende, sobald die Hand den Stein loslässt.
rule-precedence-free = Kannst du auf mehrere Arten schlagen, darfst du frei wählen, auch einen Schlagzug mit weniger Steinen.
rule-precedence-count = Mehrschlag geht vor: Kannst du auf mehrere Arten schlagen, musst du so viele Steine wie möglich schlagen.
rule-equal-captures = Es ist gleich, ob ein einfacher Stein oder eine Dame schlägt.
rule-free-among-equals = Kannst du auf mehrere Arten gleich viele Steine schlagen, wählst du selbst.
rule-kings-count-one = Eine geschlagene Dame zählt als ein Stein, und eine Dame zu schlagen hat keinen Vorrang vor dem Schlagen eines einfachen Steins.
# $criteria is a list of the criteria below.
rule-precedence-criteria = Kannst du auf mehrere Arten schlagen, entscheiden diese Merkmale, in dieser Reihenfolge: { $criteria }.
criterion-count = die meisten Steine
criterion-kings = die meisten Damen unter den geschlagenen Steinen
criterion-with-king = mit einer Dame schlagen
criterion-first-king = so früh wie möglich eine Dame schlagen
criterion-frisian = der höchste Wert, wobei eine Dame mehr wert ist als ein einfacher Stein und weniger als zwei, zwei Damen mehr als drei einfache Steine und weniger als vier, und so weiter
rule-failing = { $enforcement ->
    [strict] Ein Zug gegen diese Regeln wird abgelehnt.
    [huff] Schlägst du nicht so, wie du musst, darf dein Gegner pusten: Vor seinem Zug nimmt er einen der Steine, die hätten schlagen müssen, vom Brett. Pusten ist kein Zug: Danach zieht er noch ganz normal. Er darf es auch durchgehen lassen.
    [huff-demand] Schlägst du nicht so, wie du musst, oder brichst du einen Schlagzug ab, wählt dein Gegner vor seinem Zug: Er lässt dich doch noch schlagen, er pustet einen der Steine, die hätten schlagen müssen, vom Brett und zieht dann noch selbst, oder er lässt es durchgehen.
    [optional] Niemand muss schlagen. Wenn du schlagen kannst, darfst du schlagen oder einen anderen Zug machen, jeden Schlagzug wählen und nach jedem Sprung aufhören. Wer nicht schlägt, dem geschieht nichts.
   *[withdraw] Schlägst du nicht, obwohl du musst, darf dein Gegner den Zug gelten lassen oder verlangen, dass du ihn zurücknimmst und schlägst.
}
rule-failing-printed = { $enforcement ->
    [huff] Schlägst du nicht, darf dein Gegner pusten: Vor seinem Zug nimmt er einen Stein, der hätte schlagen müssen, vom Brett und sagt dabei: „Pusten ist kein Zug.“ Danach zieht er noch ganz normal. Er darf es auch durchgehen lassen.
   *[huff-demand] Schlägst du nicht oder brichst du einen Schlagzug ab, wählt dein Gegner vor seinem Zug: Er lässt dich doch noch schlagen, er pustet einen Stein, der hätte schlagen müssen, vom Brett und zieht dann noch selbst, oder er lässt es durchgehen.
}
rule-failing-lesser = Ein vollständiger Schlagzug mit zu wenigen Steinen wird abgelehnt.
# A trait, as those of the shelf.
trait-optional = kein Schlagzwang
rule-touch = { $touch ->
    [free] Einen Stein zu berühren verpflichtet dich zu nichts.
    [always] Berührt, geführt: Berührst du einen Stein, musst du mit ihm ziehen.
   *[binding] Berührt, geführt: Berührst du einen Stein, musst du mit ihm ziehen, es sei denn, du wolltest ihn nur zurechtrücken.
}
rule-repetition = { $repetition ->
    [none] Zugwiederholung beendet die Partie nicht.
    [position3] Entsteht dieselbe Stellung zum dritten Mal mit demselben Spieler am Zug, { $verdict ->
        [automatic] endet die Partie unentschieden.
       *[claim] darf jeder der beiden Spieler vor dem nächsten Zug Remis beanspruchen.
    }
    [same3] Ziehst du mit einer Dame hin und her und machst zum dritten Mal denselben Zug, { $verdict ->
        [automatic] endet die Partie unentschieden.
       *[claim] darf jeder der beiden Spieler vor dem nächsten Zug Remis beanspruchen.
    }
    [return2] Kehrst du mit einer Dame zweimal hintereinander auf dasselbe Feld zurück, { $verdict ->
        [automatic] endet die Partie unentschieden.
       *[claim] darf jeder der beiden Spieler vor dem nächsten Zug Remis beanspruchen.
    }
   *[return3] Kehrst du mit einer Dame dreimal hintereinander auf dasselbe Feld zurück, { $verdict ->
        [automatic] endet die Partie unentschieden.
       *[claim] darf jeder der beiden Spieler vor dem nächsten Zug Remis beanspruchen.
    }
}
rule-repetition-guard = Das zählt nur, solange beide Spieler ausschließlich mit Damen ziehen und nicht schlagen.
rule-no-progress = Nach { $moves } Zügen jedes Spielers, ohne dass geschlagen oder ein einfacher Stein gezogen wurde, { $verdict ->
    [automatic] endet die Partie unentschieden.
   *[claim] darf jeder der beiden Spieler vor dem nächsten Zug Remis beanspruchen.
}
rule-few-kings = { $verdict ->
    [claim] Sind nur noch Damen übrig, zwei gegen eine oder eine gegen eine, und kann der Spieler am Zug nichts schlagen, darf jeder der beiden Spieler Remis beanspruchen.
   *[automatic] Sind nur noch Damen übrig, zwei gegen eine oder eine gegen eine, und kann der Spieler am Zug nichts schlagen, endet die Partie unentschieden.
}
rule-nobody-can-win = Die Partie endet unentschieden, wenn keiner der beiden Spieler gewinnen kann, zum Beispiel mit zwei Damen gegen eine.
rule-offered-limit = Wer will, kann mit der Regel spielen, dass die Partie auch nach { $moves } Zügen unentschieden endet, in denen weder geschlagen noch ein einfacher Stein gezogen wurde.
rule-offered-return = Eine andere übliche Regel: Die Partie endet unentschieden, wenn ein Spieler zum dritten Mal in Folge mit derselben Dame auf dasselbe Feld zurückgeht.
rule-endings = { $endings ->
    [international] Drei Steine, darunter eine Dame, gegen eine Dame: Remis nach je 16 Zügen. Zwei Steine, darunter eine Dame, oder eine einzelne Dame gegen eine Dame: Remis nach je 5 Zügen.
    [russian] Drei oder mehr Damen gegen eine: Remis nach je 15 Zügen, oder nach je 5, wenn die einzelne Dame die lange Diagonale hält. Haben beide Spieler Damen und bleibt das Material gleich: Remis nach je 5 Zügen mit zwei oder drei Steinen auf dem Brett, nach je 30 mit vier oder fünf, nach je 60 mit sechs oder sieben.
    [brazilian] Zwei Steine, darunter eine Dame, oder eine einzelne Dame gegen eine Dame: Remis nach je 5 Zügen.
    [pool] Drei Damen gegen eine: Remis nach je 13 Zügen.
   *[frisian] Zwei Damen gegen eine: Remis nach je 7 Zügen. Eine Dame gegen eine: Remis nach je 2 Zügen.
}
rule-agreement = Die Spieler dürfen sich jederzeit auf Remis einigen.
rule-win = { $goal ->
    [capture] Hast du keine Steine mehr oder kannst du nicht ziehen, wenn du an der Reihe bist, hast du verloren.
    [crown] Wer zuerst eine Dame bekommt, hat gewonnen. Hast du keine Steine mehr oder kannst du nicht ziehen, wenn du an der Reihe bist, hast du verloren.
   *[lose] Hast du keine Steine mehr oder kannst du nicht ziehen, wenn du an der Reihe bist, hast du gewonnen.
}
rules-readings = Wo die Anleitung unklar ist oder etwas offenlässt, ist dies unsere Lesart; die Seite mit den Regeln sagt, wo und warum.
