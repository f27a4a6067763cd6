import path from 'node:path';
import { root } from '@plenary/build/steps';
import { keptSecret } from '@plenary/service-kit/secrets';
import { readHealth } from '../health/read-health.ts';
import { runCommand } from '../releases/run-command.ts';
import { gatewayUrl } from '../releases/settings.ts';

/** `npm run health`: the state of each service of a running platform; ends with 1 while one is away. */
await runCommand(async () => {
  const { ACTOR_SECRET, DATA_DIR = 'data' } = process.env;
  const { isDown, lines } = await readHealth(gatewayUrl(process.env), ACTOR_SECRET ?? keptSecret(path.resolve(root, DATA_DIR), 'actor'));
  process.stdout.write(`${lines.join('\n')}\n`);
  if (isDown) process.exitCode = 1;
});
