import { cpSync, createWriteStream, mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { root } from '@plenary/build/steps';
import { scratchFolder } from '@plenary/service-kit/testing/scratch-folder';
import { startPlatform } from '../ops/supervisor/start-platform.ts';
import { journeyLimits } from './journey-limits.ts';
import { isTrouble } from './platform-trouble.ts';
import { seedDemo, seedsFolder } from './seed-demo.ts';

/** The whole platform from its production builds, on the port given, with a data folder of its own that goes when it stops. */
const dataDir = scratchFolder('plenary-journeys-');
const results = path.join(root, 'test-results');
mkdirSync(results, { recursive: true });
const log = createWriteStream(path.join(results, 'platform.log'));

// Seeded once: platforms that a file of journeys starts for itself copy them, too, and so do the other groups of `npm test`.
if (seedsFolder) {
  await seedDemo(seedsFolder);
  cpSync(seedsFolder, dataDir, { recursive: true });
}

const platform = await startPlatform({
  environment: { ...journeyLimits, ...process.env, DATA_DIR: dataDir },
  onLog: (line) => {
    log.write(`${line}\n`);
    // Beside the journeys too, which may have failed of it: the next group writes the log anew.
    if (isTrouble(line)) process.stderr.write(`${line}\n`);
  },
});
process.stdout.write(`${platform.url}\n`);

const stop = () => {
  void platform.stop().then(() => {
    const ownSeeds = process.env.SEEDS_OF_THIS_RUN;
    for (const folder of [dataDir, ownSeeds]) if (folder) rmSync(folder, { recursive: true, force: true });
    process.exit(0);
  });
};
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, stop);
