import { act } from './release/act.ts';
import { readArguments } from './release/arguments.ts';
import { runCommand } from './release/run-command.ts';

/** `npm run withdraw -- mf-booking`: its canary ends, and everybody is given the live version. */
await runCommand(() => act(readArguments(process.argv.slice(2)).remote, { kind: 'withdraw' }));
