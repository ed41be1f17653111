//! All keys that a file of settings may have.

use std::collections::{BTreeMap, BTreeSet};

use clap::Command;

use super::names::{self, Name};

/// How much alike two names are if one is perhaps the other, mistyped.
const ALIKE: f64 = 0.8;

/// What a key takes.
#[derive(Copy, Clone, Debug, Eq, PartialEq)]
pub(super) enum Kind {
    Flag,
    One,
    List,
}

/// Every key and every table of the file.
#[derive(Debug)]
pub(super) struct Catalogue {
    keys: BTreeMap<Vec<String>, Kind>,
    tables: BTreeSet<Vec<String>>,
}

impl Catalogue {
    pub(super) fn of(root: &Command) -> Catalogue {
        let mut catalogue = Catalogue { keys: BTreeMap::new(), tables: BTreeSet::new() };
        names::for_each_command(root, &mut |path, command| {
            catalogue.tables.insert(path.to_vec());
            for (arg, long) in names::options(command) {
                let kind = match arg {
                    arg if names::is_flag(arg) => Kind::Flag,
                    arg if names::is_list(arg) => Kind::List,
                    _ => Kind::One,
                };
                catalogue.keys.insert(Name::of(path, long).place(), kind);
            }
        });
        catalogue
    }

    pub(super) fn kind(&self, place: &[String]) -> Option<Kind> {
        self.keys.get(place).copied()
    }

    pub(super) fn is_table(&self, place: &[String]) -> bool {
        self.tables.contains(place)
    }

    /// What somebody may have meant by a key or table that there is not.
    pub(super) fn hint(&self, place: &[String]) -> Option<String> {
        let (key, table) = place.split_last()?;
        let is_at_top = self.keys.contains_key(std::slice::from_ref(key));
        if is_at_top && !table.is_empty() {
            return Some(format!("{key} stands at the top of the file, before the first [table]"));
        }
        self.nearest(table, key).map(|near| format!("did you mean {near}?")).or_else(|| {
            let of_server = Name::of(&[names::SERVER.to_owned()], key).place();
            let mut elsewhere = self.keys.keys().filter(|place| place.last() == Some(key));
            let place = self.keys.get_key_value(&of_server).map(|(place, _)| place);
            let (_, table) = place.or_else(|| elsewhere.next())?.split_last()?;
            Some(format!("{key} stands in the table [{}]", table.join(".")))
        })
    }

    /// The key or table below a table whose name is most like this one.
    fn nearest(&self, table: &[String], key: &str) -> Option<&str> {
        let places = self.keys.keys().chain(&self.tables);
        let names = places.filter_map(|place| {
            let (name, above) = place.split_last()?;
            (above == table).then_some(name.as_str())
        });
        names
            .map(|name| (strsim::jaro_winkler(name, key), name))
            .filter(|(alike, _)| *alike > ALIKE)
            .max_by(|(one, _), (other, _)| one.total_cmp(other))
            .map(|(_, name)| name)
    }
}
