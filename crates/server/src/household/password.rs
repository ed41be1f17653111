//! The household's password, kept as a hash that takes long to compute: whoever
//! steals it cannot try many words.

use std::fmt;
use std::fs::{self, File};
use std::io::{self, Read as _, Write as _};
use std::path::{Path, PathBuf};

use argon2::password_hash::phc::PasswordHash;
use argon2::password_hash::{PasswordHasher as _, PasswordVerifier as _};
use argon2::{Algorithm, Argon2, Params, Version};

/// What OWASP recommends where one lane is used: 46 MiB, once.
const MEMORY_KIB: u32 = 46 << 10;
const PASSES: u32 = 1;
/// What a file may ask for that somebody else wrote.
const MOST_MEMORY_KIB: u32 = 256 << 10;
const MOST_PASSES: u32 = 16;

const SHORTEST: usize = 8;
const LONGEST: usize = 128;
/// No file of a password is longer.
const LONGEST_FILE: u64 = 4096;

/// Words that are tried first, of eight letters and more.
const TRIED_FIRST: [&str; 24] = [
    "password",
    "password1",
    "passwort",
    "wachtwoord",
    "motdepasse",
    "losenord",
    "adgangskode",
    "salasana",
    "qwertyui",
    "qwertyuiop",
    "azertyui",
    "iloveyou",
    "sunshine",
    "princess",
    "football",
    "baseball",
    "superman",
    "letmein1",
    "welcome1",
    "trustno1",
    "draughts",
    "checkers",
    "damier123",
    "damierdamier",
];

/// A password as it is kept.
#[derive(Clone, Eq, PartialEq)]
pub struct Password(String);

/// Why a word cannot be the password.
#[derive(Debug)]
#[non_exhaustive]
pub enum PasswordError {
    /// It has fewer than eight characters.
    TooShort,
    /// It has more than 128.
    TooLong,
    /// It is among the first that anybody tries.
    TooEasy,
    /// What is kept is no password.
    Unreadable(PathBuf),
    /// The file cannot be read or written.
    File(PathBuf, io::Error),
    /// It cannot be computed here.
    Failed(String),
}

impl fmt::Display for PasswordError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            PasswordError::TooShort => {
                write!(f, "a password has at least {SHORTEST} characters; a few words do well")
            }
            PasswordError::TooLong => write!(f, "a password has at most {LONGEST} characters"),
            PasswordError::TooEasy => {
                f.write_str("this password is among the first that anybody tries; take another")
            }
            PasswordError::Unreadable(path) => {
                write!(f, "there is no password in {}; `damier password` sets one", path.display())
            }
            PasswordError::File(path, error) => {
                write!(f, "the password in {} cannot be used: {error}", path.display())
            }
            PasswordError::Failed(reason) => write!(f, "no password can be set: {reason}"),
        }
    }
}

impl std::error::Error for PasswordError {}

impl Password {
    /// A new password.
    ///
    /// # Errors
    ///
    /// [`PasswordError`] if it is too easily found out.
    pub fn new(word: &str) -> Result<Password, PasswordError> {
        check(word)?;
        let mut salt = [0; 16];
        getrandom::fill(&mut salt).map_err(|error| PasswordError::Failed(error.to_string()))?;
        let failed = |reason: String| PasswordError::Failed(reason);
        let params = Params::new(MEMORY_KIB, PASSES, 1, None);
        let params = params.map_err(|error| failed(error.to_string()))?;
        let argon2 = Argon2::new(Algorithm::Argon2id, Version::V0x13, params);
        let hash = argon2.hash_password_with_salt(word.as_bytes(), &salt);
        Ok(Password(hash.map_err(|error| failed(error.to_string()))?.to_string()))
    }

    /// The one that is kept in a data folder, if there is one.
    ///
    /// # Errors
    ///
    /// [`PasswordError`] if it cannot be read.
    pub fn read(folder: &Path) -> Result<Option<Password>, PasswordError> {
        let path = Password::file(folder);
        let text = match read_line(&path) {
            Ok(text) => text,
            Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(None),
            Err(error) => return Err(PasswordError::File(path, error)),
        };
        let is_bearable = PasswordHash::new(&text)
            .ok()
            .and_then(|hash| Params::try_from(&hash).ok())
            .is_some_and(|params| {
                params.m_cost() <= MOST_MEMORY_KIB && params.t_cost() <= MOST_PASSES
            });
        if is_bearable { Ok(Some(Password(text))) } else { Err(PasswordError::Unreadable(path)) }
    }

    /// Keeps it in a data folder, readable for nobody else.
    ///
    /// # Errors
    ///
    /// [`PasswordError::File`] if it cannot be written.
    pub fn write(&self, folder: &Path) -> Result<(), PasswordError> {
        let path = Password::file(folder);
        let write = || -> io::Result<()> {
            crate::data_folder::make_private(folder)?;
            // In one step: nobody ever reads half of it.
            let fresh = folder.join("password.new");
            let mut options = File::options();
            options.create(true).truncate(true).write(true);
            #[cfg(unix)]
            std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
            let mut file = options.open(&fresh)?;
            writeln!(file, "{}", self.0)?;
            file.sync_all()?;
            fs::rename(&fresh, &path)
        };
        write().map_err(|error| PasswordError::File(path.clone(), error))
    }

    /// Forgets the one that is kept; whether there was one.
    ///
    /// # Errors
    ///
    /// [`PasswordError::File`] if it cannot be removed.
    pub fn remove(folder: &Path) -> Result<bool, PasswordError> {
        let path = Password::file(folder);
        match fs::remove_file(&path) {
            Ok(()) => Ok(true),
            Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(false),
            Err(error) => Err(PasswordError::File(path, error)),
        }
    }

    /// Takes the word from a file, as systems hand out secrets, and keeps it in
    /// the data folder, unless it is the one that is kept there already: those
    /// who are signed in stay so.
    ///
    /// # Errors
    ///
    /// [`PasswordError`] if there is none in it, or it is too easy.
    pub fn take_from(file: &Path, folder: &Path) -> Result<Password, PasswordError> {
        let word = read_line(file).map_err(|error| PasswordError::File(file.into(), error))?;
        if let Ok(Some(kept)) = Password::read(folder)
            && kept.is(&word)
        {
            return Ok(kept);
        }
        let password = Password::new(&word)?;
        password.write(folder)?;
        Ok(password)
    }

    /// Where it is kept.
    pub(super) fn file(folder: &Path) -> PathBuf {
        folder.join("password")
    }

    /// Whether it is this word. Takes about a tenth of a second.
    pub(super) fn is(&self, word: &str) -> bool {
        PasswordHash::new(&self.0)
            .is_ok_and(|hash| Argon2::default().verify_password(word.as_bytes(), &hash).is_ok())
    }

    /// Differs from that of every other password.
    pub(super) fn salt(&self) -> &str {
        &self.0
    }
}

impl fmt::Debug for Password {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Password(…)")
    }
}

/// The first line of a small file, without its end.
fn read_line(path: &Path) -> io::Result<String> {
    let mut text = String::new();
    File::open(path)?.take(LONGEST_FILE).read_to_string(&mut text)?;
    Ok(text.lines().next().unwrap_or_default().to_owned())
}

fn check(word: &str) -> Result<(), PasswordError> {
    let letters: Vec<char> = word.chars().collect();
    if letters.len() < SHORTEST {
        return Err(PasswordError::TooShort);
    }
    if letters.len() > LONGEST {
        return Err(PasswordError::TooLong);
    }
    let lower = word.to_lowercase();
    let is_listed = TRIED_FIRST.contains(&lower.as_str());
    // `aaaaaaaa`, `12345678`, `hgfedcba`: each letter follows from the one before.
    let steps: Vec<i64> = letters
        .windows(2)
        .map(|pair| i64::from(pair[1] as u32) - i64::from(pair[0] as u32))
        .collect();
    let is_row = steps.windows(2).all(|pair| pair[0] == pair[1]) && steps[0].abs() <= 1;
    let mut different = letters.clone();
    different.sort_unstable();
    different.dedup();
    if is_listed || is_row || different.len() < 4 {
        return Err(PasswordError::TooEasy);
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    const WORD: &str = "ein Brett, zwei Farben";

    fn folder() -> PathBuf {
        let name = crate::GameId::random().expect("random numbers");
        std::env::temp_dir().join(format!("damier-password-{name}"))
    }

    #[test]
    fn a_password_is_kept_as_owasp_recommends_and_as_itself_nowhere() {
        let password = Password::new(WORD).expect("a password");
        assert!(password.0.starts_with("$argon2id$v=19$m=47104,t=1,p=1$"), "{}", password.0);
        assert!(!password.0.contains("Brett"));
        assert!(password.is(WORD) && !password.is("ein Brett, zwei Farbe") && !password.is(""));
        assert_ne!(password, Password::new(WORD).expect("a password"), "each has its own salt");
        assert_eq!(format!("{password:?}"), "Password(…)");
    }

    #[test]
    fn what_anybody_would_try_is_no_password() {
        for easy in ["password", "Wachtwoord", "aaaaaaaa", "12345678", "hgfedcba", "abababab"] {
            assert!(matches!(check(easy), Err(PasswordError::TooEasy)), "{easy}");
        }
        assert!(matches!(check("kurz"), Err(PasswordError::TooShort)));
        assert!(matches!(check(&"lang ".repeat(26)), Err(PasswordError::TooLong)));
        for good in ["zwölf Damen", "🦆🐎🐁🐈🐕🐄🐖🐑", "x7 q9 z3"] {
            check(good).expect(good);
        }
    }

    #[test]
    fn it_is_kept_in_the_folder_for_its_owner_alone() {
        let folder = folder();
        assert_eq!(Password::read(&folder).expect("nothing"), None);
        let password = Password::new(WORD).expect("a password");
        password.write(&folder).expect("it is written");
        assert_eq!(Password::read(&folder).expect("it is read"), Some(password));
        #[cfg(unix)]
        {
            use std::os::unix::fs::PermissionsExt as _;
            let mode = fs::metadata(Password::file(&folder)).expect("a file").permissions().mode();
            assert_eq!(mode & 0o777, 0o600);
        }
        assert!(Password::remove(&folder).expect("it goes"));
        assert!(!Password::remove(&folder).expect("it is gone"));
        for odd in ["", "secret", "$argon2id$v=19$m=4194304,t=1,p=1$c2FsdHNhbHQ$aGFzaGhhc2g"] {
            fs::write(Password::file(&folder), odd).expect("a file");
            assert!(matches!(Password::read(&folder), Err(PasswordError::Unreadable(_))), "{odd}");
        }
        fs::remove_dir_all(folder).expect("it goes");
    }

    /// Or every start of the program would sign everybody out.
    #[test]
    fn a_secret_that_is_handed_over_again_is_the_same_password() {
        let folder = folder();
        fs::create_dir_all(&folder).expect("a folder");
        let secret = folder.join("secret");
        fs::write(&secret, format!("{WORD}\n")).expect("a file");
        let first = Password::take_from(&secret, &folder).expect("a password");
        assert_eq!(Password::take_from(&secret, &folder).expect("the same"), first);
        fs::write(&secret, "another word of theirs").expect("a file");
        assert_ne!(Password::take_from(&secret, &folder).expect("another"), first);
        let missing = Password::take_from(&folder.join("missing"), &folder);
        assert!(matches!(missing, Err(PasswordError::File(..))));
        fs::remove_dir_all(folder).expect("it goes");
    }
}
