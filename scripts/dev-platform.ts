import path from 'node:path';
import { root } from '@plenary/build/steps';
import { demoAccounts } from '../ops/supervisor/demo-accounts.ts';
import { type Platform, startPlatform } from '../ops/supervisor/start-platform.ts';
import type { Settled } from '../packages/build/src/follow-builds.ts';
import { openDoor } from './dev-door.ts';
import { createGate } from './dev-gate.ts';
import { createDevLog } from './dev-log.ts';
import { devFolder, partNames } from './dev-parts.ts';
import { createReload } from './dev-reload.ts';
import type { OnStop } from './dev-stop.ts';
import { watchBuilds } from './dev-watch.ts';

interface Options {
  environment: Record<string, string | undefined>;
  onStop: OnStop;
}

const firstLine = ({ message }: Error) => message.split('\n', 1)[0];
const isProcess = (name: string) => name === 'gateway' || name.startsWith('svc-');
/** Its change shows in a page that is open: the gateway writes the page. */
const isOnPages = (name: string) => !name.startsWith('svc-');

/** The whole platform in watch mode: a service is started again when its build changes, a page loads itself anew. */
export const devPlatform = async ({ environment, onStop }: Options): Promise<void> => {
  const startedAt = performance.now();
  const host = environment.HOST ?? '127.0.0.1';
  const gateway = createGate<string>();
  const reload = createReload();
  const door = await openDoor({ host, port: Number(environment.PORT ?? 3000), reload, gateway: gateway.wait });
  onStop(() => door.stop(0));
  const url = `http://${host}:${door.port}`;
  const onLog = createDevLog(path.resolve(root, environment.DATA_DIR ?? 'data', 'plenary.log'));
  let platform: Platform | undefined;
  let stopping = false;
  const say = (text: string) => {
    if (!stopping) process.stdout.write(`${text}\n`);
  };

  const start = async () => {
    say('▸ Start the services and the gateway');
    const publicUrl = environment.PUBLIC_URL ?? url;
    // What is watched is shown, whatever was released here.
    const own = { PORT: '0', PUBLIC_URL: publicUrl, RELEASES_DIR: path.join(devFolder, 'releases') };
    platform = await startPlatform({ environment: { ...environment, ...own }, builds: devFolder, onLog });
    gateway.open(platform.url);
    say(`✓ Ready after ${((performance.now() - startedAt) / 1000).toFixed(1)} s\n\n  ${url}\n`);
    const accounts = demoAccounts(url, environment);
    if (accounts) say(accounts);
    say('  Watching: a change is built, its service started again, open pages reload. Ctrl-C stops everything.\n');
  };

  /** A part that does not start is told in the terminal, where its own words already stand; the others go on. */
  const restart = (running: Platform, name: string) =>
    running.restart(name).then(
      () => say(`✓ ${name}: started again`),
      (error: Error) => say(`✗ ${firstLine(error)}`),
    );

  const refresh = async (running: Platform, changed: string[]) => {
    const processes = changed.filter(isProcess);
    if (changed.includes('gateway')) gateway.shut();
    await Promise.all(processes.map((name) => restart(running, name)));
    gateway.open(running.url);
    const shown = changed.filter(isOnPages);
    if (shown.length === 0) return;
    reload.reload();
    say(`✓ ${shown.join(', ')}: pages reload`);
  };

  const follow = async ({ changed, faults }: Settled) => {
    for (const [name, fault] of Object.entries(faults)) say(`✗ ${name} can't be built\n${fault}`);
    if (platform) return refresh(platform, changed);
    if (Object.keys(faults).length > 0) return gateway.fail(Object.values(faults).join('\n'));
    await start().catch((error: Error) => {
      gateway.fail(error.message);
      say(`✗ ${firstLine(error)}`);
    });
    reload.reload();
  };

  say(`▸ Build ${partNames().join(', ')}`);
  let following = Promise.resolve();
  const onSettled = (settled: Settled) => {
    following = following.then(() => follow(settled));
  };
  const watching = watchBuilds({ onSettled });
  onStop(async () => {
    stopping = true;
    await Promise.all([watching.stop(), platform?.stop()]);
    // It may have been on its way up.
    await following;
    await platform?.stop();
  });
};
