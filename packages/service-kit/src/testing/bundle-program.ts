import { rmSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { buildSync } from 'esbuild';
import { scratchFolder } from './scratch-folder.ts';

/** Not bundled: it loads a binary, or looks for one. */
const external = ['better-sqlite3', 'pg'];
const banner = "import { createRequire as requireFrom } from 'node:module'; const require = requireFrom(import.meta.url);";

/**
 * Bundles a program that a test starts and kills several times: tsx takes most of two seconds for each start. Answers the file; `remove`
 * deletes it.
 */
export const bundleProgram = (program: string) => {
  const folder = scratchFolder('plenary-program-');
  const [modules] = createRequire(program).resolve('pg').split(`${path.sep}pg${path.sep}`);
  symlinkSync(modules ?? '', path.join(folder, 'node_modules'));
  const file = path.join(folder, 'program.mjs');
  buildSync({
    entryPoints: [program],
    outfile: file,
    bundle: true,
    platform: 'node',
    format: 'esm',
    external,
    banner: { js: banner },
    logLevel: 'warning',
  });
  return { file, remove: () => rmSync(folder, { recursive: true, force: true }) };
};
