import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { FullConfig, FullResult, Reporter, Suite, TestCase, TestStep } from '@playwright/test/reporter';

/** The content of `test-results/counts.json`. */
interface CountedRun {
  passed: number;
  failed: number;
  skipped: number;
  failures: string[];
}

/** Checks of fixtures, such as that no page logs an error, do not count for the journey itself. */
const ofFixtures: ReadonlySet<string> = new Set(['hook', 'fixture']);
const expectsSomething = (steps: readonly TestStep[]): boolean =>
  steps.some(({ category, steps: inner }) => category === 'expect' || (!ofFixtures.has(category) && expectsSomething(inner)));

/** Counts the tests for the sum of `npm test`, and fails a run with a test without expectations: such a test cannot fail. */
export default class CountResults implements Reporter {
  #suite: Suite | undefined;
  #folder = '';

  onBegin({ configFile = '' }: FullConfig, suite: Suite): void {
    this.#suite = suite;
    this.#folder = path.join(path.dirname(configFile), 'test-results');
    rmSync(this.#file(), { force: true });
  }

  async onEnd({ status }: FullResult): Promise<{ status: FullResult['status'] }> {
    const tests = this.#suite?.allTests() ?? [];
    const skipped = tests.filter((test) => test.outcome() === 'skipped');
    const unasserted = tests.filter((test) => test.outcome() === 'expected' && isWithoutExpectation(test));
    const failed = [...tests.filter((test) => test.outcome() === 'unexpected' || test.outcome() === 'flaky'), ...unasserted];
    const run: CountedRun = {
      passed: tests.length - skipped.length - failed.length,
      failed: failed.length,
      skipped: skipped.length,
      failures: failed.map(nameOf),
    };
    mkdirSync(this.#folder, { recursive: true });
    writeFileSync(this.#file(), JSON.stringify(run));
    for (const test of unasserted) process.stderr.write(`Expects nothing: ${nameOf(test)}\n`);
    return { status: unasserted.length > 0 ? 'failed' : status };
  }

  #file(): string {
    return path.join(this.#folder, 'counts.json');
  }
}

const isWithoutExpectation = ({ results }: TestCase) => !results.some(({ steps }) => expectsSomething(steps));
const nameOf = (test: TestCase) => test.titlePath().filter(Boolean).join(' › ');
