//! The commands of a chapter, as they stand in its Markdown.

/// What is done with a block of commands.
#[derive(Clone, Debug, Eq, PartialEq)]
pub(crate) enum Mark {
    Run,
    /// With a line that is typed.
    Input(String),
    /// In the background, until the next one.
    Server,
    /// After the server was stopped.
    AfterStop,
    /// Why not.
    NotRun(String),
}

/// Commands, and what they print.
#[derive(Clone, Debug, Eq, PartialEq)]
pub(crate) struct Block {
    /// Where it stands: file and line.
    pub(crate) place: String,
    pub(crate) mark: Mark,
    pub(crate) text: String,
    pub(crate) expected: Option<String>,
}

impl Block {
    /// The blocks of shell commands, in their order.
    pub(crate) fn all(file: &str, text: &str) -> Vec<Block> {
        let mut blocks: Vec<Block> = Vec::new();
        let mut lines = text.lines().enumerate();
        // Whether a block of commands has just ended.
        let mut is_after = false;
        while let Some((at, line)) = lines.next() {
            let Some(info) = line.strip_prefix("```") else {
                is_after &= line.is_empty();
                continue;
            };
            let inside = lines.by_ref().map(|(_, line)| line).take_while(|line| *line != "```");
            let inside: String = inside.map(|line| format!("{line}\n")).collect();
            let place = format!("{file}:{}", at + 1);
            match (info.strip_prefix("sh"), blocks.last_mut()) {
                (Some(rest), _) if rest.is_empty() || rest.starts_with(' ') => {
                    let mark = mark(rest.trim_start(), &place);
                    blocks.push(Block { place, mark, text: inside, expected: None });
                    is_after = true;
                    continue;
                }
                (_, Some(block)) if info == "text" && is_after => block.expected = Some(inside),
                _ => {}
            }
            is_after = false;
        }
        blocks
    }
}

fn mark(text: &str, place: &str) -> Mark {
    let (name, value) = text.split_once(": ").unwrap_or((text, ""));
    match (name, value) {
        ("", "") => Mark::Run,
        ("server", "") => Mark::Server,
        ("after-stop", "") => Mark::AfterStop,
        ("input", line) if !line.is_empty() => Mark::Input(line.to_owned()),
        ("not-run", why) if !why.is_empty() => Mark::NotRun(why.to_owned()),
        _ => panic!("{place}: nobody knows how to run `sh {text}`"),
    }
}

/// Whether a text is as it was told; `…` stands for anything, and spaces at the
/// end of lines are nobody's concern.
pub(crate) fn is_as_told(printed: &str, told: &str) -> bool {
    let plain = |text: &str| text.lines().map(str::trim_end).collect::<Vec<_>>().join("\n");
    let (printed, told) = (plain(printed), plain(told));
    let (printed, told) = (printed.trim_end(), told.trim_end());
    let mut parts = told.split('…');
    let first = parts.next().unwrap_or_default();
    let Some(mut rest) = printed.strip_prefix(first) else { return false };
    let parts: Vec<&str> = parts.collect();
    let Some((last, between)) = parts.split_last() else { return rest.is_empty() };
    for part in between {
        match rest.split_once(part) {
            Some((_, after)) => rest = after,
            None => return false,
        }
    }
    rest.ends_with(last)
}

#[test]
fn blocks_are_found_with_their_marks_and_what_they_print() {
    let text = "# A\n\n```sh\na\nb\n```\n\n```text\nc\n```\n\n```text\nd\n```\n\
                ```sh not-run: why\ne\n```\ntext\n```text\nf\n```\n```shell\ng\n```\n";
    let blocks = Block::all("x.md", text);
    let block = |place: &str, mark, text: &str, expected: Option<&str>| Block {
        place: place.to_owned(),
        mark,
        text: text.to_owned(),
        expected: expected.map(str::to_owned),
    };
    let wanted = [
        block("x.md:3", Mark::Run, "a\nb\n", Some("c\n")),
        block("x.md:15", Mark::NotRun("why".to_owned()), "e\n", None),
    ];
    assert_eq!(blocks, wanted);
}

#[test]
fn three_points_stand_for_anything_and_nothing_else_does() {
    assert!(is_as_told("a b c\n", "a … c\n") && is_as_told("a\nb\nc", "a\n…\nc\n"));
    assert!(is_as_told("x", "…") && is_as_told("x  \n", "x\n"));
    assert!(!is_as_told("a b c", "a … d") && !is_as_told("a b", "a") && !is_as_told("b a", "a"));
    assert!(!is_as_told("abc", "…x…"));
}
