import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { root } from '@plenary/build/steps';
import { journeyGroups } from '../e2e/journey-groups.ts';
import knownFlaky from './known-flaky.json';

export interface Counts {
  passed: number;
  flaky: number;
  skipped: number;
  failures: readonly Failure[];
}
export interface Failure {
  name: string;
  /** What the test printed of its errors: several lines, or none. */
  reason: string;
}

/** Tests whose failure has a cause outside this project, with that cause. They are named as flaky, and still fail the run. */
const flaky: readonly { test: string; reason: string }[] = knownFlaky;
/** These tests look for rare faults: a rare failure of theirs is a finding. */
const neverFlaky = /crash|race|kill|broken-off|chaos|release|replicas|back-?up|two-versions|model|properties/i;
for (const { test } of flaky) if (neverFlaky.test(test)) throw new Error(`${test} may not be known as flaky`);

const causeOf = (name: string) => flaky.find(({ test }) => test === name)?.reason;

/** Sorts failures into failed and flaky ones, and names the flaky. */
const countOf = (passed: number, skipped: number, failures: readonly Failure[]): Counts => {
  const known = failures.filter(({ name }) => causeOf(name));
  for (const { name } of known) process.stderr.write(`Flaky: ${name} (${causeOf(name)})\n`);
  const unknown = failures.filter(({ name }) => !causeOf(name));
  return { passed, flaky: known.length, skipped, failures: unknown };
};
const noResult = (what: string): Counts => countOf(0, 0, [{ name: `${what}: no result`, reason: '' }]);

interface JestRun {
  numPassedTests: number;
  testResults: {
    name: string;
    status: string;
    message: string;
    assertionResults: { fullName: string; status: string; failureMessages: string[] }[];
  }[];
}

const jestFolders = ['', 'packages/']
  .flatMap((parent) => readdirSync(path.join(root, parent)).map((name) => parent + name))
  .filter((folder) => existsSync(path.join(root, folder, 'jest.config.mjs')));
const jestFile = (folder: string) => path.join(root, folder, 'jest-results.json');
const journeyFiles = Object.keys(journeyGroups).map((group) => path.join(root, `e2e/test-results/counts/${group}.json`));

/** The results of an earlier run must not count for a run that ended before it wrote. */
export const forgetResults = (): void => {
  for (const file of [...jestFolders.map(jestFile), ...journeyFiles]) rmSync(file, { force: true });
};

/** A file that does not load has no failed test of its own. */
const failuresOf = ({ name, status, message, assertionResults }: JestRun['testResults'][number]): Failure[] => {
  const file = path.relative(root, name);
  const failed = assertionResults
    .filter((test) => test.status === 'failed')
    .map(({ fullName, failureMessages }) => ({ name: `${file}: ${fullName}`, reason: failureMessages.join('\n') }));
  return status === 'failed' && failed.length === 0 ? [{ name: file, reason: message }] : failed;
};

/** Tests that only the matrix runs on PostgreSQL have run on SQLite: they are not counted as skipped. */
const isLeftOut = ({ fullName, status }: { fullName: string; status: string }) =>
  (status === 'pending' || status === 'todo') && !fullName.startsWith('on PostgreSQL');

const jestCounts = (folder: string): Counts => {
  if (!existsSync(jestFile(folder))) return noResult(folder);
  const run: JestRun = JSON.parse(readFileSync(jestFile(folder), 'utf8'));
  const skipped = run.testResults.flatMap(({ assertionResults }) => assertionResults.filter(isLeftOut));
  return countOf(run.numPassedTests, skipped.length, run.testResults.flatMap(failuresOf));
};

const add = (a: Counts, b: Counts): Counts => ({
  passed: a.passed + b.passed,
  flaky: a.flaky + b.flaky,
  skipped: a.skipped + b.skipped,
  failures: [...a.failures, ...b.failures],
});
export const sum = (all: readonly Counts[]): Counts => all.reduce(add, { passed: 0, flaky: 0, skipped: 0, failures: [] });

/** The counts of jest in each workspace, from this run or the cached run in its place. */
export const readJest = (): Counts => sum(jestFolders.map(jestCounts));

const journeyCounts = (file: string): Counts => {
  if (!existsSync(file)) return noResult(`journeys of ${path.basename(file, '.json')}`);
  const { passed, skipped, failures }: { passed: number; skipped: number; failures: Failure[] } = JSON.parse(readFileSync(file, 'utf8'));
  return countOf(passed, skipped, failures);
};

/** The counts of every group of journeys, from this run or the cached run in its place. */
export const readJourneys = (): Counts => sum(journeyFiles.map(journeyCounts));
