import { step, tool } from '@plenary/build/steps';
import { workspacesNeeded } from './workspaces-needed.ts';

export interface Passed {
  name: string;
  seconds: number;
}

/** Does a check, throws unless it passes, and answers what it found and how long it took. */
export const timed = async <T>(name: string, check: () => Promise<T>): Promise<{ check: Passed; found: T }> => {
  const begun = performance.now();
  const found = await check();
  return { check: { name, seconds: Math.round((performance.now() - begun) / 100) / 10 }, found };
};
export const passed = async (name: string, check: () => Promise<unknown>): Promise<Passed> => (await timed(name, check)).check;

/** A step without which nothing is released. */
export const must = async (...[title, ...rest]: Parameters<typeof step>): Promise<void> => {
  const { code } = await step(title, ...rest);
  if (code !== 0) throw new Error(`not released: ${title.toLowerCase()} failed`);
};

const cached = { TURBO_TELEMETRY_DISABLED: '1', DO_NOT_TRACK: '1', TESTED_NODE: process.version };
const quietly = ['--output-logs=errors-only', '--concurrency=2'];

/** Types, lint and tests of a workspace and of the packages that its build takes in; what has passed as it is does not run again. */
export const checkSources = async (workspace: string): Promise<Passed[]> => {
  const needed = workspacesNeeded(workspace);
  const filters = needed.map((folder) => `--filter=./${folder}`);
  const turbo = (task: string, ...more: string[]) => ['run', task, ...filters, ...quietly, ...more];
  const names = needed.join(', ');
  return [
    // As `npm test` calls it, so that both share what is cached.
    await passed('types', () => must(`Types of ${names}`, tool('turbo'), turbo('types', '--', '--checkers', '1'), cached)),
    await passed('lint', () => must(`Lint of ${names}`, tool('biome'), ['check', '--error-on-warnings', ...needed])),
    await passed('tests', () => must(`Tests of ${names}`, tool('turbo'), turbo('test'), cached)),
  ];
};
