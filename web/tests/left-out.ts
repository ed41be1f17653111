/**
 * Tells `cargo xtask test` which browser tests were skipped, and why: it counts such
 * lines and prints them at its end. Tests that passed only at their second try are
 * named in a list of their own, by file and line: it repeats them alone.
 */

import { appendFileSync } from 'node:fs';
import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter';

declare const process: { env: Record<string, string | undefined> };

export default class LeftOut implements Reporter {
  onTestEnd(test: TestCase, result: TestResult) {
    const { DAMIER_LEFT_OUT: list, DAMIER_SECOND_TRIES: secondTries } = process.env;
    if (secondTries !== undefined && test.outcome() === 'flaky') {
      appendFileSync(secondTries, `${test.location.file}:${test.location.line}\n`);
    }
    if (list === undefined || result.status !== 'skipped') return;
    const why = test.annotations.find(({ type }) => type === 'skip')?.description ?? 'no reason given';
    appendFileSync(list, `browser test '${test.title}': ${why}\n`);
  }
}
