import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { followBuilds } from '../packages/build/src/follow-builds.ts';
import { standaloneConfig } from '../packages/build/src/rspack.ts';
import { aloneFolder, devFolder, partNames } from './dev-parts.ts';

type Config = ReturnType<typeof standaloneConfig>;

const root = path.resolve(import.meta.dirname, '..');
process.once('disconnect', () => process.exit());
const follow = followBuilds((settled) => process.send?.(settled));

/** A build that goes into a folder of its own and leaves its faults to whoever follows it. */
const inDevFolder = (name: string, config: Config, folder: string): Config => ({
  ...config,
  output: { ...config.output, path: folder },
  plugins: [...(config.plugins ?? []), follow(name)],
  stats: 'none',
  infrastructureLogging: { level: 'error' },
  watchOptions: { aggregateTimeout: 30, ignored: /[\\/](node_modules|dist|\.git)[\\/]/ },
});

/** The build of a workspace, as its own configuration says it. */
const part = async (name: string): Promise<Config> => {
  const { default: config }: { default: Config } = await import(pathToFileURL(path.join(root, name, 'rspack.config.ts')).href);
  return inDevFolder(name, config, path.join(devFolder, name, 'dist'));
};

/** Builds of `npm run dev`, run by dev-watch.ts: every part, or the one remote that stands alone. */
export default async (): Promise<Config[]> => {
  const name = process.env.DEV_ALONE;
  if (name) return [inDevFolder(name, standaloneConfig(path.join(root, name)), aloneFolder(name))];
  return Promise.all(partNames().map(part));
};
