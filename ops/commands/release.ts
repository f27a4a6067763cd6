import { readArguments } from '../releases/arguments.ts';
import { releaseRemote } from '../releases/release-remote.ts';
import { releaseService } from '../releases/release-service.ts';
import { runCommand } from '../releases/run-command.ts';

/** `npm run release -- mf-booking [--canary 10]`, `npm run release -- svc-booking` */
await runCommand(async () => {
  const { name, isService, canary } = readArguments(process.argv.slice(2));
  await (isService ? releaseService(name) : releaseRemote(name, canary));
});
