import { availableParallelism } from 'node:os';
import { buildAll } from '@plenary/build/build-all';
import { type Finished, step, tool } from '@plenary/build/steps';

interface Result {
  name: string;
  passed: number;
  failed: number;
}

const count = (text: string, pattern: RegExp) => Number(pattern.exec(text)?.[1] ?? 0);
const plain = (text: string) => text.replaceAll(new RegExp(`${String.fromCharCode(27)}\\[[0-9;]*m`, 'g'), '');

/** A tool that only says yes or no counts as one test. */
const check = (name: string, { code }: Finished): Result => ({ name, passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1 });

const jestResult = ({ code, output }: Finished): Result => {
  const line = /^Tests:.*$/m.exec(plain(output))?.[0] ?? '';
  const failed = count(line, /(\d+) failed/);
  return { name: 'jest', passed: count(line, /(\d+) passed/), failed: code !== 0 && failed === 0 ? 1 : failed };
};

const playwrightResult = ({ code, output }: Finished): Result => {
  const failed = count(plain(output), /^\s*(\d+) failed/m);
  return { name: 'playwright', passed: count(plain(output), /^\s*(\d+) passed/m), failed: code !== 0 && failed === 0 ? 1 : failed };
};

const quiet = { TURBO_TELEMETRY_DISABLED: '1', DO_NOT_TRACK: '1' };

const start = performance.now();
const results: Result[] = [];
// Several checkers in one compiler each check again what all of them need: two compilers at once do with one each.
const typesOfAll = ['run', 'types', '--output-logs=errors-only', '--concurrency=2', '--', '--checkers', '1'];
results.push(check('types', await step('Types', tool('turbo'), typesOfAll, quiet)));
results.push(check('scripts', await step('Types of the scripts', tool('tsc'), ['--noEmit'])));
results.push(check('lint', await step('Lint', tool('biome'), ['check', '--error-on-warnings', '.'])));
results.push(check('boundaries', await step('Boundaries', process.execPath, ['--import', 'tsx', 'scripts/check-boundaries.ts'])));
// A worker waits a third of its time, for PostgreSQL, a mailbox or a child: on two cores a third one finds room.
const workers = String(Math.min(availableParallelism() + 1, 4));
results.push(jestResult(await step('Unit and service tests', tool('jest'), ['--maxWorkers', workers])));
const built = await buildAll().then(
  () => true,
  () => false,
);
results.push({ name: 'build', passed: built ? 1 : 0, failed: built ? 0 : 1 });
if (built)
  results.push(playwrightResult(await step('Journeys in a browser', tool('playwright'), ['test', '-c', 'e2e/playwright.config.ts'])));

process.stdout.write(`\nAll in ${((performance.now() - start) / 60_000).toFixed(1)} minutes\n`);
for (const { name, passed, failed } of results) process.stdout.write(`${name}: ${passed} passed, ${failed} failed\n`);
const sum = (key: 'passed' | 'failed') => results.reduce((total, result) => total + result[key], 0);
process.stdout.write(`${sum('passed')} passed, ${sum('failed')} failed\n`);
process.exitCode = sum('failed') > 0 ? 1 : 0;
