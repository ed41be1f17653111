# A server that others can reach: its password, whose games are whose, and several devices.

# The password of the household.
visit-heading = The password, please
visit-about = Not everybody may come in here. Whoever set up this Damier can tell you the password.
visit-password = Password
visit-show = Show
visit-sign-in = Come in
visit-aside = Play on this device only
visit-aside-about = You can play, learn and read the rules without it. Your games stay on this device, and are saved once you have entered the password.
visit-wrong = That is not the password. Try again.
# $time is "40 seconds" or "3 minutes".
visit-slow-down = That was wrong too often. Try again in { $time }.
visit-failed = That did not work. Try again in a moment.
visit-state = Password needed: games are kept on this device.
# In a browser that keeps nothing.
visit-state-window = Password needed: games are kept in this window only.
visit-enter = Enter the password
visit-game-locked = This game is not on this device. Enter the password to see it.

# Where somebody entered it. $day is a date.
visit-devices = Signed-in devices
visit-this-device = this device
visit-seen = last seen on { $day }
visit-sign-out = Sign out
visit-sign-out-about = Signing out deletes no game. Sign in again, and your games are back.

# Whose a game is.
owner-common = Common: anybody here can play on
owner-claim = Make it mine
owner-claimed = Now the game is yours.
owner-another = This game is somebody else's. You can watch, look back and analyse it.
owner-copy = Go on with a copy
share-button = Let others see it by link
share-about = Whoever has the link can watch, but not move.
share-link = Link to this game
# Where the browser does not allow it; the link is marked by then.
share-copy-yourself = The link is marked: copy it yourself.
share-stop = Stop sharing
share-stopped = Nobody else can see it any more.

# The same games on several devices, by a code.
take-heading = My games on other devices
take-about = A phone and a computer can have the same games.
take-give = Use my games on another device
take-how = Enter this code there in the settings, or open this link there:
take-link = Link for the other device
# $time is as on a clock, "9:41".
take-lasts = Works once, for another { $time }
take-over = This code no longer works.
take-code = Code from another device
take-enter = Bring the games here
take-confirm-heading = Bring the games here?
take-confirm = This device will have the same games as the other one. Its own games come along.
take-wrong = This code does not work. It may be mistyped, too old or used already.

# The page is open at another address than the one that people are told; a link to that follows.
moved-notice = Damier is now here:
