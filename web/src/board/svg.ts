/** The few helpers that make drawing elements. */

export type Attributes = Record<string, string | number>;

const NAMESPACE = 'http://www.w3.org/2000/svg';

export function svg<K extends keyof SVGElementTagNameMap>(
  tag: K,
  attributes: Attributes = {},
  children: readonly Node[] = [],
): SVGElementTagNameMap[K] {
  const element = document.createElementNS(NAMESPACE, tag);
  for (const [name, value] of Object.entries(attributes)) {
    element.setAttribute(name, String(value));
  }
  element.append(...children);
  return element;
}

export function group(className: string, children: readonly Node[] = []): SVGGElement {
  return svg('g', { class: className }, children);
}
