//! Every lesson of every course: it can be played, and teaches what it says.

use damier_api::TAUGHT;
use damier_rules::{Enforcement, Promotion, Ruleset};
use serde_json::{Value, json};

fn ask(question: &Value) -> Value {
    let answer = damier_api::Api::default()
        .answer_or_problem(&question.to_string(), damier_api::Patience::ENDLESS);
    serde_json::from_str(&answer).expect("an answer is JSON")
}

fn list(value: &Value) -> &Vec<Value> {
    value.as_array().expect("a list")
}

fn text(value: &Value) -> &str {
    value.as_str().expect("a text")
}

fn course(id: &str) -> Value {
    ask(&json!({"ask": "lessons", "id": id}))
}

/// A task that is being played.
struct Played {
    name: String,
    line: String,
    game: Value,
    steps: Vec<Value>,
}

impl Played {
    fn view(&self) -> Value {
        let view = ask(&json!({"ask": "view", "lang": "en", "game": self.game}));
        assert_eq!(view["answer"], "view", "{}: {view}", self.name);
        view
    }

    fn act(&mut self, player: &str, action: &str) {
        let acted = ask(&json!({
            "ask": "act", "lang": "en", "game": self.game, "player": player, "action": action,
        }));
        let entries = acted["entries"].as_array();
        let entries = entries.unwrap_or_else(|| panic!("{} {action}: {acted}", self.name));
        let log = self.game["entries"].as_array_mut().expect("a log");
        log.extend(entries.iter().cloned());
    }

    /// Plays all steps, each in its first way.
    fn solve(&mut self) {
        for step in std::mem::take(&mut self.steps) {
            let view = self.view();
            assert_eq!(view["turn"], "white", "{}", self.name);
            let any = &view["moves"][0]["code"];
            let action = step["accept"].get(0).unwrap_or(any).clone();
            // To point at a piece is no action of the game.
            if !text(&action).starts_with("point ") {
                self.act("white", text(&action));
            }
            for reply in list(&step["replies"]) {
                self.act("black", text(reply));
            }
        }
    }

    /// Why the referee refuses to go from square to square.
    fn refusal(&self, squares: &str) -> String {
        let judged =
            ask(&json!({"ask": "judge", "lang": "en", "game": self.game, "text": squares}));
        text(&judged["refused"]["sentence"]).to_owned()
    }
}

fn tasks(id: &str) -> Vec<Played> {
    let mut tasks = Vec::new();
    for lesson in list(&course(id)["lessons"]) {
        for task in list(&lesson["tasks"]) {
            let header = json!({"rules": task["rules"], "start": task["start"]});
            tasks.push(Played {
                name: format!("{id} {} {}", task["line"], task["start"]),
                line: text(&task["line"]).to_owned(),
                game: json!({"header": header, "entries": task["entries"]}),
                steps: list(&task["steps"]).clone(),
            });
        }
    }
    tasks
}

/// What can be said about a missed capture.
fn may_claim(view: &Value) -> bool {
    view["may"]["huff"] == true || view["may"]["demand"] == true
}

fn counts(view: &Value) -> Vec<usize> {
    list(&view["moves"]).iter().map(|m| list(&m["captures"]).len()).collect()
}

fn pieces(view: &Value, of: [char; 2]) -> usize {
    text(&view["placement"]).chars().filter(|&c| of.contains(&c)).count()
}

#[test]
fn every_task_of_every_course_can_be_solved() {
    for id in TAUGHT {
        for mut task in tasks(id) {
            task.solve();
            task.view();
        }
    }
}

#[test]
fn every_course_has_about_ten_lessons_of_a_few_tasks() {
    for id in TAUGHT {
        let course = course(id);
        let lessons = list(&course["lessons"]);
        assert!((9..=10).contains(&lessons.len()), "{id}: {}", lessons.len());
        for lesson in lessons {
            let tasks = list(&lesson["tasks"]);
            assert!((1..=5).contains(&tasks.len()), "{id} {}", lesson["title"]);
        }
        let rules: Ruleset = id.parse().expect("a ruleset");
        let huffs = lessons.iter().any(|lesson| lesson["title"] == "step-failing");
        assert_eq!(huffs, rules.enforcement != Enforcement::Strict, "{id}");
    }
}

#[test]
fn every_task_teaches_what_it_says() {
    for id in TAUGHT {
        let rules: Ruleset = id.parse().expect("a ruleset");
        for mut task in tasks(id) {
            let before = task.view();
            let counts_before = counts(&before);
            let name = task.name.clone();
            let squares_before = list(&before["moves"]).clone();
            teaches_before(&task, &before, &counts_before);
            task.solve();
            let after = task.view();
            let crowned = pieces(&after, ['W', 'W']) > pieces(&before, ['W', 'W']);
            match &*task.line {
                "step-line-crown" | "step-line-crown-capture" => {
                    assert!(squares_before.iter().all(|m| m["promotes"] == true), "{name}");
                    assert!(crowned, "{name}");
                }
                "step-line-pass-man" => {
                    assert_eq!(rules.promotion, Promotion::End, "{name}");
                    assert!(!crowned && counts_before == [2], "{name}");
                }
                "step-line-pass-king" => {
                    assert!(crowned && counts_before.iter().all(|&n| n == 2), "{name}");
                }
                "step-line-pass-stop" => assert!(crowned && counts_before == [1], "{name}"),
                "step-line-last" | "step-line-block" => {
                    assert_eq!(after["ending"]["winner"], "white", "{name}");
                    let is_blocked = task.line == "step-line-block";
                    assert_eq!(pieces(&after, ['b', 'B']) > 0, is_blocked, "{name}");
                }
                "step-line-repeat"
                | "step-line-claim"
                | "step-line-claim-again"
                | "step-line-agree" => {
                    assert_eq!(after["ending"]["result"], "1-1", "{name}: {}", after["ending"]);
                    assert_eq!(before["ending"], Value::Null, "{name}");
                }
                "step-line-huff" | "step-line-huff-which" | "step-line-shot" => {
                    let lead = |view| {
                        pieces(view, ['w', 'W']).cast_signed()
                            - pieces(view, ['b', 'B']).cast_signed()
                    };
                    assert!(lead(&after) > lead(&before), "{name}");
                }
                "step-line-demand" | "step-line-demand-which" => {
                    assert!(pieces(&after, ['w', 'W']) < pieces(&before, ['w', 'W']), "{name}");
                }
                _ => {}
            }
        }
    }
}

/// Squares in the words of a board whose near left corner is played on.
fn on_board(before: &Value, squares: &str) -> String {
    let mirror =
        |n: u32| if before["board"]["corner"] == "left" { n } else { n + 3 - (n - 1) % 4 * 2 };
    let numbers = squares.split(' ').map(|number| number.parse().expect("a number"));
    numbers.map(|n| mirror(n).to_string()).collect::<Vec<_>>().join(" ")
}

/// What has to be so where a task starts.
fn teaches_before(task: &Played, before: &Value, counts: &[usize]) {
    let name = &task.name;
    let is_small = before["board"]["size"] == 8;
    let refusal = |squares: &str| task.refusal(&on_board(before, squares));
    match &*task.line {
        "step-line-move" | "step-line-move-any" => {
            assert!(counts.iter().all(|&n| n == 0) && counts.len() > 1, "{name}");
        }
        "step-line-capture" => assert_eq!(counts, [1], "{name}"),
        "step-line-capture-two" => assert_eq!(counts, [2], "{name}"),
        "step-line-capture-back" => assert_eq!(counts, [1], "{name}"),
        "step-line-no-back" => {
            assert!(counts.iter().all(|&n| n == 0), "{name}");
            assert!(refusal("18 27").contains("does not capture backward"), "{name}");
        }
        "step-line-must" => {
            assert_eq!(counts, [1], "{name}");
            let quiet = match (is_small, name.contains("W22,32") || name.contains("W23,29")) {
                (true, true) => "32 27",
                (true, false) => "31 26",
                (false, _) if name.contains("W32,46") => "46 41",
                (false, _) => "47 42",
            };
            assert!(refusal(quiet).contains("You must capture"), "{name}");
        }
        "step-line-most" => {
            assert!(counts.iter().all(|&n| n == 2), "{name}");
            let first = ["W21,32", "W24,29", "W31,43"].iter().any(|men| name.contains(men));
            let fewer = match (is_small, first) {
                (true, true) => "21 14",
                (true, false) => "31 24",
                (false, true) => "31 22",
                (false, false) => "42 31",
            };
            let why = refusal(fewer);
            assert!(why.contains("as many") || why.contains("worth more"), "{name}: {why}");
        }
        "step-line-choice" => assert!(counts.contains(&1) && counts.contains(&2), "{name}"),
        "step-line-king-far" => {
            let farthest = on_board(before, if is_small { "29 4" } else { "46 5" });
            assert_eq!(task.steps[0]["accept"], json!([farthest.replace(' ', "-")]), "{name}");
        }
        "step-line-king-near" => assert!(counts.iter().all(|&n| n == 0), "{name}"),
        "step-line-king-take-far" | "step-line-king-take-back" => {
            assert!(counts.iter().all(|&n| n == 1) && !counts.is_empty(), "{name}");
        }
        "step-line-king-two" => {
            assert!(counts.iter().all(|&n| n == 2) && !counts.is_empty(), "{name}");
        }
        "step-line-let-stand" => assert!(counts.contains(&1), "{name}"),
        _ => teaches_what_is_peculiar(task, before, counts),
    }
}

/// The same for tasks that only some games have.
fn teaches_what_is_peculiar(task: &Played, before: &Value, counts: &[usize]) {
    let name = &task.name;
    let is_small = before["board"]["size"] == 8;
    let refusal = |squares: &str| task.refusal(&on_board(before, squares));
    let from = |square: &str| {
        let square: u32 = on_board(before, square).parse().expect("a number");
        list(&before["moves"]).iter().all(|m| m["from"] == square)
    };
    match &*task.line {
        "step-line-capture-across" => assert_eq!(counts, [1], "{name}"),
        "step-line-not-the-king" => {
            assert!(counts.iter().all(|&n| n == 0) && counts.len() > 1, "{name}");
            let why = refusal("22 15");
            assert!(why.contains("king"), "{name}: {why}");
        }
        "step-line-take-the-king" => assert!(counts == [1] && from("23"), "{name}"),
        "step-line-king-first" => {
            assert!(counts.iter().all(|&n| n == 1), "{name}");
            assert!(from(if is_small { "25" } else { "46" }), "{name}");
            let why = refusal(if is_small { "20 11" } else { "26 17" });
            assert!(why.contains("king"), "{name}: {why}");
        }
        "step-line-right-behind" => assert_eq!(counts, [1], "{name}"),
        _ => {}
    }
}

/// The pieces that White can huff.
fn huffable(task: &Played) -> Vec<u32> {
    let can_huff = |square: u32| {
        let acted = ask(&json!({
            "ask": "act", "lang": "en", "game": task.game,
            "player": "white", "action": format!("huff {square}"),
        }));
        acted.get("entries").is_some()
    };
    (1..=50).filter(|&square| can_huff(square)).collect()
}

/// The men of Black that stand right before one of White's.
fn facing(view: &Value) -> usize {
    let size = view["board"]["size"].as_u64().expect("a number") as usize;
    let placement: Vec<char> = text(&view["placement"]).chars().collect();
    let at = |row: usize, column: usize| {
        (row < size && column < size).then(|| placement[row * (size / 2) + column / 2])
    };
    let columns = |row: usize| (0..size).filter(move |column| (row + column) % 2 == 1);
    let squares = (0..size).flat_map(|row| columns(row).map(move |column| (row, column)));
    let meets = |row, column: usize| {
        [column.wrapping_sub(1), column + 1].iter().any(|&next| at(row + 1, next) == Some('w'))
    };
    squares.filter(|&(row, column)| at(row, column) == Some('b') && meets(row, column)).count()
}

#[test]
fn one_of_two_men_should_have_captured() {
    let lines = ["step-line-huff-which", "step-line-demand-which"];
    let mut found = Vec::new();
    for id in TAUGHT {
        let rules: Ruleset = id.parse().expect("a ruleset");
        for mut task in tasks(id).into_iter().filter(|task| lines.contains(&&*task.line)) {
            let view = task.view();
            let name = task.name.clone();
            assert!(may_claim(&view), "{name}");
            assert_eq!(facing(&view), 2, "{name}");
            let wanted = text(&task.steps[0]["accept"][0]).to_owned();
            if rules.enforcement.allows_huff() {
                let guilty = wanted.split(' ').nth(1).expect("a square");
                assert_eq!(huffable(&task), [guilty.parse::<u32>().expect("a number")], "{name}");
            }
            if task.line == "step-line-huff-which" {
                // The move that is left to make then is no capture, too.
                task.act("white", &wanted);
                assert!(counts(&task.view()).iter().all(|&n| n == 0), "{name}");
                found.push((id, lines[0]));
            } else {
                // Before the failure, no other man could capture.
                task.game["entries"] = json!([]);
                let before = task.view();
                let captures =
                    list(&before["moves"]).iter().filter(|m| !list(&m["captures"]).is_empty());
                let from: Vec<String> = captures.map(|m| format!("point {}", m["from"])).collect();
                assert_eq!(from, [wanted], "{name}");
                found.push((id, lines[1]));
            }
        }
    }
    let huff = |id| (id, lines[0]);
    let demand = |id| (id, lines[1]);
    assert_eq!(
        found,
        [huff("djeco"), demand("english"), huff("swedish"), demand("swedish"), demand("norwegian")]
    );
}

#[test]
fn whoever_forgets_to_capture_sees_what_becomes_of_it() {
    let mut taught = Vec::new();
    for id in TAUGHT {
        let rules: Ruleset = id.parse().expect("a ruleset");
        for mut task in tasks(id).into_iter().filter(|task| task.line == "step-line-forget") {
            taught.push(id);
            let name = task.name.clone();
            let [forget, remember] = &*task.steps.clone() else { panic!("{name}: two steps") };
            let before = task.view();
            let due = counts(&before).iter().filter(|&&n| n > 0).count();
            assert_eq!(due, 1, "{name}: one capture can be forgotten");
            assert!(!text(&forget["accept"][0]).contains('x'), "{name}");

            task.act("white", text(&forget["accept"][0]));
            assert!(may_claim(&task.view()), "{name}");
            for reply in list(&forget["replies"]) {
                task.act("black", text(reply));
            }
            let after = task.view();
            let lost = pieces(&before, ['w', 'W']) - pieces(&after, ['w', 'W']);
            assert_eq!(lost, usize::from(rules.enforcement.allows_huff()), "{name}");
            assert_eq!(after["must_obey"] == true, lost == 0, "{name}");
            let captures: Vec<&Value> =
                list(&after["moves"]).iter().filter(|m| !list(&m["captures"]).is_empty()).collect();
            assert_eq!(captures.len(), 1, "{name}");
            assert_eq!(captures[0]["code"], remember["accept"][0], "{name}");
        }
    }
    assert_eq!(taught, ["djeco", "english", "swedish", "norwegian"]);
}

/// Whatever has to be told between two steps is told in messages.
#[test]
fn what_follows_an_answer_is_told_at_once() {
    for id in TAUGHT {
        for task in tasks(id) {
            let huffs = |step: &Value| {
                step["accept"].get(0).is_some_and(|action| text(action).starts_with("huff "))
            };
            for step in task.steps.iter().filter(|step| huffs(step)) {
                let then = json!({"said": "step-huffed", "line": "step-line-huffed"});
                assert_eq!(step["then"], then, "{}", task.name);
            }
        }
    }
}

#[test]
fn what_is_peculiar_to_a_game_is_taught() {
    let lines = |id| tasks(id).into_iter().map(|task| task.line).collect::<Vec<_>>();
    let peculiar = [
        ("step-line-capture-across", &["frisian", "frysk"][..]),
        ("step-line-not-the-king", &["italian"]),
        ("step-line-take-the-king", &["spanish", "portuguese"]),
        ("step-line-king-first", &["frisian", "frysk", "italian", "czech"]),
        ("step-line-right-behind", &["killer"]),
    ];
    for (line, games) in peculiar {
        let taught: Vec<&str> =
            TAUGHT.into_iter().filter(|id| lines(id).iter().any(|told| told == line)).collect();
        assert_eq!(taught, games, "{line}");
    }
}

#[test]
fn an_edition_teaches_its_game() {
    assert_eq!(course("hh-sv")["game"], "swedish");
    assert_eq!(course("djeco-fr")["game"], "djeco");
    assert_eq!(course("losing")["kind"], "nothing");
    assert_eq!(course("../../etc")["kind"], "nothing");
}
