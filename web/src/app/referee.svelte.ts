/** Whom the page asks about the rules, and who thinks for the computer. */

import type { AskSetup, Color, Question, SavedGame, Thought } from '../contract';
import type { AnswerTo } from '../ask/answer';
import { loadCatalog } from '../ask/catalog';
import { AskError, openAsker, openServerAsker, type Asker } from '../ask/client';
import { settings } from './settings.svelte';
import { texts } from './texts.svelte';

/** Longer than any answer takes, in milliseconds: about the rules, or thought over. */
const PATIENCE_MS = { quick: 10_000, thinker: 20_000 };

class Referee {
  /** Answers at once. */
  #quick: Asker = openAsker('rules', 'now');
  /** May take seconds, and is dismissed when nobody waits for it any more. */
  #thinker: Asker = openAsker('engine');
  /** Has endgame tables, perhaps. */
  #server: Asker = openServerAsker();
  /** How often the referee had to be called again. */
  restarts = $state(0);

  catalog = async () =>
    (await loadCatalog(texts.language)) ?? this.#ask({ ask: 'catalog', lang: texts.language });

  game = (rules: string) => this.#ask({ ask: 'game', lang: texts.language, rules });

  /** What lists show of it. */
  digest = (game: SavedGame) => this.#ask({ ask: 'digest', game });

  /** What is asked about a game that is played, in a language that need not be the page's. */
  speaking = (lang: () => string) => {
    const to = () => ({ ...reader(), lang: lang() });
    return {
      view: (game: SavedGame) => this.#ask({ ask: 'view', ...to(), game }),
      act: (game: SavedGame, player: Color, action: string) =>
        this.#ask({ ask: 'act', ...to(), game, player, action }),
      judge: (game: SavedGame, text: string) => this.#ask({ ask: 'judge', ...to(), game, text }),
      why: (game: SavedGame, event: number) => this.#ask({ ask: 'why', ...to(), game, event }),
    };
  };

  #own = this.speaking(() => texts.language);
  view = this.#own.view;
  act = this.#own.act;
  judge = this.#own.judge;
  why = this.#own.why;

  /** As the edition of this name prints them, if there is one. */
  rules = (rules: string, edition: string) =>
    this.#ask({ ask: 'rules', lang: texts.language, rules, edition });

  house = (rules: string) => this.#ask({ ask: 'house', lang: texts.language, rules });

  houseSet = (rules: string, field: string, value: string) =>
    this.#ask({ ask: 'house_set', lang: texts.language, rules, field, value });

  /** A position: the start of the game, or what is given instead. */
  setup = (rules: string, given: Pick<AskSetup, 'fen' | 'placement' | 'turn'> = {}) =>
    this.#ask({ ask: 'setup', lang: texts.language, rules, ...given });

  pdn = (game: SavedGame, tags: [string, string][]) =>
    this.#ask({ ask: 'pdn', game, tags });

  /** The computer will play here: the engine may come. */
  expectThought = (game: SavedGame, player: Color) => this.#thinker.prepare(thinking(game, player, 1));

  /** What the computer does; by the server if that knows more about it. */
  think = async (game: SavedGame, player: Color, level: number, byServer = false): Promise<Thought> => {
    const question = thinking(game, player, level);
    if (byServer) {
      try {
        return await this.#server.ask(question);
      } catch (error) {
        // Without the server, the page thinks as well as it can.
        if (error instanceof AskError && error.failure === 'cancelled') throw error;
      }
    }
    return this.#ask(question, 'thinker');
  };

  hint = (game: SavedGame) => this.#ask({ ask: 'hint', ...reader(), game }, 'thinker');

  /** Does this move of a puzzle win, too? */
  tried = (game: SavedGame, action: string) =>
    this.#ask({ ask: 'tried', game, action }, 'thinker');

  /** A question that only one page has. */
  answer = <Q extends Question>(question: Q) => this.#ask(question);

  /** Whoever thinks need not go on. */
  stopThinking = () => {
    this.#thinker.cancel();
    this.#server.cancel();
  };

  /** Asks; a worker that has fallen silent is replaced, and asked once more. */
  async #ask<Q extends Question>(question: Q, who: 'quick' | 'thinker' = 'quick'): Promise<AnswerTo<Q>> {
    const asker = who === 'quick' ? this.#quick : this.#thinker;
    // A thinker may also have been told to stop; then nobody wants to know.
    let isSilent = who === 'quick';
    const timer = setTimeout(() => {
      isSilent = true;
      asker.cancel();
    }, PATIENCE_MS[who]);
    try {
      return await asker.ask(question);
    } catch (error) {
      const isCancelled = error instanceof AskError && error.failure === 'cancelled';
      if (!isCancelled || !isSilent) throw error;
      this.restarts++;
      return await asker.ask(question);
    } finally {
      clearTimeout(timer);
    }
  }
}

const thinking = (game: SavedGame, player: Color, level: number) =>
  ({ ask: 'think', game, player, level, seed: game.header.seed }) as const;

/** In whose language, and how squares are called. */
export const reader = () => ({ lang: texts.language, notation: settings.notation });

export const referee = new Referee();
