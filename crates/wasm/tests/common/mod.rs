//! What tests share that ask in a language.

use std::fs;
use std::path::Path;

use damier_api::Language;

/// Hands over all messages of a language, as the page does.
pub(crate) fn teach(language: Language) {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../locales").join(language.code());
    let spoken = ["games", "referee", "terminal", "files", "analysis", "rules", "leaflet"];
    let others = ["app", "house"];
    let files = spoken.iter().chain(&others).map(|name| {
        fs::read_to_string(folder.join(name).with_extension("ftl")).expect("a file of messages")
    });
    let messages: Vec<String> = files.collect();
    language.take_messages(&messages.join("\n")).expect("messages");
}
