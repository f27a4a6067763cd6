import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Compiler } from '@rspack/core';

/** Files that are loaded by hash: scripts and styles, the manifest that names them, and the server's build. */
const hashed = /\.(c?js|css)$|^mf-manifest\.json$/;

/** The shortest that browsers take: a remote's entry carries the hashes of all its chunks, which do not compress. */
export const hashFunction = 'sha256';

/** Writes integrity.json: the hash of each file of a build, for pages and the loader of remotes. */
export const fileHashes = () => ({
  apply(compiler: Compiler) {
    compiler.hooks.done.tap('file-hashes', (stats) => {
      const folder = compiler.options.output.path;
      if (!folder || stats.hasErrors()) return;
      const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => hashed.test(name));
      const hashOf = (name: string) =>
        createHash(hashFunction)
          .update(readFileSync(path.join(folder, name)))
          .digest('base64');
      const integrity = Object.fromEntries(names.sort().map((name) => [name, `${hashFunction}-${hashOf(name)}`]));
      writeFileSync(path.join(folder, 'integrity.json'), JSON.stringify(integrity));
    });
  },
});
