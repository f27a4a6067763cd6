import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { buildAll, buildSettings } from '@plenary/build/build-all';
import { type Finished, step, tool } from '@plenary/build/steps';
import { journeyGroups } from '../e2e/journey-groups.ts';
import { type Counts, forgetResults, readJest, readJourneys, sum } from './test-results.ts';

interface Result extends Counts {
  name: string;
}

/** A tool that only says yes or no counts as one test. */
const check = (name: string, isGood: boolean): Result => ({
  name,
  passed: isGood ? 1 : 0,
  flaky: 0,
  skipped: 0,
  failures: isGood ? [] : [{ name, reason: '' }],
});

/** A runner that ends badly with no failed test counts as one. */
const counted = (name: string, { code }: Finished, counts: Counts): Result => ({
  name,
  ...counts,
  ...(code !== 0 &&
    counts.failures.length + counts.flaky === 0 && { failures: [{ name: 'ended badly, with no failed test', reason: '' }] }),
});

const runs = async (title: string, command: string, args: string[], settings?: Record<string, string>) =>
  (await step(title, command, args, settings)).code === 0;

/** The end of a long log is what is read: it says why a test failed, with its own lines and not those of its libraries. */
const reasonLines = 30;
const indented = (text: string, lines: number) =>
  stripVTControlCharacters(text)
    .split('\n')
    .filter((line) => line.trim() !== '' && !line.includes('node_modules'))
    .slice(0, lines)
    .map((line) => `    ${line}\n`)
    .join('');

const settings = { TURBO_TELEMETRY_DISABLED: '1', DO_NOT_TRACK: '1', TESTED_NODE: process.version };

const start = performance.now();
const results: Result[] = [];
forgetResults();
// Several checkers in one compiler each check again what all of them need: two compilers at once do with one each.
const typesOfAll = ['run', 'types', '--output-logs=errors-only', '--concurrency=2', '--', '--checkers', '1'];
results.push(check('types', await runs('Types', tool('turbo'), typesOfAll, settings)));
results.push(check('scripts', await runs('Types of the scripts', tool('tsc'), ['--noEmit'])));
results.push(check('lint', await runs('Lint', tool('biome'), ['check', '--error-on-warnings', '.'])));
results.push(check('boundaries', await runs('Boundaries', process.execPath, ['--import', 'tsx', 'scripts/check-boundaries.ts'])));
results.push(check('quotes', await runs('Quotation marks', process.execPath, ['--import', 'tsx', 'scripts/check-quotes.ts'])));
// Each of the two keeps one core busy.
const [isOrdered, isUsed] = await Promise.all([
  runs('Order of features', 'npm', ['run', '--silent', 'order']),
  runs('Unused exports, files and dependencies', 'npm', ['run', '--silent', 'unused']),
]);
results.push(check('order', isOrdered), check('unused', isUsed));
results.push(check('licences', await runs('Licences and known faults', process.execPath, ['--import', 'tsx', 'ops/commands/licences.ts'])));
results.push(
  check('paths', await runs('Paths in the security documents', process.execPath, ['--import', 'tsx', 'scripts/check-paths.ts'])),
);
results.push(check('coverage', await runs('Coverage', process.execPath, ['--import', 'tsx', 'scripts/coverage.ts', '--check'])));
const everyWorkspace = ['run', 'test', '--continue=always', '--output-logs=new-only', '--concurrency=2'];
results.push(counted('jest', await step('Unit and service tests', tool('turbo'), everyWorkspace, settings), readJest()));
const isBuilt = await buildAll().then(
  () => true,
  () => false,
);
results.push(check('build', isBuilt));
const journeys = [
  'run',
  ...Object.keys(journeyGroups).map((group) => `journeys:${group}`),
  '--continue=always',
  '--output-logs=new-only',
  '--concurrency=1',
];
if (isBuilt) {
  const scratch = mkdtempSync(path.join(tmpdir(), 'plenary-seeds-'));
  const environment = { ...settings, ...buildSettings, JOURNEYS_SEEDS: path.join(scratch, 'demo') };
  const finished = await step('Journeys in a browser', tool('turbo'), journeys, environment);
  rmSync(scratch, { recursive: true, force: true });
  results.push(counted('playwright', finished, readJourneys()));
}

process.stdout.write(`\nAll in ${((performance.now() - start) / 60_000).toFixed(1)} minutes\n`);
for (const { name: runner, failures } of results)
  for (const { name, reason } of failures) process.stdout.write(`failed in ${runner}: ${name}\n${indented(reason, reasonLines)}`);
for (const { name, passed, failures, flaky, skipped } of results)
  process.stdout.write(`${name}: ${passed} passed, ${failures.length} failed, ${flaky} flaky, ${skipped} skipped\n`);
const { passed, failures, flaky, skipped } = sum(results);
// A test that is known as flaky has failed all the same.
const failed = failures.length + flaky;
process.stdout.write(`${passed} passed, ${failed} failed, ${skipped} skipped\n`);
process.exitCode = failed > 0 ? 1 : 0;
