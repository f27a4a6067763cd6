import { createWriteStream } from 'node:fs';
import path from 'node:path';
import { buildAll } from '@plenary/build/build-all';
import { root } from '@plenary/build/steps';
import { keepPrivate } from '@plenary/service-kit/private-files';
import { demoAccounts } from '../ops/supervisor/demo-accounts.ts';
import { startPlatform } from '../ops/supervisor/start-platform.ts';

const start = performance.now();
const dataDir = path.resolve(root, process.env.DATA_DIR ?? 'data');
keepPrivate(dataDir);
const logFile = path.join(dataDir, 'plenary.log');
const log = createWriteStream(logFile, { flags: 'a' });

await buildAll();
process.stdout.write('\n▸ Start the services and the gateway\n');
const platform = await startPlatform({ environment: process.env, onLog: (line) => log.write(`${line}\n`) });
process.stdout.write(`✓ Ready after ${((performance.now() - start) / 1000).toFixed(1)} s\n\n  ${platform.url}\n\n`);
process.stdout.write(demoAccounts(platform.url, process.env, platform.demoPassword));
process.stdout.write(`  Logs:  ${path.relative(root, logFile)}\n\n  Ctrl-C stops everything.\n`);

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    process.stdout.write('\nStopping…\n');
    void platform.stop().then(() => process.exit(0));
  });
}
