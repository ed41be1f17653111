//! Saved games as PDN, and games of files as saved ones.

use std::time::{Duration, SystemTime, UNIX_EPOCH};

use damier_api::{Patience, Replayed};
use damier_contract::{Header, SavedGame, Seat};
use damier_pdn::{Date, Record};
use damier_rules::Position;

use crate::store::GameId;
use crate::store::portable::Portable;

const LONGEST_NAME: usize = 100;
const DAY_MS: i64 = 24 * 60 * 60 * 1000;

/// Writes a game, up to its first entry that cannot have happened; `None` if
/// its header makes no sense.
pub(super) fn write(game: &Portable) -> Option<String> {
    let header = damier_api::read_header(&game.header)?;
    let mut replayed = Replayed::begin(&header).ok()?;
    for (text, _) in &game.entries {
        if replayed.play(text).is_err() {
            break;
        }
    }
    let (white, black) = (name(&header.white), name(&header.black));
    let date = written_date(game.created_at);
    let tags = [("White", &*white), ("Black", &*black), ("Date", &*date)];
    Some(Record::of_game(&replayed.game, &tags).to_pdn())
}

fn name(seat: &Seat) -> String {
    match seat {
        Seat::Person { name } => name.clone().unwrap_or_else(|| "?".into()),
        Seat::Computer { level } => format!("Damier {level}"),
    }
}

/// The game of a file as a saved one with a new id.
///
/// # Errors
///
/// Why it is none.
pub(super) fn read(record: &Record) -> Result<Portable, String> {
    let game = record.to_game().map_err(|checked| {
        let line = checked.faults.first().map_or(0, |fault| fault.place.line);
        format!("a move that the rules do not allow, in line {line} of the file")
    })?;
    let rules = game.rules();
    let seat = |tag: &str| {
        let name = record.tag(tag).map(str::trim).filter(|name| !matches!(*name, "" | "?"));
        Seat::Person { name: name.map(shortened) }
    };
    let start = (*game.start() != Position::initial(rules)).then(|| game.start().fen(rules));
    let header = Header {
        rules: rules.to_string(),
        start,
        white: seat("White"),
        black: seat("Black"),
        ..Header::default()
    };
    let entries: Vec<String> = game.events().iter().map(ToString::to_string).collect();
    let saved = SavedGame { header, entries };
    Replayed::of(&saved, Patience::ENDLESS).map_err(|error| error.to_string())?;
    let at = record.tag("Date").and_then(Date::parse).and_then(milliseconds).unwrap_or_else(now);
    Ok(Portable {
        id: GameId::random().map_err(|error| error.to_string())?.to_string(),
        header: serde_json::to_string(&saved.header).map_err(|error| error.to_string())?,
        created_at: at,
        updated_at: at,
        deleted_at: None,
        owner: None,
        shared: false,
        entries: saved.entries.into_iter().map(|entry| (entry, at)).collect(),
        room: None,
    })
}

fn shortened(name: &str) -> String {
    let end = (0..=LONGEST_NAME.min(name.len())).rev().find(|end| name.is_char_boundary(*end));
    name[..end.unwrap_or(0)].to_owned()
}

fn now() -> i64 {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or(Duration::ZERO);
    i64::try_from(since.as_millis()).unwrap_or(i64::MAX)
}

/// The noon of a day as milliseconds since 1970, so that it is the same day
/// nearly everywhere.
fn milliseconds(date: Date) -> Option<i64> {
    let (year, month, day) = (i64::from(date.year?), i64::from(date.month?), i64::from(date.day?));
    // Years begin in March: the day that comes and goes is the last.
    let (year, month) = if month > 2 { (year, month - 3) } else { (year - 1, month + 9) };
    let days = 365 * year + year / 4 - year / 100 + year / 400 + (153 * month + 2) / 5 + day - 1;
    Some((days - 719_468) * DAY_MS + DAY_MS / 2)
}

/// The day of a time, as PDN writes it.
fn written_date(at_ms: i64) -> String {
    let days = at_ms.div_euclid(DAY_MS) + 719_468;
    let era = days.div_euclid(146_097);
    let day_of_era = days.rem_euclid(146_097);
    let year_of_era =
        (day_of_era - day_of_era / 1460 + day_of_era / 36_524 - day_of_era / 146_096) / 365;
    let day_of_year = day_of_era - (365 * year_of_era + year_of_era / 4 - year_of_era / 100);
    let month = (5 * day_of_year + 2) / 153;
    let day = day_of_year - (153 * month + 2) / 5 + 1;
    let (month, carry) = if month < 10 { (month + 3, 0) } else { (month - 9, 1) };
    format!("{:04}.{month:02}.{day:02}", 400 * era + year_of_era + carry)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn days_are_counted_as_the_calendar_does() {
        for (text, at) in [("1970.01.01", 0), ("2026.11.18", 20_775), ("2000.02.29", 11_016)] {
            assert_eq!(written_date(at * DAY_MS), text);
            let date = Date::parse(text).expect("a date");
            assert_eq!(milliseconds(date), Some(at * DAY_MS + DAY_MS / 2));
        }
    }

    #[test]
    fn a_game_survives_the_way_through_a_file() {
        let header = r#"{"rules":"jumbo","white":{"kind":"person","name":"Åsa"}}"#;
        let entries = ["white 32-28", "black 19-23", "undo", "black 20-25", "clock 1 2"];
        let game = Portable {
            id: "b2c3d4f5g6h7".into(),
            header: header.into(),
            created_at: DAY_MS,
            updated_at: DAY_MS,
            deleted_at: None,
            owner: None,
            shared: false,
            entries: entries.map(|entry| (entry.to_owned(), DAY_MS)).to_vec(),
            room: None,
        };
        let text = write(&game).expect("a game");
        assert!(text.contains("[White \"Åsa\"]") && text.contains("1970.01.02"), "{text}");
        let records = damier_pdn::read_games(text.as_bytes(), &damier_pdn::Limits::DEFAULT);
        let again = read(&records.expect("readable")[0]).expect("a game");
        let texts: Vec<&str> = again.entries.iter().map(|entry| entry.0.as_str()).collect();
        assert_eq!(texts, ["white 32-28", "black 20-25"]);
        assert!(again.header.contains("Åsa"), "{}", again.header);
    }
}
