import { step, tool } from '@plenary/build/steps';
import { databaseNames } from '../packages/contracts/src/services.ts';

/** `npm run test:matrix`: every test of the services on SQLite and on PostgreSQL. */
const services = ['service-kit', ...databaseNames.map((name) => `svc-${name}`)].map((name) => `--filter=@plenary/${name}`);
const settings = { TEST_ENGINES: 'all', TESTED_NODE: process.version, TURBO_TELEMETRY_DISABLED: '1', DO_NOT_TRACK: '1' };
const args = ['run', 'test', ...services, '--continue=always', '--output-logs=new-only', '--concurrency=2'];
const { code } = await step('Services on both engines', tool('turbo'), args, settings);
process.exitCode = code;
