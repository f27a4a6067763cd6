import { readFileSync } from 'node:fs';
import { readArchiveArguments } from './options.ts';
import { sendArchive } from './send-archive.ts';
import { gatewayUrl, releaseKey, whoReleases } from './settings.ts';

/** `ARCHIVE [--canary 10]`: has the platform at `PUBLIC_URL` release it, by the key in the file `RELEASE_KEY`. */
export const sendFile = async (words: readonly string[], environment: NodeJS.ProcessEnv): Promise<void> => {
  const { file, canary } = readArchiveArguments(words);
  const key = releaseKey(environment);
  if (!key) throw new Error('RELEASE_KEY names the file of your team’s key: without it no platform takes an archive');
  const begun = performance.now();
  const platform = gatewayUrl(environment);
  const sent = await sendArchive({ archive: readFileSync(file), platform, percent: canary, by: whoReleases(environment), key });
  const { part, version, canary: share, copies } = sent;
  const given = share?.version === version ? `for ${share.percent} % of the visitors` : 'live';
  const run = copies > 0 ? `, run by ${copies} ${copies === 1 ? 'copy' : 'copies'}` : '';
  process.stdout.write(`✓ ${part} ${version} ${given}${run}, after ${((performance.now() - begun) / 1000).toFixed(1)} s\n`);
};
