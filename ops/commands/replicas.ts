import { createWriteStream } from 'node:fs';
import path from 'node:path';
import { buildAll } from '@plenary/build/build-all';
import { root } from '@plenary/build/steps';
import { keepPrivate } from '@plenary/service-kit/private-files';
import { startReplicas } from '../replicas/start-replicas.ts';
import { demoAccounts } from '../supervisor/demo-accounts.ts';

/** `npm run replicas`: the processes of several machines, on this one; a throw-away PostgreSQL, so that each start is from scratch. */
const dataDir = path.resolve(root, process.env.DATA_DIR ?? 'data/replicas');
keepPrivate(dataDir);
const logFile = path.join(dataDir, 'plenary.log');
const log = createWriteStream(logFile, { flags: 'a' });

await buildAll();
process.stdout.write('\n▸ Start PostgreSQL, every service twice and two gateways\n');
const platform = await startReplicas({ environment: { ...process.env, DATA_DIR: dataDir }, onLog: (line) => log.write(`${line}\n`) });
process.stdout.write(`✓ Ready\n\n${platform.urls.map((url) => `  ${url}\n`).join('')}\n`);
process.stdout.write(demoAccounts(platform.url, process.env, platform.demoPassword));
for (const [name, url] of Object.entries(platform.databases)) process.stdout.write(`  ${name}: ${url}\n`);
process.stdout.write(`  Logs:  ${path.relative(root, logFile)}\n\n  Ctrl-C stops everything.\n`);

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    process.stdout.write('\nStopping…\n');
    void platform.stop().then(() => process.exit(0));
  });
}
