import { readArguments } from '../releases/arguments.ts';
import { mustTakeNoKeys } from '../releases/change-releases.ts';
import { isArchive, takeCanary } from '../releases/options.ts';
import { releasePart } from '../releases/release-part.ts';
import { runCommand } from '../releases/run-command.ts';
import { sendFile } from '../releases/send-file.ts';
import { releaseKey } from '../releases/settings.ts';
import { writeArchive } from '../releases/write-archive.ts';

/**
 * `npm run release -- ARCHIVE [--canary 10]`, or a part of this checkout: `npm run release -- mf-booking [--canary 10]`, which with a key is checked
 * into an archive and ordered.
 */
await runCommand(async () => {
  const words = process.argv.slice(2);
  if (words.some((word, index) => isArchive(word) && words[index - 1] !== '--beside')) return sendFile(words, process.env);
  if (releaseKey(process.env)) {
    const { canary, rest } = takeCanary(words);
    const file = await writeArchive(rest, process.env);
    return sendFile(canary === null ? [file] : [file, '--canary', String(canary)], process.env);
  }
  const { name, canary } = readArguments(words);
  await mustTakeNoKeys(process.env);
  await releasePart(name, canary);
});
