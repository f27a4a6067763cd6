import { buildAll } from '@plenary/build/build-all';
import { step, tool } from '@plenary/build/steps';

/** `npm run audit`: every screen in the four languages, on a phone and on a desktop; a part of it with `npm run audit -- --project 'nl, 320 px'`. */
await buildAll();
const { code } = await step('Screens', tool('playwright'), ['test', '-c', 'e2e/audit.config.ts', ...process.argv.slice(2)]);
process.exitCode = code;
