import { type Compiler, RuntimeGlobals, RuntimeModule } from '@rspack/core';

/** What the address of an entry ends with is added to those of its chunks: a browser keeps a file that was wrong, and takes it again. */
class ChunksOfThisTry extends RuntimeModule {
  constructor() {
    super('chunks of this try', RuntimeModule.STAGE_ATTACH);
  }

  override generate(): string {
    const names = [RuntimeGlobals.getChunkScriptFilename, RuntimeGlobals.getChunkCssFilename];
    const wrap = (name: string) => `var name = ${name}; ${name} = function (chunk) { return name(chunk) + search; };`;
    return `var search = document.currentScript && new URL(document.currentScript.src).search;
if (search) { ${names.map((name) => `(function () { ${wrap(name)} })();`).join(' ')} }`;
  }
}

/** Lets a remote that is loaded anew, under an address of its own, load its chunks anew too. */
export const chunksOfThisTry = () => ({
  apply(compiler: Compiler) {
    compiler.hooks.thisCompilation.tap('chunks-of-this-try', (compilation) => {
      compilation.hooks.runtimeRequirementInTree.for(RuntimeGlobals.ensureChunkHandlers).tap('chunks-of-this-try', (chunk, required) => {
        required.add(RuntimeGlobals.getChunkScriptFilename);
        required.add(RuntimeGlobals.getChunkCssFilename);
        compilation.addRuntimeModule(chunk, new ChunksOfThisTry());
      });
    });
  },
});
