/** The house rules that were saved by name. Kept in this browser. */

export interface SavedHouse {
  name: string;
  rules: string;
}

const KEY = 'damier-houses';
const MOST = 100;
const LONGEST_NAME = 60;
const LONGEST_RULES = 1024;

/** A name on one line, and not too long for a box; no sign of it is cut in two. */
export const cleanName = (name: string): string =>
  [...name.replace(/[\p{C}\s]+/gu, ' ').trim()].slice(0, LONGEST_NAME).join('').trim();

function load(): SavedHouse[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(found) ? found.flatMap(valid).slice(0, MOST) : [];
  } catch {
    return [];
  }
}

function valid(entry: unknown): SavedHouse[] {
  const { name, rules } = (entry ?? {}) as Record<string, unknown>;
  if (typeof name !== 'string' || typeof rules !== 'string') return [];
  const clean = cleanName(name);
  return clean === '' || rules.length > LONGEST_RULES ? [] : [{ name: clean, rules }];
}

class Houses {
  list: SavedHouse[] = $state.raw(load());

  /** Under which name these rules are saved. */
  nameOf(rules: string): string | undefined {
    return this.list.find((house) => house.rules === rules)?.name;
  }

  /** As with files: a name has one set of rules, and these have one name. */
  save(name: string, rules: string): boolean {
    const house = { name: cleanName(name), rules };
    const others = this.list.filter((other) => other.name !== house.name && other.rules !== rules);
    return this.#keep([house, ...others].slice(0, MOST));
  }

  remove(rules: string): boolean {
    return this.#keep(this.list.filter((house) => house.rules !== rules));
  }

  #keep(list: SavedHouse[]): boolean {
    try {
      localStorage.setItem(KEY, JSON.stringify(list));
    } catch {
      return false;
    }
    this.list = list;
    return true;
  }
}

export const houses = new Houses();
