import { freePort } from '@plenary/service-kit/free-port';
import { remoteNames } from './parts.ts';
import { type Builds, runRspack } from './run-rspack.ts';
import type { OnStop } from './stop.ts';

interface Options {
  environment: Record<string, string | undefined>;
  onStop: OnStop;
}

const say = (text: string) => process.stdout.write(`${text}\n`);

/** One remote alone in its stand-alone page, against fakes of the contract: no gateway, no service. On a free port unless PORT is given. */
export const devRemote = async (name: string, { environment, onStop }: Options): Promise<void> => {
  if (!remoteNames().includes(name)) throw new Error(`there is no remote ${name}; there are ${remoteNames().join(', ')}`);
  const host = environment.HOST ?? '127.0.0.1';
  const port = environment.PORT ?? String(await freePort());

  say(`▸ Build ${name}`);
  let isReady = false;
  const onBuilds = (builds: Builds) => {
    if (isReady || Object.values(builds).includes(null)) return;
    isReady = true;
    say(`✓ ${name} alone, against fakes of the contract\n\n  http://${host}:${port}\n\n  Ctrl-C stops it.\n`);
  };
  onStop(runRspack({ config: 'remote.config.ts', environment: { ...environment, REMOTE: name, HOST: host, PORT: port }, onBuilds }).stop);
};
