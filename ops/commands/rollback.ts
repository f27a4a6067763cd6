import { act } from '../releases/act.ts';
import { readArguments } from '../releases/arguments.ts';
import { runCommand } from '../releases/run-command.ts';

/** `npm run rollback -- mf-booking`, `npm run rollback -- svc-booking`: the previous live version is live again, for all. */
await runCommand(() => act(readArguments(process.argv.slice(2)).name, { kind: 'rollback' }));
