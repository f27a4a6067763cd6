import { readFileSync } from 'node:fs';
import { readArchiveArguments } from './options.ts';
import { mustHaveKey } from './order-releases.ts';
import { sendArchive } from './send-archive.ts';

/** `ARCHIVE [--canary 10]`: has the platform at `PUBLIC_URL` release it, by the key in the file `RELEASE_KEY`. */
export const sendFile = async (words: readonly string[], environment: NodeJS.ProcessEnv): Promise<void> => {
  const { file, canary } = readArchiveArguments(words);
  const platform = mustHaveKey(environment);
  const begun = performance.now();
  const sent = await sendArchive({ ...platform, archive: readFileSync(file), percent: canary });
  const { part, version, canary: share, copies, notes = [] } = sent;
  const given = share?.version === version ? `for ${share.percent} % of the visitors` : 'live';
  const run = copies > 0 ? `, run by ${copies} ${copies === 1 ? 'copy' : 'copies'}` : '';
  for (const note of notes) process.stdout.write(`  ${note}\n`);
  process.stdout.write(`✓ ${part} ${version} ${given}${run}, after ${((performance.now() - begun) / 1000).toFixed(1)} s\n`);
};
