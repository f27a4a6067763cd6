import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '@plenary/service-kit/free-port';
import { readArguments } from '../ops/releases/arguments.ts';
import { WrongCommand } from '../ops/releases/options.ts';
import { runCommand } from '../ops/releases/run-command.ts';
import { gatewayUrl } from '../ops/releases/settings.ts';
import { type Builds, runRspack } from './dev/run-rspack.ts';
import { stopOnSignals } from './dev/stop.ts';

interface Manifest {
  metaData?: { remoteEntry: { name: string } };
}

/** `npm run offer -- mf-booking`: builds one remote, again at each change, and offers it to a platform in development. */
await runCommand(async () => {
  const { name: remote, isService } = readArguments(process.argv.slice(2));
  if (isService) throw new WrongCommand(`${remote} is not part of a page: name a remote`);
  const onStop = stopOnSignals();
  const port = process.env.OFFER_PORT ?? String(await freePort());
  const named = encodeURIComponent(`${remote}@http://127.0.0.1:${port}`);

  process.stdout.write(`▸ Build ${remote}\n`);
  let isBuilt = false;
  const onBuilds = async (builds: Builds) => {
    if (isBuilt || Object.values(builds).includes(null)) return;
    isBuilt = true;
    await untilServed(`http://127.0.0.1:${port}/remotes/${remote}`);
    process.stdout.write(
      `\n  ${gatewayUrl(process.env)}/?remote=${named}\n\n  Ctrl-C ends it; the button of the page's banner removes it.\n`,
    );
  };
  const environment = { ...process.env, NODE_ENV: 'production', REMOTE: remote, PORT: port };
  onStop(runRspack({ config: 'offer.config.ts', environment, onBuilds: (builds) => void onBuilds(builds) }).stop);
});

/** The first page would be an error until the manifest and the entry that it names are there. */
const untilServed = async (folder: string): Promise<void> => {
  for (;;) {
    const manifest = await fetch(`${folder}/mf-manifest.json`).catch(() => undefined);
    const { metaData } = manifest?.ok ? ((await manifest.json()) as Manifest) : {};
    const entry = metaData && (await fetch(`${folder}/${metaData.remoteEntry.name}`).catch(() => undefined));
    if (entry?.ok) return;
    await pause(100);
  }
};
