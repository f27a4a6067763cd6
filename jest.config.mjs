import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';

const workspaces = ['.', 'packages'].flatMap((parent) =>
  readdirSync(path.join(import.meta.dirname, parent)).map((name) => path.join(parent, name)),
);

export default {
  // jest reads these two from a project's own configuration only where the project runs alone.
  testTimeout: 300_000,
  testSequencer: '<rootDir>/packages/build/src/jest/slow-first.cjs',
  projects: workspaces
    .filter((name) => existsSync(path.join(import.meta.dirname, name, 'jest.config.mjs')))
    .map((name) => `<rootDir>/${name}`),
};
