import { createRequire } from 'node:module';
import { rspack } from '@rspack/core';

const asModule = (file: string) => file.replace(/\.cjs$/, '.js');

/** The file of a package, resolved from a package that depends on it. */
const resolveFrom = (from: string, ...names: string[]): string =>
  names.reduce((file, name) => createRequire(file).resolve(name), createRequire(import.meta.url).resolve(from));

/**
 * The federation plugin names the CommonJS files of its runtime, which cannot be tree-shaken; the ES modules do the same in
 * fewer bytes.
 */
export const federationAlias = (): Record<string, string> => ({
  '@module-federation/runtime': asModule(
    resolveFrom('@module-federation/enhanced', '@module-federation/runtime-tools', '@module-federation/runtime'),
  ),
});

/** Like `federationAlias`, for imports of the plugin by file path. */
export const federationAsModules = () =>
  new rspack.NormalModuleReplacementPlugin(/@module-federation[\\/][\w-]+[\\/]dist[\\/]index\.cjs$/, (data) => {
    data.request = asModule(data.request);
  });
