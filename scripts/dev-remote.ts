import { createServer } from 'node:http';
import { listen } from '@plenary/service-kit/serve';
import type { Settled } from '../packages/build/src/follow-builds.ts';
import { serveFolder } from './dev-files.ts';
import { aloneFolder, remoteNames } from './dev-parts.ts';
import { createReload } from './dev-reload.ts';
import type { OnStop } from './dev-stop.ts';
import { watchBuilds } from './dev-watch.ts';

interface Options {
  environment: Record<string, string | undefined>;
  onStop: OnStop;
}

const say = (text: string) => process.stdout.write(`${text}\n`);

/** One remote alone in its stand-alone page, against fakes of the contract: no gateway, no service. On a free port unless PORT is given. */
export const devRemote = async (name: string, { environment, onStop }: Options): Promise<void> => {
  if (!remoteNames().includes(name)) throw new Error(`there is no remote ${name}; there are ${remoteNames().join(', ')}`);
  const host = environment.HOST ?? '127.0.0.1';
  const reload = createReload();
  const files = serveFolder(aloneFolder(name), { script: reload.script });
  const server = createServer((request, response) => {
    if (!reload.answer(request, response)) void files(request, response);
  });
  const { port, stop } = await listen(server, { host, port: Number(environment.PORT ?? 0) });
  onStop(() => stop(0));

  say(`▸ Build ${name}`);
  let isReady = false;
  const onSettled = ({ changed, faults }: Settled) => {
    for (const fault of Object.values(faults)) say(`✗ ${name} can't be built\n${fault}`);
    if (changed.length === 0) return;
    reload.reload();
    if (isReady) say(`✓ ${name}: pages reload`);
    else say(`✓ ${name} alone, against fakes of the contract\n\n  http://${host}:${port}\n\n  Ctrl-C stops it.\n`);
    isReady = true;
  };
  onStop(watchBuilds({ alone: name, onSettled }).stop);
};
