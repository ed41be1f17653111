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

/** Light, dark, and both with more contrast. */
const LOOKS = [
  { colorScheme: 'light', contrast: 'no-preference' },
  { colorScheme: 'dark', contrast: 'no-preference' },
  { colorScheme: 'light', contrast: 'more' },
  { colorScheme: 'dark', contrast: 'more' },
] as const;

/** Before a page is opened. */
export async function bringAxe(page: Page): Promise<void> {
  await page.addInitScript({ path: 'node_modules/axe-core/axe.min.js' });
  await page.emulateMedia({ reducedMotion: 'reduce' });
}

/** Everything is looked at in light; in the other looks only what colors change. */
export async function expectNoViolations(page: Page): Promise<void> {
  for (const [at, look] of LOOKS.entries()) {
    await page.emulateMedia(look);
    const root = page.locator('html');
    await expect(root).toHaveAttribute('data-scheme', look.colorScheme);
    await expect(root).toHaveAttribute('data-contrast', look.contrast === 'more' ? 'more' : 'normal');
    const options = at === 0 ? {} : { runOnly: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] } };
    const found = await page.evaluate(async (chosen) => (await axe.run(document, chosen)).violations, options);
    const told = found.flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}: ${failureSummary}`),
    );
    expect(told, Object.values(look).join(', ')).toEqual([]);
  }
}
