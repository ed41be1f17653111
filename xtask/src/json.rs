//! What cargo says in JSON: its metadata, and the messages of a build.

/// A value of JSON. Numbers are left as text: nobody here counts with them.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Json {
    Text(String),
    List(Vec<Json>),
    Object(Vec<(String, Json)>),
    /// A number, `true`, `false` or `null`.
    Other(String),
}

impl Json {
    /// The value of a whole text; `None` if it is not JSON.
    pub(crate) fn parse(text: &str) -> Option<Json> {
        let (value, rest) = value(text.trim_start())?;
        rest.trim().is_empty().then_some(value)
    }

    /// The field of an object.
    pub(crate) fn get(&self, name: &str) -> Option<&Json> {
        match self {
            Json::Object(fields) => fields.iter().find(|(key, _)| key == name).map(|(_, v)| v),
            _ => None,
        }
    }

    pub(crate) fn text(&self) -> Option<&str> {
        match self {
            Json::Text(text) => Some(text),
            _ => None,
        }
    }

    /// The members of a list; nothing has none.
    pub(crate) fn items(&self) -> &[Json] {
        match self {
            Json::List(items) => items,
            _ => &[],
        }
    }
}

/// A value at the beginning, and what comes behind it.
fn value(text: &str) -> Option<(Json, &str)> {
    match text.as_bytes().first()? {
        b'"' => string(text).map(|(text, rest)| (Json::Text(text), rest)),
        b'[' => {
            let (items, rest) = members(&text[1..], ']', value)?;
            Some((Json::List(items), rest))
        }
        b'{' => {
            let (fields, rest) = members(&text[1..], '}', |text| {
                let (key, rest) = string(text)?;
                let (value, rest) = value(rest.trim_start().strip_prefix(':')?.trim_start())?;
                Some(((key, value), rest))
            })?;
            Some((Json::Object(fields), rest))
        }
        _ => {
            let end = text.find(|c: char| !c.is_ascii_alphanumeric() && !"+-.".contains(c));
            let (word, rest) = text.split_at(end.unwrap_or(text.len()));
            (!word.is_empty()).then(|| (Json::Other(word.to_owned()), rest))
        }
    }
}

/// What stands between commas, up to the closing bracket.
fn members<'a, T>(
    text: &'a str,
    close: char,
    member: impl Fn(&'a str) -> Option<(T, &'a str)>,
) -> Option<(Vec<T>, &'a str)> {
    let mut found = Vec::new();
    let mut rest = text.trim_start();
    if let Some(rest) = rest.strip_prefix(close) {
        return Some((found, rest));
    }
    loop {
        let (next, behind) = member(rest)?;
        found.push(next);
        let behind = behind.trim_start();
        if let Some(rest) = behind.strip_prefix(close) {
            return Some((found, rest));
        }
        rest = behind.strip_prefix(',')?.trim_start();
    }
}

fn string(text: &str) -> Option<(String, &str)> {
    let inside = text.strip_prefix('"')?;
    let mut found = String::new();
    let mut letters = inside.char_indices();
    while let Some((place, letter)) = letters.next() {
        match letter {
            '"' => return Some((found, &inside[place + 1..])),
            '\\' => match letters.next()?.1 {
                'n' => found.push('\n'),
                't' => found.push('\t'),
                'r' => found.push('\r'),
                'b' => found.push('\u{8}'),
                'f' => found.push('\u{c}'),
                'u' => {
                    let digits: String = letters.by_ref().take(4).map(|(_, c)| c).collect();
                    let code = u32::from_str_radix(&digits, 16).ok()?;
                    // Cargo writes letters as they are; half a pair is not one.
                    found.push(char::from_u32(code).unwrap_or('\u{fffd}'));
                }
                other => found.push(other),
            },
            other => found.push(other),
        }
    }
    None
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn values_are_read() {
        let text = r#" {"a": [1, -2.5e3, true, null], "b": {"c": "x \"y\" \u0041\\"}, "d": []} "#;
        let json = Json::parse(text).unwrap();
        assert_eq!(json.get("a").unwrap().items().len(), 4);
        assert_eq!(json.get("a").unwrap().items()[1], Json::Other("-2.5e3".into()));
        assert_eq!(json.get("b").unwrap().get("c").unwrap().text(), Some("x \"y\" A\\"));
        assert_eq!(json.get("d").unwrap().items(), []);
        assert_eq!(json.get("e"), None);
    }

    #[test]
    fn what_is_cut_off_is_no_json() {
        let text = r#"{"a": ["b", {"c": 1}]}"#;
        assert!(Json::parse(text).is_some());
        for end in 0..text.len() {
            assert_eq!(Json::parse(&text[..end]), None, "{}", &text[..end]);
        }
        assert_eq!(Json::parse("{} {}"), None);
    }
}
