import { runCommand } from '../releases/run-command.ts';
import { writeArchive } from '../releases/write-archive.ts';

/** `npm run check -- mf-booking`, `npm run check -- svc-booking [--beside ARCHIVE] [--drop 'column quote.note']`: all checks and trials, and one archive. */
await runCommand(async () => void (await writeArchive(process.argv.slice(2), process.env)));
