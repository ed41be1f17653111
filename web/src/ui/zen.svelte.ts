/** Nothing but the board and what must be said, until somebody leaves it. Not kept: who comes back finds the page. */

class Zen {
  isOn = $state(false);

  toggle(): void {
    this.#set(!this.isOn);
  }

  leave(): void {
    this.#set(false);
  }

  /** The page's own bar goes as well: see app.css. */
  #set(isOn: boolean): void {
    this.isOn = isOn;
    document.documentElement.toggleAttribute('data-zen', isOn);
  }
}

export const zen = new Zen();
