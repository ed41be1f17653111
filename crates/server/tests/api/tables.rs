//! Endgame tables are offered, built in the background, stopped, and gone on
//! with after a restart.

use std::fs;
use std::path::Path;
use std::thread;
use std::time::{Duration, Instant};

use serde_json::{Value, json};

use super::TestApp;

impl TestApp {
    fn tables(&self, rules: &str) -> Value {
        let reply = self.get(&format!("/api/v1/tables?rules={rules}"));
        assert_eq!(reply.status, 200, "{}", reply.json());
        reply.json()
    }

    fn build(&self, rules: &str, pieces: u32) -> u16 {
        self.post("/api/v1/tables", &json!({ "rules": rules, "pieces": pieces })).status
    }

    /// Waits until the build is no longer running.
    fn finished(&self, rules: &str) -> Value {
        let begun = Instant::now();
        loop {
            let tables = self.tables(rules);
            if tables["build"]["state"] != "running" {
                return tables;
            }
            assert!(begun.elapsed() < Duration::from_secs(120), "{tables}");
            thread::sleep(Duration::from_millis(50));
        }
    }
}

fn files(folder: &Path) -> usize {
    fs::read_dir(folder.join("endgames/english")).map_or(0, Iterator::count)
}

#[test]
fn tables_are_offered_built_and_used() {
    let app = TestApp::start();
    let offer = app.tables("english");
    assert_eq!((&offer["possible"], &offer["ready"]), (&json!(true), &json!(3)));
    assert_eq!(offer["build"], Value::Null);
    let choices = offer["choices"].as_array().unwrap();
    assert_eq!(choices.len(), 3, "{offer}");
    assert_eq!((&choices[0]["pieces"], &choices[0]["is_ready"]), (&json!(4), &json!(false)));
    for choice in choices {
        assert!(choice["bytes"].as_u64() > Some(0) && choice["seconds"].as_u64() > Some(0));
    }
    assert_eq!(app.build("english", 4), 202);
    assert_eq!(app.build("russian", 4), 409, "one at a time");
    let tables = app.finished("english");
    assert_eq!(tables["build"]["state"], "done", "{tables}");
    assert_eq!(tables["build"]["share"], 1.0);
    assert_eq!((&tables["ready"], &tables["choices"][0]["is_ready"]), (&json!(4), &json!(true)));
    assert!(!app.folder.join("endgames/order.txt").exists());
}

#[test]
fn a_build_can_be_stopped_and_goes_on_after_a_restart() {
    let app = TestApp::start();
    assert_eq!(app.ask("DELETE /api/v1/tables", &[], b"").status, 204, "nothing to stop");
    assert_eq!(app.build("english", 5), 202);
    while files(&app.folder) == 0 {
        thread::sleep(Duration::from_millis(5));
    }
    assert_eq!(app.ask("DELETE /api/v1/tables", &[], b"").status, 204);
    let tables = app.finished("english");
    assert_eq!(tables["build"]["state"], "cancelled", "{tables}");
    assert!(files(&app.folder) > 0, "what is finished stays");
    // As if the program had been killed while it built four pieces.
    fs::write(app.folder.join("endgames/order.txt"), "4 english\n").unwrap();
    let again = TestApp::open(app.folder.clone());
    let tables = again.finished("english");
    assert_eq!((&tables["build"]["state"], &tables["ready"]), (&json!("done"), &json!(4)));
}

#[test]
fn what_cannot_be_built_is_refused() {
    let app = TestApp::start();
    let offer = app.tables("frisian");
    assert_eq!((&offer["possible"], &offer["choices"]), (&json!(false), &json!([])));
    for (rules, pieces) in [("frisian", 4), ("english", 7), ("english", 1), ("nonsense", 4)] {
        assert_eq!(app.build(rules, pieces), 400, "{rules} {pieces}");
    }
    assert_eq!(app.get("/api/v1/tables").status, 400);
    assert_eq!(app.get("/api/v1/tables?rules=nonsense").status, 400);
}
