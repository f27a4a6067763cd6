import { writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Compiler } from '@rspack/core';

/**
 * Writes boot-files.json: the shell's scripts and styles for the first screen, for the preload hints that the gateway writes.
 * They are the imports of `src/index.ts` and the libraries that the shell provides; its own fallbacks for these are never fetched.
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
        // Files of the dev server, not needed while loading.
        .filter((file) => !file.includes('.hot-update.'));
      writeFileSync(path.join(folder, 'boot-files.json'), JSON.stringify([...new Set(files)]));
    });
  },
});
