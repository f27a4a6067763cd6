import { readArguments } from './release/arguments.ts';
import { releaseRemote } from './release/release-remote.ts';
import { releaseService } from './release/release-service.ts';
import { runCommand } from './release/run-command.ts';

/** `npm run release -- mf-booking [--canary 10]`, `npm run release -- svc-booking` */
await runCommand(async () => {
  const { name, isService, canary } = readArguments(process.argv.slice(2));
  await (isService ? releaseService(name) : releaseRemote(name, canary));
});
