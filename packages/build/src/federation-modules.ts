import { createRequire } from 'node:module';
import { rspack } from '@rspack/core';

const asModule = (file: string) => file.replace(/\.cjs$/, '.js');

/** The file of a package that another one depends on, as that one finds it. */
const resolveFrom = (from: string, ...names: string[]): string =>
  names.reduce((file, name) => createRequire(file).resolve(name), createRequire(import.meta.url).resolve(from));

/**
 * The federation's own plugin names the CommonJS files of its runtime, which nothing shakes; their twins as modules say the same in
 * fewer bytes.
 */
export const federationAlias = (): Record<string, string> => ({
  '@module-federation/runtime': asModule(
    resolveFrom('@module-federation/enhanced', '@module-federation/runtime-tools', '@module-federation/runtime'),
  ),
});

/** As `federationAlias`, for what the plugin asks for by the path of a file. */
export const federationAsModules = () =>
  new rspack.NormalModuleReplacementPlugin(/@module-federation[\\/][\w-]+[\\/]dist[\\/]index\.cjs$/, (data) => {
    data.request = asModule(data.request);
  });
