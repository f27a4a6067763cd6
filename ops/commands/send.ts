import { isArchive, readChange, readDrop } from '../releases/options.ts';
import { mustHaveKey, orderChange, orderDrop } from '../releases/order-releases.ts';
import { runCommand } from '../releases/run-command.ts';
import { sendFile } from '../releases/send-file.ts';

/**
 * What a team orders where there is no checkout: `node release.mjs ARCHIVE [--canary 10]`, `node release.mjs rollback svc-booking`, likewise
 * `promote`, `withdraw` and `drop`.
 */
await runCommand(async () => {
  const words = process.argv.slice(2);
  if (words.some(isArchive)) return sendFile(words, process.env);
  const [verb = '', ...rest] = words;
  const platform = mustHaveKey(process.env);
  await (verb === 'drop' ? orderDrop(platform, readDrop(rest)) : orderChange(platform, readChange(verb, rest)));
});
