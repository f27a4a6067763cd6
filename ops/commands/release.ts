import { readArguments } from '../releases/arguments.ts';
import { isArchive } from '../releases/options.ts';
import { releasePart } from '../releases/release-part.ts';
import { runCommand } from '../releases/run-command.ts';
import { sendFile } from '../releases/send-file.ts';

/** `npm run release -- ARCHIVE [--canary 10]`, or a part of this checkout: `npm run release -- mf-booking [--canary 10]` */
await runCommand(async () => {
  const words = process.argv.slice(2);
  if (words.some(isArchive)) return sendFile(words, process.env);
  const { name, canary } = readArguments(words);
  await releasePart(name, canary);
});
