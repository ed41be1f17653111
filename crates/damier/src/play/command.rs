/// What a player typed.
#[derive(Copy, Clone, Debug, Eq, PartialEq)]
pub(super) enum Command<'a> {
    Move(&'a str),
    Moves,
    Why(&'a str),
    Hint,
    Level(&'a str),
    Board,
    Undo,
    Touch(&'a str),
    Adjust(&'a str),
    Huff(&'a str),
    Demand,
    Stand,
    Offer,
    Accept,
    Decline,
    Claim,
    Resign,
    Save(&'a str),
    Rules,
    Flip,
    Help,
    Quit,
    Nothing,
    Unknown,
}

/// Every command: its word, and the message that explains it.
pub(super) const HELP: [(&str, &str); 22] = [
    ("32-28", "help-move"),
    ("moves", "help-moves"),
    ("why", "help-why"),
    ("hint", "help-hint"),
    ("level", "help-level"),
    ("board", "help-board"),
    ("undo", "help-undo"),
    ("touch", "help-touch"),
    ("adjust", "help-adjust"),
    ("huff", "help-huff"),
    ("demand", "help-demand"),
    ("stand", "help-stand"),
    ("offer", "help-offer"),
    ("accept", "help-accept"),
    ("decline", "help-decline"),
    ("claim", "help-claim"),
    ("resign", "help-resign"),
    ("save", "help-save"),
    ("rules", "help-rules"),
    ("flip", "help-flip"),
    ("quit", "help-quit"),
    ("help", "help-heading"),
];

impl<'a> Command<'a> {
    pub(super) fn parse(line: &'a str) -> Command<'a> {
        let line = line.trim();
        let (word, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
        let rest = rest.trim();
        match word {
            "" => Command::Nothing,
            "moves" => Command::Moves,
            "why" => Command::Why(rest),
            "hint" => Command::Hint,
            "level" => Command::Level(rest),
            "board" => Command::Board,
            "undo" => Command::Undo,
            "touch" => Command::Touch(rest),
            "adjust" => Command::Adjust(rest),
            "huff" => Command::Huff(rest),
            "demand" => Command::Demand,
            "stand" => Command::Stand,
            "offer" => Command::Offer,
            "accept" => Command::Accept,
            "decline" => Command::Decline,
            "claim" => Command::Claim,
            "resign" => Command::Resign,
            "save" => Command::Save(rest),
            "rules" => Command::Rules,
            "flip" => Command::Flip,
            "help" | "?" => Command::Help,
            "quit" | "exit" => Command::Quit,
            _ if line.starts_with(|c: char| c.is_ascii_digit() || c.is_ascii_lowercase())
                && line.bytes().any(|byte| byte.is_ascii_digit()) =>
            {
                Command::Move(line)
            }
            _ => Command::Unknown,
        }
    }
}
