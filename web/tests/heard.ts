/** What those hear who do not see the page. */

import type { Page } from '@playwright/test';

/** Every change of something that is read aloud, from now on. */
export async function listen(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const heard: string[] = [];
    Object.assign(globalThis, { heard });
    const live = '[role=status], [role=alert], [aria-live=polite], [aria-live=assertive]';
    new MutationObserver((records) => {
      const regions = new Set<Element>();
      for (const { target, addedNodes } of records) {
        const element = target instanceof Element ? target : target.parentElement;
        const region = element?.closest(live);
        if (region) regions.add(region);
        for (const node of addedNodes) if (node instanceof Element && node.matches(live)) regions.add(node);
      }
      for (const region of regions) if (region.textContent?.trim()) heard.push(region.textContent.trim());
    }).observe(document.body, { subtree: true, childList: true, characterData: true });
  });
  return () => page.evaluate(() => (globalThis as unknown as { heard: string[] }).heard);
}
