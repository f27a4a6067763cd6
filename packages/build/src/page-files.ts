import { writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Compiler } from '@rspack/core';

/** What an `import()` of a page or of texts says. */
const request = /^\.\.?\/.*(-pages?\.tsx|-form\.tsx|in-locale\.tsx|load-[\w-]+\.ts|locales\/.*\.json)$/;

/** Writes page-files.json: the files that each `import()` of a page or of its texts loads, for pages that come rendered. */
export const pageFiles = () => ({
  apply(compiler: Compiler) {
    compiler.hooks.done.tap('page-files', (stats) => {
      const folder = compiler.options.output.path;
      if (!folder || stats.hasErrors()) return;
      const { chunks = [] } = stats.toJson({ all: false, chunks: true, chunkOrigins: true });
      const files: Record<string, string[]> = {};
      for (const { origins = [], files: ofChunk = [] } of chunks)
        for (const origin of origins)
          if (request.test(origin.request ?? ''))
            files[origin.request as string] = [
              ...(files[origin.request as string] ?? []),
              ...ofChunk.filter((file) => /\.(js|css)$/.test(file)),
            ];
      writeFileSync(path.join(folder, 'page-files.json'), JSON.stringify(files));
    });
  },
});
