import { act } from '../releases/act.ts';
import { readArguments } from '../releases/arguments.ts';
import { runCommand } from '../releases/run-command.ts';

/** `npm run withdraw -- mf-booking`: its canary ends, and all visitors get the live version. */
await runCommand(() => act(readArguments(process.argv.slice(2)).name, { kind: 'withdraw' }));
