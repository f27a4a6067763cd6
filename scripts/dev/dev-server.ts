import type { Configuration, MultiStats, Stats } from '@rspack/core';
import type { Builds } from './run-rspack.ts';

export type DevServer = Exclude<Configuration['devServer'], false | undefined>;
type OnListening = NonNullable<DevServer['onListening']>;

process.once('disconnect', () => process.exit());

/** Sends the state of the builds to the command that started rspack, and reloads the open pages on its request. */
const connect: OnListening = (server) => {
  process.on('message', () => server.sendMessage(server.webSocketServer?.clients ?? [], 'static-changed'));
  const tell = (stats: Stats | MultiStats) => {
    const all = 'stats' in stats ? stats.stats : [stats];
    const builds: Builds = Object.fromEntries(all.map((one) => [one.compilation.name ?? '', one.hasErrors() ? null : one.hash]));
    process.send?.(builds);
  };
  const { compiler } = server;
  if ('compilers' in compiler) compiler.hooks.done.tap('tell-builds', tell);
  else compiler.hooks.done.tap('tell-builds', tell);
};

/** The shared settings of all dev servers. */
export const devServer = (own: DevServer): DevServer => ({
  static: false,
  compress: false,
  // At the address of the page, which may not be the one that the server listens on.
  client: { logging: 'error', overlay: false, webSocketURL: 'auto://0.0.0.0:0/ws' },
  onListening: connect,
  ...own,
});

/** A build of the dev server; the terminal shows errors alone. */
export const watched = (config: Configuration): Configuration => ({
  ...config,
  lazyCompilation: false,
  // A page goes from one good build to the next, and keeps its state over the faulty one between them.
  optimization: { ...config.optimization, emitOnErrors: false },
  stats: 'errors-only',
  infrastructureLogging: { level: 'error' },
  watchOptions: { aggregateTimeout: 30, ignored: /[\\/](node_modules|dist|\.git)[\\/]/ },
});
