import { writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Compiler } from '@rspack/core';

/**
 * Writes boot-files.json: scripts and styles that the first screen needs of the shell, for the preload hints that the gateway writes.
 * They are what `src/index.ts` asks for and the libraries that the shell provides; its own fallbacks for these are never fetched.
 */
export const listBootFiles = () => ({
  apply(compiler: Compiler) {
    compiler.hooks.done.tap('boot-files', (stats) => {
      const folder = compiler.options.output.path;
      if (!folder || stats.hasErrors()) return;
      const { chunks = [] } = stats.toJson({ all: false, chunks: true, chunkOrigins: true });
      const files = chunks
        .filter(({ origins = [] }) =>
          origins.some(
            ({ moduleName = '', request }) =>
              (moduleName === './src/index.ts' && request !== '') || moduleName.startsWith('provide shared module'),
          ),
        )
        .flatMap((chunk) => chunk.files ?? [])
        // Of the dev server: a page that loads now needs none of them.
        .filter((file) => !file.includes('.hot-update.'));
      writeFileSync(path.join(folder, 'boot-files.json'), JSON.stringify([...new Set(files)]));
    });
  },
});
