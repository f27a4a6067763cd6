import { freePort } from '@plenary/service-kit/free-port';
import { readRemote } from '../ops/releases/arguments.ts';
import { runCommand } from '../ops/releases/run-command.ts';
import { gatewayUrl } from '../ops/releases/settings.ts';
import { type Builds, runRspack } from './dev/run-rspack.ts';
import { stopOnSignals } from './dev/stop.ts';

/** `npm run offer -- mf-booking`: builds one remote, again at each change, and offers it to a platform in development. */
await runCommand(async () => {
  const { name: remote } = readRemote(process.argv.slice(2));
  const onStop = stopOnSignals();
  const port = process.env.OFFER_PORT ?? String(await freePort());
  const named = encodeURIComponent(`${remote}@http://127.0.0.1:${port}`);

  process.stdout.write(`▸ Build ${remote}\n`);
  let isReady = false;
  const onBuilds = (builds: Builds) => {
    if (isReady || Object.values(builds).includes(null)) return;
    isReady = true;
    process.stdout.write(
      `\n  ${gatewayUrl(process.env)}/?remote=${named}\n\n  Ctrl-C ends it; the button of the page's banner removes it.\n`,
    );
  };
  const environment = { ...process.env, NODE_ENV: 'production', REMOTE: remote, PORT: port };
  onStop(runRspack({ config: 'offer.config.ts', environment, onBuilds }).stop);
});
