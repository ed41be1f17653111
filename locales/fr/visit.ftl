# A server that others can reach: its password, whose games are whose, and several devices.

# The password of the household.
visit-heading = Le mot de passe, s’il vous plaît
visit-about = Tout le monde ne peut pas entrer ici. Demandez le mot de passe à la personne qui a installé ce Damier.
visit-password = Mot de passe
visit-show = Afficher
visit-sign-in = Entrer
visit-aside = Jouer sur cet appareil seulement
visit-aside-about = Vous pouvez jouer, apprendre et lire les règles sans lui. Vos parties restent sur cet appareil et seront enregistrées dès que vous aurez donné le mot de passe.
visit-wrong = Ce n’est pas le bon mot de passe. Réessayez.
# $time is "40 seconds" or "3 minutes".
visit-slow-down = Trop d’essais manqués. Réessayez dans { $time }.
visit-failed = Cela n’a pas marché. Réessayez dans un instant.
visit-state = Mot de passe demandé : les parties sont gardées sur cet appareil.
# In a browser that keeps nothing.
visit-state-window = Mot de passe demandé : les parties ne sont gardées que dans cette fenêtre.
visit-enter = Donner le mot de passe
visit-game-locked = Cette partie n’est pas sur cet appareil. Donnez le mot de passe pour la voir.

# Where somebody entered it. $day is a date.
visit-devices = Appareils connectés
visit-this-device = cet appareil
visit-seen = vu pour la dernière fois le { $day }
visit-sign-out = Se déconnecter
visit-sign-out-about = Se déconnecter n’efface aucune partie. Reconnectez-vous, et vos parties reviennent.

# Whose a game is.
owner-common = Commune : tout le monde ici peut la continuer
owner-claim = En faire ma partie
owner-claimed = La partie est à vous maintenant.
owner-another = C’est la partie de quelqu’un d’autre. Vous pouvez la suivre, la revoir et l’analyser.
owner-copy = Continuer dans une copie
share-button = Laisser d’autres la voir par un lien
share-about = Qui a le lien peut suivre la partie, mais pas jouer.
share-link = Lien vers cette partie
# Where the browser does not allow it; the link is marked by then.
share-copy-yourself = Le lien est sélectionné : copiez-le vous-même.
share-stop = Ne plus partager
share-stopped = Plus personne d’autre ne peut la voir.

# The same games on several devices, by a code.
take-heading = Mes parties sur d’autres appareils
take-about = Un téléphone et un ordinateur peuvent avoir les mêmes parties.
take-give = Utiliser mes parties sur un autre appareil
take-how = Entrez ce code là-bas dans les réglages, ou ouvrez-y ce lien :
take-link = Lien pour l’autre appareil
# $time is as on a clock, "9:41".
take-lasts = Marche une seule fois, encore { $time }
take-over = Ce code ne marche plus.
take-code = Code d’un autre appareil
take-enter = Faire venir les parties ici
take-confirm-heading = Faire venir les parties ici ?
take-confirm = Cet appareil aura les mêmes parties que l’autre. Ses propres parties viennent avec.
take-wrong = Ce code ne marche pas. Il est peut-être mal tapé, trop ancien ou déjà utilisé.

# The page is open at another address than the one that people are told; a link to that follows.
moved-notice = Damier est maintenant ici :
