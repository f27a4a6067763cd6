import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { FullConfig, FullResult, Reporter, Suite, TestCase, TestStep } from '@playwright/test/reporter';

/** The content of `test-results/counts/<project>.json`. */
interface CountedRun {
  passed: number;
  failed: number;
  skipped: number;
  failures: Failure[];
}
interface Failure {
  name: string;
  /** The errors of the test, as a terminal shows them. */
  reason: string;
}

/** Checks of fixtures, such as that no page logs an error, do not count for the journey itself. */
const ofFixtures: ReadonlySet<string> = new Set(['hook', 'fixture']);
const expectsSomething = (steps: readonly TestStep[]): boolean =>
  steps.some(({ category, steps: inner }) => category === 'expect' || (!ofFixtures.has(category) && expectsSomething(inner)));

/** Counts the tests for the sum of `npm test`, and fails a run with a test without expectations: such a test cannot fail. */
export default class CountResults implements Reporter {
  #projects: readonly Suite[] = [];
  #folder = '';

  onBegin({ configFile = '' }: FullConfig, suite: Suite): void {
    this.#folder = path.join(path.dirname(configFile), 'test-results/counts');
    this.#projects = suite.suites;
    for (const project of suite.suites) rmSync(this.#fileOf(project), { force: true });
  }

  async onEnd({ status }: FullResult): Promise<{ status: FullResult['status'] }> {
    const runs = this.#projects.map((project) => [project, countOf(project)] as const);
    mkdirSync(this.#folder, { recursive: true });
    for (const [project, { unasserted, ...run }] of runs) {
      writeFileSync(this.#fileOf(project), JSON.stringify(run satisfies CountedRun));
      for (const name of unasserted) process.stderr.write(`Expects nothing: ${name}\n`);
    }
    return { status: runs.some(([, { unasserted }]) => unasserted.length > 0) ? 'failed' : status };
  }

  #fileOf({ title }: Suite): string {
    return path.join(this.#folder, `${title}.json`);
  }
}

const countOf = (project: Suite): CountedRun & { unasserted: string[] } => {
  const tests = project.allTests();
  const skipped = tests.filter((test) => test.outcome() === 'skipped');
  const unasserted = tests.filter((test) => test.outcome() === 'expected' && isWithoutExpectation(test));
  const failed = [...tests.filter((test) => test.outcome() === 'unexpected' || test.outcome() === 'flaky'), ...unasserted];
  return {
    passed: tests.length - skipped.length - failed.length,
    failed: failed.length,
    skipped: skipped.length,
    failures: failed.map((test) => ({ name: nameOf(test), reason: reasonOf(test) })),
    unasserted: unasserted.map(nameOf),
  };
};

const isWithoutExpectation = ({ results }: TestCase) => !results.some(({ steps }) => expectsSomething(steps));
const nameOf = (test: TestCase) => test.titlePath().filter(Boolean).join(' › ');
const reasonOf = ({ results }: TestCase) =>
  results
    .flatMap(({ errors }) => errors)
    .map(({ message = '', snippet = '' }) => `${message}\n${snippet}`)
    .join('\n');
