import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { packArchive, unpackArchive } from '@plenary/gateway/archives/archive';
import { signText } from '@plenary/gateway/archives/signature';
import { allowedDrops } from '../releases/allow-drop.ts';
import { readCheckArguments } from '../releases/arguments.ts';
import { checkPart } from '../releases/check-part.ts';
import { archivedBuild, liveBuild } from '../releases/live-build.ts';
import { runCommand } from '../releases/run-command.ts';
import { releaseKey } from '../releases/settings.ts';

/** `npm run check -- mf-booking`, `npm run check -- svc-booking [--beside ARCHIVE] [--drop 'column quote.note']`: all checks and trials, and one archive. */
await runCommand(async () => {
  const { name, beside: named, drops } = readCheckArguments(process.argv.slice(2));
  const key = releaseKey(process.env);
  const scratch = mkdtempSync(path.join(tmpdir(), 'beside-'));
  try {
    const beside = named ? archivedBuild(await unpackArchive(readFileSync(named)), scratch) : await liveBuild(name, process.env);
    const { manifest, files } = await checkPart({
      part: name,
      beside,
      drops: [...drops, ...(await allowedDrops(process.env, name))],
      environment: process.env,
    });
    const archive = packArchive({ manifest, files }, key ? (text) => signText('archive', text, key) : undefined);
    const file = `${name}-${manifest.version}.tar.gz`;
    writeFileSync(file, archive);
    const { commit, isCommitted, checks } = manifest;
    process.stdout.write(`\n  ${checks.map((one) => `${one.name} ${one.seconds} s`).join(', ')}\n`);
    process.stdout.write(`  commit ${commit ?? 'none'}${isCommitted ? '' : ', and changes that are in no commit'}\n`);
    if (!key) process.stdout.write('  nobody vouches for it: RELEASE_KEY names no key\n');
    process.stdout.write(`✓ ${file}, ${Math.ceil(archive.length / 1024)} KiB\n`);
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
});
