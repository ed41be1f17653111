/** Which game is played, in the words of its box. */

import { catalog } from '../app/catalog.svelte';
import { houses } from '../app/houses.svelte';
import { shortMakerOf } from '../ui/names';
import type { Header } from '../contract';

export interface NamedGame {
  name: string;
  /** The language of the name, where it is printed on a box. */
  language?: string;
  maker?: string;
  /** Where another game by the same rules is begun. */
  page: string;
}

/** `title` is what the rules are called where nobody named them. */
export function whichGame({ edition, rules }: Header, title: string): NamedGame {
  const printed = catalog.edition(edition);
  if (printed) {
    const { id, name, language } = printed;
    return { name, language, maker: shortMakerOf(printed), page: `/new/${id}` };
  }
  const isPlayed = (id: string) => {
    const game = catalog.game(id);
    return id === rules || game?.friendly === rules || game?.leaflet === rules;
  };
  const house = houses.list.find((house) => isPlayed(house.rules));
  if (house) return { name: house.name, page: `/new/${house.rules}` };
  const [base = rules] = rules.split('/');
  return { name: title, page: `/new/${isPlayed(base) ? base : rules}` };
}

/** The friendly form of house rules must be known before they are recognised. */
export function findHouses({ edition, rules }: Header): void {
  if (edition || !rules.includes('/')) return;
  houses.list.forEach((house) => void catalog.find(house.rules));
}
