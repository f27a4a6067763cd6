import { allowDrop, callsToDrop } from '../releases/allow-drop.ts';
import { readDropArguments } from '../releases/arguments.ts';
import { runCommand } from '../releases/run-command.ts';

/** `npm run drop -- svc-booking 'column quote.note' [--days 14]`: lets its next version leave out what nobody uses; without a name: which calls may go. */
await runCommand(async () => {
  const { part, what, days } = readDropArguments(process.argv.slice(2));
  if (what) {
    const { by } = await allowDrop(process.env, { part, what, days });
    process.stdout.write(`✓ ${part} may leave out ${what} from now on, by ${by}\n`);
    return;
  }
  const calls = await callsToDrop(process.env, { part, days });
  for (const { what: call, reasons } of calls)
    process.stdout.write(`${reasons.length === 0 ? '✓' : ' '} ${call}${reasons[0] ? `: ${reasons[0]}` : ''}\n`);
  const free = calls.filter(({ reasons }) => reasons.length === 0).length;
  process.stdout.write(`  ${free} of ${calls.length} calls may be dropped\n`);
});
