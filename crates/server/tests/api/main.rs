//! The server as its clients see it, on a real port.

#[path = "../client/mod.rs"]
mod client;
mod every_route;
mod games;
mod kept_rooms;
mod older_pages;
mod owners;
mod page;
mod place;
mod room_measures;
mod rooms;
mod seats;
mod tables;
mod trouble;
mod visits;

use std::net::{SocketAddr, TcpListener};
use std::path::PathBuf;
use std::sync::Arc;

use client::{Reply, try_ask};
use damier_endgame::Library;
use damier_server::{
    AppState, GameId, GameStore, Household, Password, Place, SocketLimits, SqliteStore, app,
};
use serde_json::{Value, json};
use tokio::runtime::Runtime;

fn new_folder() -> PathBuf {
    let name = GameId::random().expect("random numbers");
    let folder = std::env::temp_dir().join(format!("damier-api-{name}"));
    std::fs::create_dir_all(&folder).expect("a folder");
    folder
}

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
        TestApp::open(new_folder())
    }

    /// A server that is reached at this address as well.
    fn start_at(public_url: &str) -> TestApp {
        let public_url = public_url.parse().expect("a public address");
        let place = |address| Place::new(address, Some(public_url), Vec::new());
        TestApp::open_at(new_folder(), place)
    }

    fn open(folder: PathBuf) -> TestApp {
        TestApp::open_at(folder, Place::of)
    }

    fn open_at(folder: PathBuf, place: impl FnOnce(SocketAddr) -> Place) -> TestApp {
        TestApp::open_with(folder, place, SocketLimits::default())
    }

    /// A server with other limits for sockets.
    fn start_with(sockets: SocketLimits) -> TestApp {
        TestApp::open_with(new_folder(), Place::of, sockets)
    }

    fn open_with(
        folder: PathBuf,
        place: impl FnOnce(SocketAddr) -> Place,
        sockets: SocketLimits,
    ) -> TestApp {
        let store = Arc::new(SqliteStore::open(&folder.join("games.db")).expect("a store"));
        let listener = TcpListener::bind("127.0.0.1:0").expect("a port");
        let address = listener.local_addr().expect("an address");
        listener.set_nonblocking(true).expect("a socket");
        let runtime = Runtime::new().expect("a runtime");
        let library = Arc::new(Library::new(Some(folder.join("endgames"))));
        let household = match Password::read(&folder).expect("a password, or none") {
            None => Household::open(),
            Some(password) => {
                let behind = Household::behind(password, folder.clone(), store.clone());
                runtime.block_on(behind).expect("a household")
            }
        };
        let state = AppState::new(store.clone(), place(address)).with_tables(library);
        let router = app(state.with_household(household).with_sockets(sockets));
        runtime.spawn(async move {
            let listener = tokio::net::TcpListener::from_std(listener).expect("a listener");
            axum::serve(listener, router).await.expect("it serves");
        });
        TestApp { address, folder, store, runtime }
    }

    /// A server that others reach as well; with a password if there is one.
    fn start_shared(password: Option<&str>) -> TestApp {
        let folder = new_folder();
        if let Some(word) = password {
            Password::new(word).expect("a password").write(&folder).expect("it is kept");
        }
        TestApp::open_shared(folder)
    }

    fn open_shared(folder: PathBuf) -> TestApp {
        TestApp::open_at(folder, |address| Place::of(([0, 0, 0, 0], address.port()).into()))
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

/// A browser that keeps its cookies.
struct Browser<'a> {
    app: &'a TestApp,
    cookies: std::cell::RefCell<Vec<(String, String)>>,
}

impl<'a> Browser<'a> {
    /// One that has opened the page.
    fn new(app: &'a TestApp) -> Browser<'a> {
        let browser = Browser::without_cookies(app);
        browser.ask("GET /api/v1/session", &Value::Null);
        browser
    }

    fn without_cookies(app: &'a TestApp) -> Browser<'a> {
        Browser { app, cookies: Default::default() }
    }

    #[track_caller]
    fn ask(&self, request: &str, body: &Value) -> Reply {
        let pairs: Vec<String> =
            self.cookies.borrow().iter().map(|(name, value)| format!("{name}={value}")).collect();
        let cookie = pairs.join("; ");
        let headers = [("Cookie", cookie.as_str()), ("User-Agent", "Firefox/1 (Android 15)")];
        let body = if body.is_null() { Vec::new() } else { body.to_string().into_bytes() };
        let reply = self.app.ask(request, &headers[usize::from(cookie.is_empty())..], &body);
        for (name, value) in &reply.headers {
            if name.eq_ignore_ascii_case("set-cookie") {
                let pair = value.split(';').next().expect("a cookie");
                let (name, value) = pair.split_once('=').expect("a name and a value");
                let mut cookies = self.cookies.borrow_mut();
                cookies.retain(|(known, _)| known != name);
                if !value.is_empty() {
                    cookies.push((name.to_owned(), value.to_owned()));
                }
            }
        }
        reply
    }

    #[track_caller]
    fn new_game(&self) -> String {
        let reply = self.ask("POST /api/v1/games", &json!({ "header": { "rules": "jumbo" } }));
        assert_eq!(reply.status, 201, "{}", reply.json());
        reply.json()["id"].as_str().expect("an id").to_owned()
    }

    #[track_caller]
    fn append(&self, id: &str, seen: u32, entry: &str) -> Reply {
        let body = json!({ "seen": seen, "entries": [entry] });
        self.ask(&format!("POST /api/v1/games/{id}/entries"), &body)
    }

    #[track_caller]
    fn listed(&self) -> Vec<String> {
        let games = self.ask("GET /api/v1/games", &Value::Null).json()["games"].clone();
        let ids = games.as_array().expect("a list").iter().map(|game| game["id"].as_str());
        ids.map(|id| id.expect("an id").to_owned()).collect()
    }

    #[track_caller]
    fn sign_in(&self, password: &str) -> Reply {
        self.ask("POST /api/v1/session", &json!({ "password": password }))
    }

    fn cookie(&self, name: &str) -> Option<String> {
        let cookies = self.cookies.borrow();
        cookies.iter().find(|(known, _)| known == name).map(|(_, value)| value.clone())
    }
}

impl Drop for TestApp {
    fn drop(&mut self) {
        if !self.folder.as_os_str().is_empty() {
            let _ = std::fs::remove_dir_all(&self.folder);
        }
    }
}
