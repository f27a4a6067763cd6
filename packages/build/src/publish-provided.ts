import { type Compiler, rspack } from '@rspack/core';
import { readProvided } from './provided.ts';

/** Writes provided.json into the build of the shell: a release of a remote reads it from the running platform. */
export const publishProvided = () => ({
  apply(compiler: Compiler) {
    compiler.hooks.thisCompilation.tap('provided', (compilation) => {
      compilation.hooks.processAssets.tap('provided', () => {
        compilation.emitAsset('provided.json', new rspack.sources.RawSource(JSON.stringify(readProvided())));
      });
    });
  },
});
