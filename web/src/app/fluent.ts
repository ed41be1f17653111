/** Puts values into messages, as Fluent does. What they are made of is read by `messages.ts` beside `vite.config.ts`. */

export type Value = string | number;
export type Pattern = string | readonly Part[];
/** Text, or a value by its name: as it is, with a small letter, or one of several patterns by what it is. */
export type Part =
  | string
  | readonly [name: string]
  | readonly [name: string, 'SMALL']
  | readonly [name: string, variants: readonly (readonly [key: Value, Pattern])[], other: number];
export type Messages = Readonly<Record<string, Pattern>>;

/** A language's way to write numbers, and to count. */
export class Speaker {
  readonly #numbers: Intl.NumberFormat;
  readonly #plurals: Intl.PluralRules;

  constructor(language: string) {
    this.#numbers = new Intl.NumberFormat(language);
    this.#plurals = new Intl.PluralRules(language);
  }

  say(pattern: Pattern, values: Readonly<Record<string, Value>>): string {
    return typeof pattern === 'string' ? pattern : pattern.map((part) => this.#put(part, values)).join('');
  }

  #put(part: Part, values: Readonly<Record<string, Value>>): string {
    if (typeof part === 'string') return part;
    const [name, how, other = 0] = part;
    const value = values[name];
    if (typeof how === 'object') {
      const chosen = how.find(([key]) => this.#isKey(key, value)) ?? how[other];
      return this.say(chosen?.[1] ?? '', values);
    }
    if (how) return small(String(value ?? `{$${name}}`));
    // A value that was forgotten is to be seen.
    return typeof value === 'number' ? this.#numbers.format(value) : (value ?? `{$${name}}`);
  }

  /** The first that fits is taken, be it the number itself or its plural form. */
  #isKey(key: Value, value: Value | undefined): boolean {
    return key === value || (typeof value === 'number' && key === this.#plurals.select(value));
  }
}

/** `{ SMALL($color) }` in a message: the name of a side within a sentence, in
 * the languages that give it a small letter there ("les Blancs"). */
export const small = (word: string): string => word.charAt(0).toLocaleLowerCase() + word.slice(1);
