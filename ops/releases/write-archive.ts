import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { isRemoteManifest, packArchive, unpackArchive } from '@plenary/gateway/archives/archive';
import { signText } from '@plenary/gateway/archives/signature';
import { allowedDrops } from './allow-drop.ts';
import { readCheckArguments } from './arguments.ts';
import { checkPart } from './check-part.ts';
import { archivedBuild, liveBuild } from './live-build.ts';
import { releaseKey } from './settings.ts';

/** Does all checks and trials of a part of this checkout, and writes one archive; answers its file. The words are those of `npm run check`. */
export const writeArchive = async (words: readonly string[], environment: NodeJS.ProcessEnv): Promise<string> => {
  const { name, beside: named, drops } = readCheckArguments(words);
  const key = releaseKey(environment);
  const scratch = mkdtempSync(path.join(tmpdir(), 'beside-'));
  try {
    const beside = named ? archivedBuild(await unpackArchive(readFileSync(named)), scratch) : await liveBuild(name, environment);
    const { manifest, files } = await checkPart({
      part: name,
      beside,
      drops: [...drops, ...(await allowedDrops(environment, name))],
      environment: environment,
    });
    const archive = packArchive({ manifest, files }, key ? (text) => signText('archive', text, key) : undefined);
    const file = `${name}-${manifest.version}.tar.gz`;
    writeFileSync(file, archive);
    const { commit, isCommitted, checks } = manifest;
    process.stdout.write(`\n  ${checks.map((one) => `${one.name} ${one.seconds} s`).join(', ')}\n`);
    process.stdout.write(`  commit ${commit ?? 'none'}${isCommitted ? '' : ', and changes that are in no commit'}\n`);
    if (!isRemoteManifest(manifest) && beside.folder === null)
      process.stdout.write(
        `  ${name} runs nowhere yet, and no platform takes this archive: install the platform with it, then release the next\n`,
      );
    if (!key) process.stdout.write('  nobody vouches for it: RELEASE_KEY names no key\n');
    process.stdout.write(`✓ ${file}, ${Math.ceil(archive.length / 1024)} KiB\n`);
    return file;
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
};
