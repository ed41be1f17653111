/** Whether a page can be used by everybody, as far as a program can tell. */

import type { Page } from '@playwright/test';
import { expect } from './damier';

interface Violation {
  id: string;
  nodes: { target: unknown[]; failureSummary?: string }[];
}

declare const axe: {
  run(context: Document, options: object): Promise<{ violations: Violation[] }>;
};

/** How a page may be wanted. */
export const LOOKS = [
  { colorScheme: 'light', contrast: 'no-preference' },
  { colorScheme: 'dark', contrast: 'no-preference' },
  { colorScheme: 'light', contrast: 'more' },
  { colorScheme: 'dark', contrast: 'more' },
] as const;

/** What depends on colors alone. */
const COLOR_RULES = { type: 'rule', values: ['color-contrast', 'link-in-text-block'] };

/** Before a page is opened. */
export async function bringAxe(page: Page): Promise<void> {
  await page.addInitScript({ path: 'node_modules/axe-core/axe.min.js' });
  await page.emulateMedia({ reducedMotion: 'reduce' });
}

/** What a page is found guilty of as it is shown now, a line each. */
export async function violations(page: Page, options: object): Promise<string[]> {
  const found = await page.evaluate(async (chosen) => (await axe.run(document, chosen)).violations, options);
  return found.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}: ${failureSummary}`),
  );
}

/** Everything is looked at in light; in the other looks only what colors change. */
export async function expectNoViolations(page: Page): Promise<void> {
  // More contrast is the same colors on any screen: it is looked at on one.
  const isPhone = (page.viewportSize()?.width ?? 0) < 600;
  for (const [at, look] of LOOKS.slice(0, isPhone ? 2 : 4).entries()) {
    await page.emulateMedia(look);
    const root = page.locator('html');
    await expect(root).toHaveAttribute('data-scheme', look.colorScheme);
    await expect(root).toHaveAttribute('data-contrast', look.contrast === 'more' ? 'more' : 'normal');
    const options = { resultTypes: ['violations'], ...(at > 0 && { runOnly: COLOR_RULES }) };
    expect(await violations(page, options), Object.values(look).join(', ')).toEqual([]);
  }
}
