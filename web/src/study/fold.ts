/** Letters that are more than an accent, as people without them on their keyboard type them. */
const LETTERS: Readonly<Record<string, string>> = {
  ø: 'o',
  æ: 'ae',
  œ: 'oe',
  ß: 'ss',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ħ: 'h',
  ŧ: 't',
  ı: 'i',
};
const THEM = new RegExp(`[${Object.keys(LETTERS).join('')}]`, 'g');

/**
 * A text as it is searched, so that nobody needs to know how a name is
 * written: as `crates/api` does for saved games.
 */
export const folded = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(THEM, (letter) => LETTERS[letter] ?? letter);
