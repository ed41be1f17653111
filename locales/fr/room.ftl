# Rooms: two people in two places at one board, and others who watch.

# A new game.
room-opponent = Moi et un ami, à distance
room-your-name = Votre nom, si vous voulez
room-open = Ouvrir un salon
room-open-failed = Le salon n’a pas pu être ouvert. Réessayez dans un instant.

# Waiting for the other.
room-waiting-heading = Invitez votre ami
room-waiting = Envoyez ce lien, ou scannez l’image avec un téléphone. La première personne qui l’ouvre s’assied en face de vous.
room-link-play = Lien pour jouer
room-link-watch = Lien pour suivre la partie
room-picture = Le lien pour jouer, sous forme de code QR
room-send = Envoyer le lien
# Damier answers nobody but this computer.
room-only-here = Ces liens ne s’ouvrent que sur cet ordinateur. Comment lancer Damier pour que d’autres puissent jouer aussi :
room-agreed = Ce qui est convenu
room-you-play = Vous jouez { SMALL($color) }.

# Somebody was invited. $name is a person.
room-invited = On vous invite à une partie
room-invited-by = { $name } vous invite à une partie
room-sit = S’asseoir et jouer { SMALL($color) }
room-only-watch = Suivre la partie, sans jouer
room-sit-late = Quelqu’un a été plus rapide : les deux places sont prises. Vous pouvez suivre la partie.

# At the board. $name is a person or a color.
room-sent = Envoyé…
room-saved = Enregistré
room-watchers = { $watchers ->
    [one] { $watchers } personne suit la partie
   *[other] { $watchers } personnes suivent la partie
}
room-you-watch = Vous suivez la partie.
room-here = là
room-away = pas là
room-away-since = { $name } : pas là pour l’instant. Attendez, ou revenez un autre jour : le salon reste ouvert.
# $time is as on a clock, "2:10".
room-away-claim-in = { $name } : pas là pour l’instant. Dans { $time }, vous pourrez réclamer la victoire. Vous pouvez aussi attendre, ou revenir un autre jour.
room-away-claim = { $name } : pas là depuis longtemps. Vous pouvez réclamer la victoire, ou attendre encore.
room-claim = Réclamer la victoire
room-connecting = La connexion est coupée. Nouvel essai…
room-connect-now = Essayer maintenant
room-not-saved = Le serveur ne peut rien enregistrer en ce moment. Votre coup reste ici, et sera renvoyé.
room-closed = La personne qui gère ce Damier a fermé le salon. La partie est conservée.
# What somebody did was not accepted, as something else had happened first.
room-too-late = Entre-temps, il s’est passé autre chose : ceci n’a donc pas été fait. Voici où en est la partie.
room-gone = Ce salon n’existe pas. Le lien est peut-être incomplet.
room-unreachable = Le salon ne répond pas pour l’instant. Vérifiez la connexion et réessayez.
room-no-wasm = Ce navigateur ne connaît pas WebAssembly ; il ne peut donc pas jouer ici sans le mot de passe. Ouvrez le lien dans un autre navigateur.

# What one player wants of the other.
room-ask-back = Demander à annuler le coup
room-asks-back = { $name } : « Puis-je annuler mon dernier coup ? »
room-asked-back = Vous avez demandé à annuler votre coup. Votre adversaire doit être d’accord.
room-ask-rematch = Demander une revanche en changeant de couleur
room-asks-rematch = { $name } : « On en refait une, en changeant de couleur ? »
room-asked-rematch = Vous avez demandé une autre partie. Votre adversaire doit être d’accord.
room-grant = D’accord
room-refuse = Non, merci
room-refused-back = Le coup n’est pas annulé.
room-refused-rematch = Pas d’autre partie maintenant.
room-declined = La nulle est refusée.
room-next = Aller à la partie suivante

# The same seat on another device.
room-take-along = Continuer sur un autre appareil
room-take-about = Pour continuer cette partie sur un autre appareil, scannez l’image avec lui, ou ouvrez-y le lien.
room-take-link = Lien pour l’autre appareil
room-take-picture = Le lien pour l’autre appareil, sous forme de code QR
room-take-heading = Continuer ici ?
room-take-confirm = Cet appareil prend la place. Sur l’autre, on ne pourra plus que suivre la partie.
room-take-here = Prendre la place
room-taken-along = Votre place est maintenant sur un autre appareil. Ici, vous pouvez suivre la partie.
