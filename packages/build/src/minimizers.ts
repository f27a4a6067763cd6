import { rspack } from '@rspack/core';

/** The first browsers with color-mix() and ES2023's arrays, which the pages need; older ones fail even with prefixes and fallbacks. */
const browsers = ['chrome >= 111', 'edge >= 111', 'firefox >= 115', 'safari >= 16.4', 'ios_saf >= 16.4'];

export const minimizers = () => [
  new rspack.SwcJsMinimizerRspackPlugin(),
  new rspack.LightningCssMinimizerRspackPlugin({ minimizerOptions: { targets: browsers } }),
];
