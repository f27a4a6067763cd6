import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type Compiler, rspack } from '@rspack/core';

/** Where the pages of a remote or of the shell are (`src/pages.json`), in its build: the gateway reads it with the rest. */
export const publishPages = () => new rspack.CopyRspackPlugin({ patterns: [{ from: 'src/pages.json' }] });

/** What every remote said when the shell was built. It holds for those whose build is not there, or does not say. */
export const listRemotePaths = () => ({
  apply(compiler: Compiler) {
    const root = path.dirname(compiler.options.context ?? process.cwd());
    compiler.hooks.thisCompilation.tap('remote-paths', (compilation) => {
      compilation.hooks.processAssets.tap('remote-paths', () => {
        const files = readdirSync(root)
          .sort()
          .map((name) => ({ name, file: path.join(root, name, 'src/pages.json') }))
          .filter(({ name, file }) => name.startsWith('mf-') && existsSync(file));
        for (const { file } of files) compilation.fileDependencies.add(file);
        const rows = files.map(({ name, file }) => ({ name, ...JSON.parse(readFileSync(file, 'utf8')) }));
        compilation.emitAsset('remote-paths.json', new rspack.sources.RawSource(JSON.stringify(rows)));
      });
    });
  },
});
