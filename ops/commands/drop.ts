import { readDropArguments } from '../releases/arguments.ts';
import { changeDrops } from '../releases/change-releases.ts';
import { runCommand } from '../releases/run-command.ts';

/** `npm run drop -- svc-booking 'column quote.note' [--days 14]`: lets its next version leave out what nobody uses; without a name: which calls may go. */
await runCommand(() => changeDrops(readDropArguments(process.argv.slice(2))));
