//! One chapter: from Markdown to the inside of its page.

use std::collections::BTreeSet;

use pulldown_cmark::{
    Alignment, CodeBlockKind, CowStr, Event, HeadingLevel, Options, Parser, Tag, TagEnd, html,
};

use super::words::Language;
use super::{CHAPTERS, SOURCE};
use crate::root;

/// A chapter in one language.
#[derive(Debug)]
pub(super) struct Chapter {
    /// As its file is called, without its ending.
    pub(super) name: &'static str,
    pub(super) language: &'static Language,
    /// From the root of the repository.
    file: String,
    text: String,
    pub(super) headings: Vec<Heading>,
}

#[derive(Debug)]
pub(super) struct Heading {
    pub(super) level: HeadingLevel,
    pub(super) title: String,
    pub(super) anchor: String,
    line: usize,
}

/// The inside of a page.
#[derive(Debug)]
pub(super) struct Body {
    pub(super) html: String,
    /// Files of `packaging/` that it leads to.
    pub(super) attached: BTreeSet<String>,
}

/// What is wrong, and in which line.
type Complaint = (usize, String);

impl Chapter {
    pub(super) fn new(
        name: &'static str,
        language: &'static Language,
        file: String,
        text: String,
    ) -> Chapter {
        let headings = headings_of(&text);
        Chapter { name, language, file, text, headings }
    }

    /// Its folder within the manual: empty, or with a stroke at its end.
    pub(super) fn address(&self) -> String {
        let language = if self.language.code == "en" { "" } else { self.language.code };
        let name = if self.name == CHAPTERS[0] { "" } else { self.name };
        let parts = [language, name].into_iter().filter(|part| !part.is_empty());
        parts.map(|part| format!("{part}/")).collect()
    }

    /// The way from here to the root of the manual.
    pub(super) fn way_up(&self) -> String {
        "../".repeat(self.address().matches('/').count())
    }

    pub(super) fn title(&self) -> &str {
        self.headings.first().map_or(self.name, |heading| &heading.title)
    }

    /// The inside of the page, or all that is wrong with it.
    pub(super) fn body(&self, all: &[Chapter]) -> Result<Body, Vec<String>> {
        let mut writer = Writer {
            chapter: self,
            all,
            events: Vec::new(),
            code: None,
            heading: 0,
            section: "",
            complaints: Vec::new(),
            attached: BTreeSet::new(),
        };
        writer.check_headings();
        writer.write();
        let Writer { events, complaints, attached, .. } = writer;
        if complaints.is_empty() {
            let mut text = String::new();
            html::push_html(&mut text, events.into_iter());
            return Ok(Body { html: text, attached });
        }
        let told = |(line, what): Complaint| format!("{}:{line}: {what}", self.file);
        Err(complaints.into_iter().map(told).collect())
    }

    fn parser(&self) -> impl Iterator<Item = (Event<'_>, usize)> {
        parser(&self.text)
    }
}

/// What Markdown there is, each part with its line.
fn parser(text: &str) -> impl Iterator<Item = (Event<'_>, usize)> {
    let parts = Parser::new_ext(text, Options::ENABLE_TABLES).into_offset_iter();
    parts.map(move |(event, range)| (event, text[..range.start].matches('\n').count() + 1))
}

fn headings_of(text: &str) -> Vec<Heading> {
    let mut headings: Vec<Heading> = Vec::new();
    let mut is_within = false;
    for (event, line) in parser(text) {
        match event {
            Event::Start(Tag::Heading { level, .. }) => {
                is_within = true;
                let (title, anchor) = Default::default();
                headings.push(Heading { level, title, anchor, line });
            }
            Event::End(TagEnd::Heading(_)) => is_within = false,
            Event::Text(part) | Event::Code(part) if is_within => {
                if let Some(heading) = headings.last_mut() {
                    heading.title.push_str(&part);
                    heading.anchor = anchor_of(&heading.title);
                }
            }
            _ => {}
        }
    }
    headings
}

/// As those do who show Markdown elsewhere: small letters, and strokes for
/// spaces.
fn anchor_of(title: &str) -> String {
    let letters = title.chars().flat_map(char::to_lowercase);
    let kept = letters.filter(|letter| letter.is_alphanumeric() || [' ', '-'].contains(letter));
    kept.map(|letter| if letter == ' ' { '-' } else { letter }).collect()
}

/// Makes events for HTML of those for Markdown.
struct Writer<'a> {
    chapter: &'a Chapter,
    all: &'a [Chapter],
    events: Vec<Event<'a>>,
    /// The block of code that is open: its kind and its text.
    code: Option<(String, String)>,
    /// How many headings there were, and what the last is called.
    heading: usize,
    section: &'a str,
    complaints: Vec<Complaint>,
    attached: BTreeSet<String>,
}

impl<'a> Writer<'a> {
    fn complain(&mut self, line: usize, what: impl Into<String>) {
        self.complaints.push((line, what.into()));
    }

    fn check_headings(&mut self) {
        let mut known = BTreeSet::new();
        let chapter = self.chapter;
        let firsts = chapter.headings.iter().filter(|heading| heading.level == HeadingLevel::H1);
        if firsts.count() != 1 || chapter.headings[0].level != HeadingLevel::H1 {
            self.complain(
                1,
                "a chapter begins with its title, the only heading of the first level",
            );
        }
        for heading in &chapter.headings {
            if !known.insert(&heading.anchor) {
                self.complain(heading.line, format!("two headings are called {}", heading.title));
            }
        }
    }

    fn write(&mut self) {
        for (event, line) in self.chapter.parser() {
            match (event, &mut self.code) {
                (Event::Text(part), Some((_, text))) => text.push_str(&part),
                (Event::Start(tag), _) => self.begin(tag, line),
                (Event::End(tag), _) => self.end(tag),
                (Event::Html(text) | Event::InlineHtml(text), _) => {
                    self.complain(line, format!("HTML is not passed through: {}", text.trim()));
                }
                (event, _) => self.events.push(event),
            }
        }
    }

    fn begin(&mut self, tag: Tag<'a>, line: usize) {
        let tag = match tag {
            Tag::CodeBlock(CodeBlockKind::Fenced(info)) => {
                let kind = info.split_whitespace().next().unwrap_or("text").to_owned();
                self.code = Some((kind, String::new()));
                return;
            }
            Tag::CodeBlock(CodeBlockKind::Indented) => {
                return self.complain(line, "put commands between three strokes, with their kind");
            }
            Tag::Image { .. } => return self.complain(line, "there are no pictures yet"),
            Tag::Heading { level, .. } => return self.begin_heading(level),
            Tag::Table(alignments) => {
                if alignments.iter().any(|alignment| *alignment != Alignment::None) {
                    self.complain(line, "columns are not aligned: that takes an inline style");
                }
                // Who has no mouse can scroll it too.
                let label = escape(self.section);
                let open = format!(
                    "<div class=\"wide\" role=\"group\" aria-label=\"{label}\" tabindex=\"0\">"
                );
                self.events.push(Event::Html(open.into()));
                Tag::Table(alignments)
            }
            Tag::Link { link_type, dest_url, title, id } => {
                let address = self.address(&dest_url);
                let dest_url = address.map(CowStr::from).unwrap_or_else(|what| {
                    self.complain(line, what);
                    dest_url
                });
                Tag::Link { link_type, dest_url, title, id }
            }
            tag => tag,
        };
        self.events.push(Event::Start(tag));
    }

    /// A heading leads to itself, so that its address can be copied.
    fn begin_heading(&mut self, level: HeadingLevel) {
        let Heading { title, anchor, .. } = &self.chapter.headings[self.heading];
        self.heading += 1;
        self.section = title;
        let id = Some(CowStr::from(anchor.as_str()));
        let (classes, attrs) = Default::default();
        self.events.push(Event::Start(Tag::Heading { level, id, classes, attrs }));
        if level != HeadingLevel::H1 {
            let link = format!("<a href=\"#{}\">", escape(anchor));
            self.events.push(Event::InlineHtml(link.into()));
        }
    }

    fn end(&mut self, tag: TagEnd) {
        match (tag, self.code.take()) {
            (TagEnd::CodeBlock, Some((kind, text))) => {
                return self.events.push(Event::Html(code_block(&kind, &text).into()));
            }
            (TagEnd::Heading(level), _) if level != HeadingLevel::H1 => {
                self.events.push(Event::InlineHtml("</a>".into()));
            }
            _ => {}
        }
        self.events.push(Event::End(tag));
        if tag == TagEnd::Table {
            self.events.push(Event::Html("</div>\n".into()));
        }
    }

    /// The address on the page for one in the Markdown.
    fn address(&mut self, link: &str) -> Result<String, String> {
        if link.starts_with("https://") || link.starts_with("http://") {
            return Ok(link.to_owned());
        }
        let (place, anchor) = match link.split_once('#') {
            Some((place, anchor)) => (place, Some(anchor)),
            None => (link, None),
        };
        let up = self.chapter.way_up();
        if let Some(file) = place.strip_prefix("../../../packaging/") {
            if !root().join("packaging").join(file).is_file() {
                return Err(format!("there is no packaging/{file}"));
            }
            self.attached.insert(file.to_owned());
            return Ok(format!("{up}files/{file}"));
        }
        let target =
            self.chapter_at(place).ok_or_else(|| format!("there is no chapter {place}"))?;
        let Some(anchor) = anchor else {
            let address = format!("{up}{}", target.address());
            // Nobody reads an empty address as "here".
            return Ok(if address.is_empty() { String::from("../manual/") } else { address });
        };
        if target.headings.iter().all(|heading| heading.anchor != anchor) {
            return Err(format!("{} has no heading #{anchor}", target.file));
        }
        let is_here = std::ptr::eq(target, self.chapter);
        let place = if is_here { String::new() } else { format!("{up}{}", target.address()) };
        Ok(format!("{place}#{anchor}"))
    }

    /// The chapter whose file this is, as seen from here.
    fn chapter_at(&self, place: &str) -> Option<&'a Chapter> {
        if place.is_empty() {
            return Some(self.chapter);
        }
        let file = match place.strip_prefix("../") {
            Some(other) => format!("{SOURCE}/{other}"),
            None => format!("{SOURCE}/{}/{place}", self.chapter.language.code),
        };
        self.all.iter().find(|chapter| chapter.file == file)
    }
}

/// Long lines scroll by themselves, and for those without a mouse, too.
fn code_block(kind: &str, text: &str) -> String {
    let text = text.trim_end_matches('\n');
    format!("<pre class=\"{}\" tabindex=\"0\"><code>{}</code></pre>\n", escape(kind), escape(text))
}

pub(super) fn escape(text: &str) -> String {
    let text = text.replace('&', "&amp;").replace('<', "&lt;");
    text.replace('>', "&gt;").replace('"', "&quot;")
}

#[cfg(test)]
mod tests {
    use super::super::words::LANGUAGES;
    use super::*;

    fn chapters(start: &str, home: &str) -> Vec<Chapter> {
        let chapter = |name: &'static str, text: &str| {
            Chapter::new(name, &LANGUAGES[0], format!("{SOURCE}/en/{name}.md"), text.to_owned())
        };
        vec![chapter("start", start), chapter("home", home)]
    }

    fn html_of(text: &str) -> String {
        let all = chapters("# Start\n\n## Play it\n", &format!("# Home\n\n{text}\n"));
        all[1].body(&all).expect("no complaints").html
    }

    fn complaint_about(text: &str) -> String {
        let all = chapters("# Start\n\n## Play it\n", &format!("# Home\n\n{text}\n"));
        all[1].body(&all).expect_err("a complaint").join("; ")
    }

    #[test]
    fn links_between_chapters_become_addresses_of_pages() {
        assert!(html_of("[a](start.md)").contains("href=\"../\""));
        assert!(html_of("[a](../en/start.md#play-it)").contains("href=\"../#play-it\""));
        assert!(html_of("[a](#home)").contains("href=\"#home\""));
        assert!(html_of("[a](https://a.example/)").contains("href=\"https://a.example/\""));
        let attached = html_of("[a](../../../packaging/Caddyfile)");
        assert!(attached.contains("href=\"../files/Caddyfile\""));
    }

    #[test]
    fn dead_links_are_named_with_file_and_line() {
        let found = complaint_about("text\n\n[a](nothing.md)");
        assert_eq!(found, "docs/manual/en/home.md:5: there is no chapter nothing.md");
        let found = complaint_about("[a](start.md#nowhere)");
        let wanted = "docs/manual/en/home.md:3: docs/manual/en/start.md has no heading #nowhere";
        assert_eq!(found, wanted);
        assert!(complaint_about("[a](#nowhere)").contains("has no heading #nowhere"));
        assert!(complaint_about("[a](../../../packaging/x)").contains("no packaging/x"));
        assert!(complaint_about("[a](javascript:alert)").contains("no chapter javascript:alert"));
    }

    #[test]
    fn what_a_policy_would_refuse_is_refused_here() {
        assert!(complaint_about("a <b>word</b>").contains(":3: HTML is not passed through: <b>"));
        assert!(complaint_about("<script>x</script>").contains("not passed through"));
        assert!(complaint_about("| a |\n|--:|\n| 1 |").contains("inline style"));
        assert!(complaint_about("![a](b.png)").contains("no pictures"));
        assert!(complaint_about("## Home\n\n# Other").contains("first level"));
        assert!(complaint_about("## Two\n\n## Two").contains(":5: two headings are called Two"));
    }

    #[test]
    fn headings_are_found_by_their_anchors() {
        assert_eq!(anchor_of("Où sont vos parties ?"), "où-sont-vos-parties-");
        assert_eq!(anchor_of("The `--open` option"), "the---open-option");
        assert!(html_of("## A & `b`").contains("<h2 id=\"a--b\"><a href=\"#a--b\">A &amp; "));
    }

    #[test]
    fn commands_are_shown_as_they_are_typed() {
        let html = html_of("```sh not-run: needs a proxy\necho \"<&>\"\n```");
        let wanted =
            "<pre class=\"sh\" tabindex=\"0\"><code>echo &quot;&lt;&amp;&gt;&quot;</code></pre>";
        assert!(html.contains(wanted), "{html}");
    }
}
