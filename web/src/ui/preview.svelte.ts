/** The position after a move that somebody points at with a mouse, or has come to by the keyboard. */

class Preview {
  shown: { placement: string; x: number; y: number } | null = $state.raw(null);

  /** Later: a browser tells of a lost focus in the middle of a change of the page. */
  hide = (): void => queueMicrotask(() => (this.shown = null));

  /** For an element whose move leads to this board. Fingers point at nothing without pressing it. */
  of = (placement: string | null | undefined) => (move: HTMLElement) => {
    const show = (event: Event) => {
      const isMeant = event instanceof PointerEvent ? event.pointerType === 'mouse' : move.matches(':focus-visible');
      if (!placement || !isMeant) return;
      // Beside all the moves: none of them is covered.
      const { left } = (move.closest('section, [role=region]') ?? move).getBoundingClientRect();
      this.shown = { placement, x: left, y: move.getBoundingClientRect().top };
    };
    const listening = new AbortController();
    for (const begin of ['pointerenter', 'focus']) move.addEventListener(begin, show, listening);
    for (const end of ['pointerleave', 'blur', 'click']) move.addEventListener(end, this.hide, listening);
    return () => {
      listening.abort();
      // What is gone cannot tell that nobody points at it any more.
      queueMicrotask(() => move.isConnected || this.hide());
    };
  };
}

export const preview = new Preview();
