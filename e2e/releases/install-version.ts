import { createHash } from 'node:crypto';
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '@plenary/build/steps';

const hashOf = (content: string) => `sha256-${createHash('sha256').update(content).digest('base64')}`;

/**
 * Installs the build of mf-booking as another version, as `npm run release` does, without building it: the entry is changed,
 * and its hash with it.
 */
export const installVersion = (releasesDir: string, version: string, change: (entry: string) => string): void => {
  const folder = path.join(releasesDir, 'mf-booking', version);
  cpSync(path.join(root, 'mf-booking/dist'), folder, { recursive: true, filter: (file) => !file.endsWith('.map') });
  const file = (name: string) => path.join(folder, name);
  const hashes: Record<string, string> = JSON.parse(readFileSync(file('integrity.json'), 'utf8'));
  const entry = Object.keys(hashes).find((name) => name.startsWith('remoteEntry.')) ?? '';
  const changed = change(readFileSync(file(entry), 'utf8'));
  writeFileSync(file(entry), changed);
  // The compressed one is of the build that was copied.
  rmSync(file(`${entry}.br`));
  writeFileSync(file('integrity.json'), JSON.stringify({ ...hashes, [entry]: hashOf(changed) }));
};
