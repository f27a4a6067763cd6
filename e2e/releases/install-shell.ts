import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '@plenary/build/steps';

/**
 * Installs the build of the shell as another version, as `npm run release` does, without building it: its script is changed, and has another name. Eight
 * hexadecimal digits of it are `hash`.
 */
export const installShell = (releasesDir: string, version: string, hash: string, change: (script: string) => string): void => {
  const folder = path.join(releasesDir, 'shell', version);
  cpSync(path.join(root, 'shell/dist'), folder, { recursive: true, filter: (file) => !file.endsWith('.map') });
  const page = path.join(folder, 'index.html');
  const html = readFileSync(page, 'utf8');
  const main = /src="\/(main\.[0-9a-f]{8}\.js)"/.exec(html)?.[1] ?? '';
  writeFileSync(path.join(folder, `main.${hash}.js`), change(readFileSync(path.join(folder, main), 'utf8')));
  for (const file of [main, `${main}.br`]) rmSync(path.join(folder, file), { force: true });
  writeFileSync(page, html.replace(main, `main.${hash}.js`));
  rmSync(`${page}.br`, { force: true });
};
