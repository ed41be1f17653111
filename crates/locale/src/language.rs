use std::fmt;
use std::str::FromStr;

/// Declares every language once: its name and its ISO code, which is the name of
/// its folder in `locales/`.
macro_rules! languages {
    ($($name:ident = $code:literal,)*) => {
        /// A language that Damier speaks.
        #[derive(Copy, Clone, Debug, Eq, PartialEq, Hash)]
        #[expect(missing_docs, reason = "the names say it")]
        pub enum Language { $($name,)* }

        impl Language {
            /// Every language: those of the leaflets' texts in their order, then
            /// the others on Djeco's cover.
            pub const ALL: [Language; [$($code),*].len()] = [$(Language::$name,)*];

            /// The ISO code.
            #[must_use]
            pub const fn code(self) -> &'static str {
                match self { $(Language::$name => $code,)* }
            }

            /// The messages of this language that are spoken from here, file by
            /// file; the page reads the others itself.
            #[cfg(feature = "texts")]
            pub(crate) const fn sources(self) -> &'static [&'static str] {
                match self { $(Language::$name => files!($code),)* }
            }
        }
    };
}

#[cfg(feature = "texts")]
macro_rules! files {
    ($code:literal) => {
        &[
            include_str!(concat!("../../../locales/", $code, "/games.ftl")),
            include_str!(concat!("../../../locales/", $code, "/referee.ftl")),
            include_str!(concat!("../../../locales/", $code, "/terminal.ftl")),
            include_str!(concat!("../../../locales/", $code, "/files.ftl")),
            include_str!(concat!("../../../locales/", $code, "/analysis.ftl")),
            #[cfg(feature = "rules")]
            include_str!(concat!("../../../locales/", $code, "/rules.ftl")),
            #[cfg(feature = "rules")]
            include_str!(concat!("../../../locales/", $code, "/leaflet.ftl")),
            #[cfg(feature = "rules")]
            include_str!(concat!("../../../locales/", $code, "/app.ftl")),
            #[cfg(feature = "rules")]
            include_str!(concat!("../../../locales/", $code, "/house.ftl")),
        ]
    };
}

languages! {
    Dutch = "nl",
    French = "fr",
    German = "de",
    English = "en",
    Swedish = "sv",
    Danish = "da",
    Norwegian = "nb",
    Finnish = "fi",
    Spanish = "es",
    Italian = "it",
    Portuguese = "pt",
    Russian = "ru",
}

impl Language {
    /// The language of a locale name such as `nl_NL.UTF-8`, if Damier has it.
    #[must_use]
    pub fn from_locale(name: &str) -> Option<Language> {
        let code = name.split(['_', '-', '.', '@']).next()?;
        let code = if code == "no" || code == "nn" { "nb" } else { code };
        Language::ALL.into_iter().find(|language| language.code() == code)
    }
}

/// Error when Damier does not speak a language.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct UnknownLanguage(pub String);

impl fmt::Display for UnknownLanguage {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "no language {:?}; there are", self.0)?;
        Language::ALL.iter().try_for_each(|language| write!(f, " {}", language.code()))
    }
}

impl std::error::Error for UnknownLanguage {}

impl FromStr for Language {
    type Err = UnknownLanguage;

    fn from_str(name: &str) -> Result<Language, UnknownLanguage> {
        Language::from_locale(name).ok_or_else(|| UnknownLanguage(name.to_owned()))
    }
}
