import { type Compiler, RuntimeGlobals, RuntimeModule } from '@rspack/core';

/** Adds the query of an entry's address to its chunks' addresses: a browser caches a bad file and serves it again. */
class RetryChunks extends RuntimeModule {
  constructor() {
    super('retry chunks', RuntimeModule.STAGE_ATTACH);
  }

  override generate(): string {
    const names = [RuntimeGlobals.getChunkScriptFilename, RuntimeGlobals.getChunkCssFilename];
    const wrap = (name: string) => `var name = ${name}; ${name} = function (chunk) { return name(chunk) + search; };`;
    return `var search = document.currentScript && new URL(document.currentScript.src).search;
if (search) { ${names.map((name) => `(function () { ${wrap(name)} })();`).join(' ')} }`;
  }
}

/** Reloads the chunks of a remote that is reloaded under an address of its own. */
export const retryChunks = () => ({
  apply(compiler: Compiler) {
    compiler.hooks.thisCompilation.tap('retry-chunks', (compilation) => {
      compilation.hooks.runtimeRequirementInTree.for(RuntimeGlobals.ensureChunkHandlers).tap('retry-chunks', (chunk, required) => {
        required.add(RuntimeGlobals.getChunkScriptFilename);
        required.add(RuntimeGlobals.getChunkCssFilename);
        compilation.addRuntimeModule(chunk, new RetryChunks());
      });
    });
  },
});
