/** Who serves the page: a Damier that answers questions and keeps games, or a host that only has files. */

/** Something that whoever serves the page wrote into it; nothing in unit tests, where there is no page. */
export function inHead<T extends Element>(selector: string): T | null {
  return globalThis.document?.querySelector?.<T>(selector) ?? null;
}

/** Without one the page does everything itself, and games stay on the device. */
export const hasServer: boolean = inHead<HTMLMetaElement>('meta[name=damier-host]')?.content !== 'static';
