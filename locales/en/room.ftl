# Rooms: two people in two places at one board, and others who watch.

# A new game.
room-opponent = Me and a friend elsewhere
room-your-name = Your name, if you like
room-open = Open a room
room-open-failed = The room could not be opened. Try again in a moment.

# Waiting for the other.
room-waiting-heading = Invite your friend
room-waiting = Send this link, or point a phone at the picture. Whoever opens it first sits down opposite you.
room-link-play = Link to play
room-link-watch = Link to watch
room-picture = The link to play, as a QR code
room-send = Send the link
# Damier answers nobody but this computer.
room-only-here = Only this computer can open these links. For others, start Damier so that they can reach it:
room-agreed = What is agreed
room-you-play = You play { $color }.

# Somebody was invited. $name is a person.
room-invited = You are invited to a game
room-invited-by = { $name } invites you to a game
room-sit = Sit down and play { $color }
room-only-watch = Only watch
room-sit-late = Somebody was quicker: both seats are taken. You can watch.

# At the board. $name is a person or a color.
room-sent = Sent…
room-saved = Saved
room-watchers = { $watchers ->
    [one] one person is watching
   *[other] { $watchers } people are watching
}
room-you-watch = You are watching.
room-here = here
room-away = not here
room-away-since = { $name } is not here. Wait, or come back another day: the room stays open.
# $time is as on a clock, "2:10".
room-away-claim-in = { $name } is not here. In { $time } you may claim the game. You can also wait, or come back another day.
room-away-claim = { $name } has been away for long. You may claim the game, or go on waiting.
room-claim = Claim the game
room-connecting = The connection is interrupted. Trying again…
room-connect-now = Try now
room-not-saved = The server cannot save anything at the moment. Your move is kept here, and sent again.
room-closed = Whoever runs this Damier has closed the room. Its game is kept.
# What somebody did was not accepted, as something else had happened first.
room-too-late = Something else happened first, so this was not done. Here is how the game stands.
room-gone = There is no such room. The link may be incomplete.
room-unreachable = The room cannot be reached now. Check the connection, and try again.
room-no-wasm = This browser knows no WebAssembly, so it cannot play here without the password. Open the link in another browser.

# What one player wants of the other.
room-ask-back = Ask to take back
room-asks-back = { $name } asks to take the last move back.
room-asked-back = You asked to take your move back. The other has to agree.
room-ask-rematch = Ask for another game, colours swapped
room-asks-rematch = { $name } would like another game, colours swapped.
room-asked-rematch = You asked for another game. The other has to agree.
room-grant = Agree
room-refuse = No, thank you
room-refused-back = The move is not taken back.
room-refused-rematch = No other game now.
room-declined = The draw is declined.
room-next = Go to the next game

# The same seat on another device.
room-take-along = Take this seat along
room-take-about = Go on with this game on another device: point it at the picture, or open the link there.
room-take-link = Link for the other device
room-take-picture = The link for the other device, as a QR code
room-take-heading = Go on here?
room-take-confirm = This device takes over the seat. The other one can only watch then.
room-take-here = Take the seat
room-taken-along = Your seat is at another device now. You are watching.
