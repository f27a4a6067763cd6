import { createRequire } from 'node:module';
import { ReactRefreshRspackPlugin } from '@rspack/plugin-react-refresh';

const require = createRequire(import.meta.url);

/** Replaces components in the open page, in development builds. */
export const reactRefresh = () => new ReactRefreshRspackPlugin({ exclude: [/[\\/]node_modules[\\/]/, import.meta.dirname] });

/** The plugin imports `react-refresh/runtime`: this is the instance that all builds of a federated page share. */
export const refreshAlias = (): Record<string, string> => ({
  'react-refresh': import.meta.dirname,
  'own-refresh-runtime': require.resolve('react-refresh/runtime'),
});
