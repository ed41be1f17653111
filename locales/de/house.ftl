# House rules: the editor and what it says.

house-heading = Hausregeln
house-intro = Beginne mit einem Spiel, das du kennst, und ändere, was ihr zu Hause anders spielt.
house-families = Niemand muss schlagen, wie in vielen Familien
house-link-intro = Jemand spielt nach diesen Regeln. Hier stehen sie; danach kannst du spielen.
house-base = Mit welchem Spiel beginnst du?
# What the fields are about.
house-group = { $group ->
    [board] Brett und Beginn
    [men] Einfache Steine
    [kings] Damen
    [capturing] Einen Schlagzug wählen
    [failing] Wenn jemand nicht schlägt
   *[ending] Ende der Partie
}
# What each field decides: a question or the beginning of a sentence that a choice completes.
house-field = { $field ->
    [size] Brett
    [corner] Dunkles Eckfeld
    [rows] Steinreihen je Spieler
    [first] Wer beginnt?
    [men_capture] Einfache Steine schlagen
    [capture_axes] Geschlagen wird
    [king_range] Damen ziehen
    [king_landing] Eine schlagende Dame landet
    [removal] Geschlagene Steine kommen vom Brett
    [reversal] Zwischen zwei Sprüngen darf eine Dame
    [man_takes_king] Darf ein einfacher Stein eine Dame schlagen?
    [precedence] Welcher Schlagzug ist Pflicht?
    [promotion] Ein Stein, der beim Schlagen die gegnerische Grundlinie erreicht
    [king_walk] Züge hintereinander mit derselben Dame
    [enforcement] Wer nicht schlägt, wie er muss
    [offence] Was zählt als Versäumnis?
    [touch] Ein berührter Stein
    [goal] Wer gewinnt?
    [repetition] Remis durch Wiederholung
    [repetition_draw] Nach einer Wiederholung
    [repetition_guard] Die Rückkehr einer Dame zählt
    [no_progress] Remis, wenn nichts geschieht (Züge pro Spieler)
    [no_progress_draw] Nach so vielen Zügen, in denen nichts geschieht
    [few_kings] Nur noch Damen, zwei gegen eine oder eine gegen eine
   *[endings] Weitere Endspiele, die remis sind
}
# What a field can be set to: the field's name, a dash, the value.
house-choice = { $choice ->
    [size-8x8] 8 × 8 Felder
    [size-10x10] 10 × 10 Felder
    [corner-left] links
    [corner-right] rechts
    [men_capture-forward] nur vorwärts
    [men_capture-backward] vorwärts und rückwärts
    [capture_axes-diagonal] schräg
    [capture_axes-straight] entlang der Reihen und Spalten
    [capture_axes-all] schräg und entlang der Reihen und Spalten
    [king_range-one] ein Feld weit
    [king_range-flying] beliebig weit
    [king_landing-any] beliebig hinter dem geschlagenen Stein
    [king_landing-adjacent] direkt hinter dem geschlagenen Stein
    [king_landing-behind-king] beliebig, aber direkt hinter einer geschlagenen Dame
    [removal-after] wenn der Zug zu Ende ist
    [removal-during] sofort, einer nach dem anderen
    [reversal-may-turn-back] geradewegs umkehren
    [reversal-no-turning-back] nicht geradewegs umkehren
    [man_takes_king-yes] ja
    [man_takes_king-no] nein
    [precedence-free] freie Wahl
    [promotion-end] schlägt als einfacher Stein weiter
    [promotion-stop] wird Dame und bleibt stehen
    [promotion-continue] schlägt als Dame weiter
    [enforcement-strict] dessen Zug wird abgelehnt
    [enforcement-huff] kann durch Pusten einen Stein verlieren
    [enforcement-huff-demand] kann durch Pusten einen Stein verlieren oder muss doch schlagen
    [enforcement-withdraw] kann gezwungen werden, doch zu schlagen
    [enforcement-optional] dem geschieht nichts: Man schlägt oder lässt es, wie man mag
    [offence-any-offence] auch zu wenig schlagen
    [offence-unfinished] nur nicht schlagen oder mittendrin aufhören
    [touch-touch-free] verpflichtet zu nichts
    [touch-touch-move] muss ziehen
    [goal-capture] wer alle Steine des Gegners schlägt oder blockiert
    [goal-crown] wer zuerst eine Dame hat
    [goal-lose] wer alle Steine los ist
    [repetition-no-repetition] nie
    [repetition-rep3] dieselbe Stellung zum dritten Mal
    [repetition-same3] derselbe Damenzug hin und her zum dritten Mal
    [repetition-return2] Dame zweimal hintereinander zurück auf ihrem Feld
    [repetition-return3] Dame dreimal hintereinander zurück auf ihrem Feld
    [repetition_draw-automatic] ist die Partie remis
    [repetition_draw-claim] darf Remis beansprucht werden
    [repetition_guard-guarded] nur, solange sonst nichts geschieht
    [repetition_guard-unguarded] immer
    [no_progress_draw-automatic] ist die Partie remis
    [no_progress_draw-claim] darf Remis beansprucht werden
    [few_kings-play-on] es wird weitergespielt
    [few_kings-claim] Remis darf beansprucht werden
    [few_kings-automatic] die Partie ist remis
    [endings-none] keine
    [endings-international] wie beim internationalen Damespiel
    [endings-russian] wie beim russischen Damespiel
    [endings-brazilian] wie beim brasilianischen Damespiel
    [endings-pool] wie bei Pool Checkers
   *[endings-frisian] wie beim friesischen Damespiel
}
# A number of rows, of moves with one king, or of moves without progress.
house-number = { $field ->
    [rows] { $count }
    [king_walk] { $count ->
        [0] keine Grenze
       *[other] höchstens { $count }
    }
   *[no_progress] { $count ->
        [0] nie
       *[other] { $count }
    }
}
house-zero = 0 heißt nie oder keine Grenze.
house-place-first = zuallererst
house-place-next = dann
house-nothing-more = weiter nichts
house-changed = geändert
# $field, $now and $printed are texts from above.
house-difference = { $field } – { $now } (gedruckt: { $printed })
house-differs = Was anders ist als bei: { $game }
house-differs-nothing = Noch nichts.
house-all-rules = Alle Regeln
house-conflicts = Das passt nicht zusammen
house-conflict = { $conflict ->
    [rows] Die Steine brauchen mindestens eine Reihe, und zwischen beiden Seiten müssen mindestens zwei Reihen frei bleiben.
    [landing-of-short-king] Eine Dame, die ein Feld weit zieht, landet immer direkt hinter dem geschlagenen Stein: Wähle für die Landung „beliebig“ oder lass Damen weiter ziehen.
    [criterion-twice] Dasselbe Merkmal für die Wahl des Schlagzugs ist zweimal genannt.
    [criterion-gap] Vor einem Merkmal für die Wahl des Schlagzugs ist ein Platz leer geblieben.
   *[no-progress-too-short] Nach so wenigen Zügen kann man nicht sagen, dass nichts geschieht: 0 für nie, sonst mindestens 5 Züge jedes Spielers.
}
# $field is what is to be changed, $value what it would be then.
house-remedy = Ändern in: { $field } – { $value }
house-refused-heading = Das sind keine Hausregeln
# $text is what could not be read.
house-refused = { $why ->
    [unknown-game] Kein Spiel heißt „{ $text }“.
    [unknown-switch] Keine Hausregel heißt „{ $text }“.
    [ambiguous] „{ $text }“ kann mehrere Hausregeln bedeuten.
    [twice] Das wird zweimal bestimmt: { $text }
   *[too-long] Der Text ist länger, als Hausregeln je sind.
}
house-new = Neue Hausregeln machen
house-play = Nach diesen Regeln spielen
house-change = Diese Regeln ändern
house-reset = Alle Änderungen zurücknehmen
house-name = Name deiner Regeln
house-save = Speichern
house-rename = Umbenennen
house-saved = Gespeichert: Im Regal steht eine Schachtel dafür.
house-not-saved = Dieser Browser speichert nichts. Speichere die Regeln als Datei.
house-deleted = „{ $name }“ wurde gelöscht.
house-share = Link kopieren
house-link = Link zu diesen Regeln
house-to-file = Als Datei speichern
house-from-file = Datei öffnen
house-file-refused = In dieser Datei stehen keine Hausregeln.
house-own = Deine eigenen Regeln
house-own-intro = So, wie ihr zu Hause spielt.
house-referee = Nach den Hausregeln
