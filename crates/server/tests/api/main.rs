//! The server as its clients see it, on a real port.

#[path = "../client/mod.rs"]
mod client;
mod every_route;
mod games;
mod older_pages;
mod page;
mod tables;
mod trouble;

use std::net::{SocketAddr, TcpListener};
use std::path::PathBuf;
use std::sync::Arc;

use client::{Reply, try_ask};
use damier_endgame::Library;
use damier_server::{AppState, GameId, GameStore, SqliteStore, app};
use serde_json::{Value, json};
use tokio::runtime::Runtime;

/// A server with a folder of its own; both are gone at the end.
struct TestApp {
    address: SocketAddr,
    folder: PathBuf,
    store: Arc<SqliteStore>,
    /// Runs it.
    runtime: Runtime,
}

impl TestApp {
    fn start() -> TestApp {
        let name = GameId::random().expect("random numbers");
        let folder = std::env::temp_dir().join(format!("damier-api-{name}"));
        std::fs::create_dir_all(&folder).expect("a folder");
        TestApp::open(folder)
    }

    fn open(folder: PathBuf) -> TestApp {
        let store = Arc::new(SqliteStore::open(&folder.join("games.db")).expect("a store"));
        let listener = TcpListener::bind("127.0.0.1:0").expect("a port");
        let address = listener.local_addr().expect("an address");
        listener.set_nonblocking(true).expect("a socket");
        let runtime = Runtime::new().expect("a runtime");
        let library = Arc::new(Library::new(Some(folder.join("endgames"))));
        let router = app(AppState::new(store.clone(), address).with_tables(library));
        runtime.spawn(async move {
            let listener = tokio::net::TcpListener::from_std(listener).expect("a listener");
            axum::serve(listener, router).await.expect("it serves");
        });
        TestApp { address, folder, store, runtime }
    }

    /// The same folder, served by a new program.
    fn restart(mut self) -> TestApp {
        let folder = std::mem::take(&mut self.folder);
        self.store.close();
        drop(self);
        TestApp::open(folder)
    }

    fn limit_pages(&self, pages: u32) {
        self.runtime.block_on(self.store.limit_pages(pages)).expect("a limit");
    }

    fn database(&self) -> rusqlite::Connection {
        rusqlite::Connection::open(self.folder.join("games.db")).expect("opens")
    }

    #[track_caller]
    fn ask(&self, request: &str, headers: &[(&str, &str)], body: &[u8]) -> Reply {
        try_ask(self.address, request, headers, body).expect("an answer")
    }

    #[track_caller]
    fn get(&self, path: &str) -> Reply {
        self.ask(&format!("GET {path}"), &[], b"")
    }

    #[track_caller]
    fn post(&self, path: &str, body: &Value) -> Reply {
        self.ask(&format!("POST {path}"), &[], body.to_string().as_bytes())
    }

    #[track_caller]
    fn new_game(&self) -> String {
        self.new_game_with(&json!({ "rules": "jumbo" }))
    }

    #[track_caller]
    fn new_game_with(&self, header: &Value) -> String {
        let reply = self.post("/api/v1/games", &json!({ "header": header }));
        assert_eq!(reply.status, 201, "{}", reply.json());
        assert_eq!(reply.json()["version"], 0);
        reply.json()["id"].as_str().expect("an id").to_owned()
    }

    #[track_caller]
    fn append(&self, id: &str, seen: u32, entries: &[&str]) -> Reply {
        let body = json!({ "seen": seen, "entries": entries });
        self.post(&format!("/api/v1/games/{id}/entries"), &body)
    }

    #[track_caller]
    fn game(&self, id: &str) -> Value {
        let reply = self.get(&format!("/api/v1/games/{id}"));
        assert_eq!(reply.status, 200);
        reply.json()
    }

    #[track_caller]
    fn listed(&self, query: &str) -> Vec<Value> {
        let reply = self.get(&format!("/api/v1/games?{query}"));
        assert_eq!(reply.status, 200, "{}", reply.json());
        reply.json()["games"].as_array().expect("a list").clone()
    }
}

impl Drop for TestApp {
    fn drop(&mut self) {
        if !self.folder.as_os_str().is_empty() {
            let _ = std::fs::remove_dir_all(&self.folder);
        }
    }
}
