//! Puts the built web page into the program.
//!
//! The files of `web/dist` become a table in Rust, each with its kind, a hash,
//! and a compressed form where that is smaller.

use std::env;
use std::fmt::Write as _;
use std::fs;
use std::hash::{DefaultHasher, Hasher};
use std::io::{self, Write as _};
use std::path::{Path, PathBuf};

use flate2::Compression;
use flate2::write::GzEncoder;

const NOT_BUILT: &str = "<!doctype html>
<html lang=\"en\">
<meta charset=\"utf-8\">
<title>Damier</title>
<h1>The web page was not built</h1>
<p>This Damier was built without its web page.
<code>cargo xtask run</code> builds both and opens it.</p>
</html>
";

fn main() -> io::Result<()> {
    let out = PathBuf::from(env::var_os("OUT_DIR").ok_or(io::ErrorKind::NotFound)?);
    let root = env::var_os("CARGO_MANIFEST_DIR").ok_or(io::ErrorKind::NotFound)?;
    let dist = Path::new(&root).join("../../web/dist");
    // Cargo runs us again and again while the folder that it shall watch is
    // missing. If it cannot be made, that is all that happens.
    let _ = fs::create_dir(&dist);
    println!("cargo::rerun-if-changed=build.rs");
    println!("cargo::rerun-if-changed={}", dist.display());

    let mut files = Vec::new();
    if dist.join("index.html").is_file() {
        collect(&dist, "", &mut files)?;
    } else {
        let page = out.join("not-built.html");
        fs::write(&page, NOT_BUILT)?;
        files.push(("/index.html".to_owned(), page));
    }
    files.sort();

    let mut table = String::from("static FILES: &[File] = &[\n");
    for (number, (path, file)) in files.iter().enumerate() {
        let row = row(path, file, &out.join(format!("{number}.gz")))?;
        table.push_str(&row);
    }
    table.push_str("];\n");
    fs::write(out.join("page.rs"), table)
}

/// All files below a folder, each with its path on the server.
fn collect(folder: &Path, path: &str, files: &mut Vec<(String, PathBuf)>) -> io::Result<()> {
    for entry in fs::read_dir(folder)? {
        let entry = entry?;
        let path = format!("{path}/{}", entry.file_name().to_string_lossy());
        if entry.file_type()?.is_dir() {
            collect(&entry.path(), &path, files)?;
        } else {
            files.push((path, entry.path()));
        }
    }
    Ok(())
}

/// The row of a file in the table.
fn row(path: &str, file: &Path, compressed: &Path) -> io::Result<String> {
    let bytes = fs::read(file)?;
    let mut hasher = DefaultHasher::new();
    hasher.write(&bytes);
    let small = compress(path, &bytes)?;
    let mut row = String::new();
    let _ = write!(
        row,
        "    File {{ path: {path:?}, content_type: {:?}, hash: Cow::Borrowed(\"{:016x}\"), \
         bytes: Cow::Borrowed(include_bytes!({file:?})), gzip: ",
        content_type(path),
        hasher.finish(),
    );
    // A tenth is the least that is worth the browser's work.
    if small.len() < bytes.len() / 10 * 9 {
        fs::write(compressed, &small)?;
        let _ = write!(row, "Some(Cow::Borrowed(include_bytes!({compressed:?})))");
    } else {
        row.push_str("None");
    }
    row.push_str(" },\n");
    Ok(row)
}

/// Scripts and styles, for which a visitor waits, are squeezed as far as gzip can
/// be: 4 % further, in some seconds. WebAssembly is larger and gains less.
fn compress(path: &str, bytes: &[u8]) -> io::Result<Vec<u8>> {
    if path.ends_with(".js") || path.ends_with(".css") {
        let mut small = Vec::new();
        zopfli::compress(zopfli::Options::default(), zopfli::Format::Gzip, bytes, &mut small)?;
        return Ok(small);
    }
    let mut encoder = GzEncoder::new(Vec::new(), Compression::best());
    encoder.write_all(bytes)?;
    encoder.finish()
}

fn content_type(path: &str) -> &'static str {
    match path.rsplit_once('.').map_or("", |(_, extension)| extension) {
        "html" => "text/html; charset=utf-8",
        "js" | "mjs" => "text/javascript; charset=utf-8",
        "css" => "text/css; charset=utf-8",
        "txt" | "ftl" => "text/plain; charset=utf-8",
        "json" | "map" => "application/json",
        "webmanifest" => "application/manifest+json",
        "wasm" => "application/wasm",
        "svg" => "image/svg+xml",
        "png" => "image/png",
        "ico" => "image/x-icon",
        "webp" => "image/webp",
        "woff2" => "font/woff2",
        "mp3" => "audio/mpeg",
        "ogg" => "audio/ogg",
        _ => "application/octet-stream",
    }
}
