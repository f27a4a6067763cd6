import { createRequire } from 'node:module';
import { ReactRefreshRspackPlugin } from '@rspack/plugin-react-refresh';

const require = createRequire(import.meta.url);

/** Replaces components in the open page, in builds for development. */
export const reactRefresh = () => new ReactRefreshRspackPlugin({ exclude: [/[\\/]node_modules[\\/]/, import.meta.dirname] });

/** The plugin imports `react-refresh/runtime`: here it gets the one that all builds of a federated page share. */
export const refreshAlias = (): Record<string, string> => ({
  'react-refresh': import.meta.dirname,
  'own-refresh-runtime': require.resolve('react-refresh/runtime'),
});
