/** Goes through a game by itself, step by step, until its end or until somebody does something else. */

import { untrack } from 'svelte';
import { settings } from '../app/settings.svelte';

/** The seconds for a move that can be chosen. */
export const PACES = [0.5, 1, 2, 4, 8];

/** For a component, while that is on the page. */
export class Autoplay {
  isOn = $state(false);
  #timer: ReturnType<typeof setTimeout> | undefined;
  #isOurs = false;
  /** Whether it has made a step since it was started. */
  hasBegun = false;

  /**
   * `here` says where we are: whoever goes elsewhere stops it. `next` goes one
   * step on, and says whether there was one.
   */
  constructor(
    here: () => unknown,
    private readonly next: () => boolean,
  ) {
    $effect(() => {
      void here();
      if (!this.#isOurs) this.stop();
      this.#isOurs = false;
    });
    $effect(() => () => this.stop());
  }

  start(): void {
    this.stop();
    this.isOn = true;
    this.hasBegun = false;
    this.#step();
  }

  stop(): void {
    clearTimeout(this.#timer);
    untrack(() => {
      if (this.isOn) this.isOn = false;
    });
  }

  toggle(): void {
    if (this.isOn) this.stop();
    else this.start();
  }

  #step(): void {
    this.#isOurs = true;
    if (!this.next()) {
      this.#isOurs = false;
      return this.stop();
    }
    this.hasBegun = true;
    this.#timer = setTimeout(() => this.#step(), settings.autoplay * 1000);
  }
}
