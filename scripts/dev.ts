import { devPlatform } from './dev/platform.ts';
import { devRemote } from './dev/remote.ts';
import { stopOnSignals } from './dev/stop.ts';

const environment = { ...process.env, NODE_ENV: 'development' };
const [name] = process.argv.slice(2);
const onStop = stopOnSignals();
try {
  if (name === undefined) await devPlatform({ environment, onStop });
  else await devRemote(name, { environment, onStop });
} catch (error) {
  process.stderr.write(`\n✗ ${error instanceof Error ? error.message : error}\n`);
  process.exit(1);
}
