import { createWriteStream, mkdirSync } from 'node:fs';
import path from 'node:path';
import { buildAll } from './build.ts';
import { root } from './steps.ts';
import { startPlatform } from './supervisor.ts';

const start = performance.now();
const dataDir = path.resolve(root, process.env.DATA_DIR ?? 'data');
mkdirSync(dataDir, { recursive: true });
const logFile = path.join(dataDir, 'plenary.log');
const log = createWriteStream(logFile, { flags: 'a' });

await buildAll();
process.stdout.write('\n▸ Start the services and the gateway\n');
const platform = await startPlatform({ environment: process.env, onLog: (line) => log.write(`${line}\n`) });
process.stdout.write(`✓ Ready after ${((performance.now() - start) / 1000).toFixed(1)} s\n\n  ${platform.url}\n\n`);
if ((process.env.SEED ?? 'demo') === 'demo') {
  process.stdout.write(
    `  Demo accounts, password demo-password-2026:
    claire@atelier-nord.example    customer
    hugo@grand-compte.example      customer with a framework contract, 10 %
    staff@comet.example            staff
    admin@comet.example            admin
  Mails: ${platform.url}/dev/mailbox\n`,
  );
}
process.stdout.write(`  Logs:  ${path.relative(root, logFile)}\n\n  Ctrl-C stops everything.\n`);

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    process.stdout.write('\nStopping…\n');
    void platform.stop().then(() => process.exit(0));
  });
}
