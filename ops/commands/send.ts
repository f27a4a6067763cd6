import { runCommand } from '../releases/run-command.ts';
import { sendFile } from '../releases/send-file.ts';

/** `node release.mjs ARCHIVE [--canary 10]`: the release of an archive where there is no checkout. */
await runCommand(() => sendFile(process.argv.slice(2), process.env));
