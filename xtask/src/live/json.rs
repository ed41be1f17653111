//! As little JSON as the trials need: fields of answers whose shape is known,
//! whose names appear in them once, before any text of ours.

/// A text as JSON writes it.
pub(crate) fn quoted(text: &str) -> String {
    let mut quoted = String::from("\"");
    for letter in text.chars() {
        match letter {
            '"' => quoted.push_str("\\\""),
            '\\' => quoted.push_str("\\\\"),
            control if control.is_control() => {
                quoted.push_str(&format!("\\u{:04x}", u32::from(control)));
            }
            other => quoted.push(other),
        }
    }
    quoted.push('"');
    quoted
}

pub(crate) fn has_field(body: &str, name: &str) -> bool {
    value(body, name).is_some()
}

/// The whole number in this field.
pub(crate) fn number(body: &str, name: &str) -> Option<u64> {
    let value = value(body, name)?;
    let end = value.find(|letter: char| !letter.is_ascii_digit()).unwrap_or(value.len());
    value[..end].parse().ok()
}

/// The text in this field.
pub(crate) fn text(body: &str, name: &str) -> Option<String> {
    Some(string(value(body, name)?)?.0)
}

/// The texts in this field, which is a list of texts; `None` if it is not.
pub(crate) fn strings(body: &str, name: &str) -> Option<Vec<String>> {
    let mut rest = value(body, name)?.strip_prefix('[')?.trim_start();
    let mut found = Vec::new();
    loop {
        if rest.starts_with(']') {
            return Some(found);
        }
        let (text, behind) = string(rest)?;
        found.push(text);
        let behind = behind.trim_start();
        rest = behind.strip_prefix(',').unwrap_or(behind).trim_start();
    }
}

fn value<'a>(body: &'a str, name: &str) -> Option<&'a str> {
    let behind = body.split_once(&format!("\"{name}\":"))?.1;
    Some(behind.trim_start())
}

/// A text at the beginning, and what comes behind it.
fn string(json: &str) -> Option<(String, &str)> {
    let inside = json.strip_prefix('"')?;
    let mut text = String::new();
    let mut letters = inside.char_indices();
    while let Some((place, letter)) = letters.next() {
        match letter {
            '"' => return Some((text, &inside[place + 1..])),
            '\\' => match letters.next()?.1 {
                'n' => text.push('\n'),
                't' => text.push('\t'),
                // Our lines have no other escapes; one would not be found among them.
                'u' => text.push('\u{fffd}'),
                other => text.push(other),
            },
            other => text.push(other),
        }
    }
    None
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn fields_are_found() {
        let body = r#"{"id":"x","entries":["clock 1 2", "a \"b\""],"version":12,"empty":[]}"#;
        assert_eq!(number(body, "version"), Some(12));
        assert_eq!(number(body, "id"), None);
        assert_eq!(strings(body, "entries"), Some(vec!["clock 1 2".into(), "a \"b\"".into()]));
        assert_eq!(strings(body, "empty"), Some(Vec::new()));
        assert_eq!(strings(body, "version"), None);
        assert!(has_field(body, "id") && !has_field(body, "damaged"));
        assert_eq!(strings(r#"{"entries":["cut"#, "entries"), None);
        assert_eq!(quoted("a \"b\"\n"), r#""a \"b\"\u000a""#);
    }
}
