import path from 'node:path';
import { nodeTests } from '@plenary/build/jest';

/** Tests of a service: with PostgreSQL beside SQLite. */
export const serviceTests = (directory) => ({
  ...nodeTests(directory),
  globalSetup: path.join(import.meta.dirname, 'start-postgres.ts'),
  globalTeardown: path.join(import.meta.dirname, 'stop-postgres.ts'),
});
