//! The encodings of old files. Everything is UTF-8 inside.

use std::borrow::Cow;

/// How the bytes of a file stand for characters.
#[derive(Copy, Clone, Debug, Eq, PartialEq, Hash)]
pub enum Encoding {
    /// Windows, Western Europe.
    Windows1252,
    /// DOS, Western Europe.
    Cp850,
    /// Windows, Cyrillic.
    Windows1251,
}

/// The characters of the bytes from 0x80, from the vendors' published tables.
const WINDOWS_1252: &str = "€\u{81}‚ƒ„…†‡ˆ‰Š‹Œ\u{8d}Ž\u{8f}\u{90}‘’“”•–—˜™š›œ\u{9d}žŸ\
\u{a0}¡¢£¤¥¦§¨©ª«¬\u{ad}®¯°±²³´µ¶·¸¹º»¼½¾¿ÀÁÂÃÄÅÆÇÈÉÊËÌÍÎÏÐÑÒÓÔÕÖ×ØÙÚÛÜÝÞßàáâãäåæçèéêëìíîïðñòóôõö÷øùúûüýþÿ";
const CP850: &str = "ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜø£Ø×ƒáíóúñÑªº¿®¬½¼¡«»░▒▓│┤ÁÂÀ©╣║╗╝¢¥┐└┴┬├─┼ãÃ╚╔╩╦╠═╬¤\
ðÐÊËÈıÍÎÏ┘┌█▄¦Ì▀ÓßÔÒõÕµþÞÚÛÙýÝ¯´\u{ad}±‗¾¶§÷¸°¨·¹³²■\u{a0}";
const WINDOWS_1251: &str = "ЂЃ‚ѓ„…†‡€‰Љ‹ЊЌЋЏђ‘’“”•–—\u{98}™љ›њќћџ\u{a0}ЎўЈ¤Ґ¦§Ё©Є«¬\u{ad}®Ї°±Ііґµ¶·ё№є»јЅѕї\
АБВГДЕЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯабвгдежзийклмнопрстуфхцчшщъыьэюя";

impl Encoding {
    /// All of them.
    pub const ALL: [Encoding; 3] = [Encoding::Windows1252, Encoding::Cp850, Encoding::Windows1251];

    fn table(self) -> &'static str {
        match self {
            Encoding::Windows1252 => WINDOWS_1252,
            Encoding::Cp850 => CP850,
            Encoding::Windows1251 => WINDOWS_1251,
        }
    }

    fn decode_byte(self, byte: u8) -> char {
        match byte.checked_sub(0x80) {
            None => char::from(byte),
            Some(high) => self.table().chars().nth(usize::from(high)).unwrap_or('\u{fffd}'),
        }
    }

    /// The encoding in which these bytes, which are not UTF-8, read best.
    ///
    /// Words are letters: the more of the high bytes are letters that belong
    /// to the letters beside them, the better. A run of three or more speaks
    /// for Cyrillic.
    #[must_use]
    pub fn guess(bytes: &[u8]) -> Encoding {
        const LOOKED_AT: usize = 1 << 16;
        let bytes = &bytes[..bytes.len().min(LOOKED_AT)];
        let longest_run =
            bytes.split(|byte| *byte < 0x80).map(<[u8]>::len).max().unwrap_or_default();
        if longest_run >= 3 {
            return Encoding::Windows1251;
        }
        let score = |encoding: &Encoding| {
            bytes
                .iter()
                .filter(|byte| **byte >= 0x80)
                .map(|byte| {
                    i64::from(encoding.decode_byte(*byte).is_lowercase()) * 2
                        + i64::from(encoding.decode_byte(*byte).is_alphabetic())
                        - 1
                })
                .sum::<i64>()
        };
        // The first of equals wins.
        let mut best = Encoding::Windows1252;
        if score(&Encoding::Cp850) > score(&best) {
            best = Encoding::Cp850;
        }
        best
    }

    /// The bytes as text: as UTF-8 if they are, else in this encoding.
    #[must_use]
    pub fn decode(self, bytes: &[u8]) -> Cow<'_, str> {
        match std::str::from_utf8(bytes) {
            Ok(text) => Cow::Borrowed(text),
            Err(_) => Cow::Owned(bytes.iter().map(|byte| self.decode_byte(*byte)).collect()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_table_has_128_characters() {
        for encoding in Encoding::ALL {
            assert_eq!(encoding.table().chars().count(), 128, "{encoding:?}");
        }
    }

    #[test]
    fn words_are_read_in_their_encoding() {
        let cases: [(&[u8], Encoding, &str); 4] = [
            (b"D\xe9fense", Encoding::Windows1252, "Défense"),
            (b"D\x82fense, fa\x87ade", Encoding::Cp850, "Défense, façade"),
            (b"\xd8\xe0\xf8\xea\xe8", Encoding::Windows1251, "Шашки"),
            ("Шашки é".as_bytes(), Encoding::Windows1252, "Шашки é"),
        ];
        for (bytes, encoding, text) in cases {
            if std::str::from_utf8(bytes).is_err() {
                assert_eq!(Encoding::guess(bytes), encoding, "{text}");
            }
            assert_eq!(encoding.decode(bytes), text);
        }
    }
}
