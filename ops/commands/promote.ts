import { createRegistry, releasesOf } from '@plenary/gateway/releases/registry';
import { act } from '../releases/act.ts';
import { readArguments } from '../releases/arguments.ts';
import { WrongCommand } from '../releases/options.ts';
import { releaseStore } from '../releases/release-store.ts';
import { runCommand } from '../releases/run-command.ts';

/**
 * `npm run promote -- mf-booking [version] [--canary 25]`: the canary for all, a version again (of a service, too), or a canary's new
 * share.
 */
await runCommand(async () => {
  const { name, version: named, canary } = readArguments(process.argv.slice(2));
  const running = releasesOf(await createRegistry(await releaseStore(process.env)).read(), name).canary;
  const version = named ?? running?.version;
  if (!version) throw new WrongCommand('no canary runs: name a version');
  await act(name, canary === null ? { kind: 'promote', version } : { kind: 'canary', version, percent: canary });
});
