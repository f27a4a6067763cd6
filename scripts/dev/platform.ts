import path from 'node:path';
import { root } from '@plenary/build/steps';
import { freePort } from '@plenary/service-kit/free-port';
import { demoAccounts } from '../../ops/supervisor/demo-accounts.ts';
import { type Platform, startPlatform } from '../../ops/supervisor/start-platform.ts';
import { createDevLog } from './log.ts';
import { devFolder, isProcess, partNames } from './parts.ts';
import { type Builds, runRspack } from './run-rspack.ts';
import type { OnStop } from './stop.ts';

interface Options {
  environment: Record<string, string | undefined>;
  onStop: OnStop;
}

const firstLine = ({ message }: Error) => message.split('\n', 1)[0];

/**
 * The whole platform in watch mode: rspack's dev server before the gateway refreshes pages, and a service restarts when its build changes.
 */
export const devPlatform = async ({ environment, onStop }: Options): Promise<void> => {
  const startedAt = performance.now();
  const host = environment.HOST ?? '127.0.0.1';
  const port = environment.PORT && environment.PORT !== '0' ? environment.PORT : String(environment.PORT ? await freePort() : 3000);
  const url = `http://${host}:${port}`;
  const publicUrl = environment.PUBLIC_URL ?? url;
  const gatewayPort = String(await freePort());
  const onLog = createDevLog(path.resolve(root, environment.DATA_DIR ?? 'data', 'plenary.log'));
  let platform: Platform | undefined;
  let isStopping = false;
  const say = (text: string) => {
    if (!isStopping) process.stdout.write(`${text}\n`);
  };

  const start = async () => {
    say('▸ Start the services and the gateway');
    // The builds of this checkout are shown, even where releases are live.
    const own = { HOST: '127.0.0.1', PORT: gatewayPort, PUBLIC_URL: publicUrl, RELEASES_DIR: path.join(devFolder, 'releases') };
    platform = await startPlatform({ environment: { ...environment, ...own }, builds: devFolder, onLog });
    say(`✓ Ready after ${((performance.now() - startedAt) / 1000).toFixed(1)} s\n\n  ${url}\n`);
    const accounts = demoAccounts(url, environment, platform.demoPassword);
    if (accounts) say(accounts);
    say('  Watching: a changed component is refreshed in the page, a changed service restarts. Ctrl-C stops everything.\n');
  };

  /** The terminal already shows what a part says that does not start; the others go on. */
  const restart = (running: Platform, name: string) =>
    running.restart(name).then(
      () => say(`✓ ${name}: restarted`),
      (error: Error) => say(`✗ ${firstLine(error)}`),
    );

  const built: Builds = {};
  const follow = async (builds: Builds) => {
    const changed = Object.keys(builds).filter((name) => isProcess(name) && builds[name] !== null && builds[name] !== built[name]);
    if (platform) {
      const running = platform;
      await Promise.all(changed.map((name) => restart(running, name)));
      // It writes the page.
      if (changed.includes('gateway')) rspack.reloadPages();
    } else {
      if (Object.values(builds).includes(null)) return;
      await start().catch((error: Error) => say(`✗ ${firstLine(error)}`));
    }
    for (const name of changed) built[name] = builds[name] ?? null;
  };

  say(`▸ Build ${partNames().join(', ')}`);
  let following = Promise.resolve();
  const rspack = runRspack({
    config: 'platform.config.ts',
    environment: { ...environment, HOST: host, PORT: port, PUBLIC_URL: publicUrl, GATEWAY_PORT: gatewayPort },
    onBuilds: (builds) => {
      following = following.then(() => follow(builds));
    },
  });
  onStop(async () => {
    isStopping = true;
    await Promise.all([rspack.stop(), platform?.stop()]);
    // It may have been on its way up.
    await following;
    await platform?.stop();
  });
};
