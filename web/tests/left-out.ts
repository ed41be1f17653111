/**
 * Tells `cargo xtask test` which browser tests were skipped, and why, and which passed
 * only at their second try: it counts such lines and prints them at its end.
 */

import { appendFileSync } from 'node:fs';
import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter';

declare const process: { env: Record<string, string | undefined> };

export default class LeftOut implements Reporter {
  onTestEnd(test: TestCase, result: TestResult) {
    const list = process.env['DAMIER_LEFT_OUT'];
    if (list === undefined) return;
    if (test.outcome() === 'flaky') {
      appendFileSync(list, `browser test '${test.title}': it passed only at its second try\n`);
    }
    if (result.status !== 'skipped') return;
    const why = test.annotations.find(({ type }) => type === 'skip')?.description ?? 'no reason given';
    appendFileSync(list, `browser test '${test.title}': ${why}\n`);
  }
}
