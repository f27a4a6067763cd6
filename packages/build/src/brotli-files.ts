import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import type { Compiler } from '@rspack/core';

const compressible = /\.(js|css|html|json|svg|webmanifest)$/;

/** Writes a .br file next to every text file of a build, so that nothing is compressed while serving. */
export const brotliFiles = () => ({
  apply(compiler: Compiler) {
    compiler.hooks.done.tap('brotli-files', (stats) => {
      const folder = compiler.options.output.path;
      if (!folder || stats.hasErrors()) return;
      for (const entry of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
        if (!compressible.test(entry)) continue;
        const file = path.join(folder, entry);
        const content = readFileSync(file);
        const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: content.length };
        writeFileSync(`${file}.br`, brotliCompressSync(content, { params }));
      }
    });
  },
});
