import { spawn } from 'node:child_process';
import path from 'node:path';
import { root } from '@plenary/build/steps';

/** Bookings of the demo that platforms of journeys copy instead of drawing them anew; a folder of each run. */
export const seedsFolder = process.env.JOURNEYS_SEEDS;

/** Puts the demo's bookings into an empty folder: svc-booking starts, seeds, and ends with its file whole. */
export const seedBookings = (dataDir: string): Promise<void> =>
  new Promise((resolve, reject) => {
    const environment = { DATA_DIR: dataDir, SEED: 'demo', HOST: '127.0.0.1', PORT: '0', LOG_LEVEL: 'error' };
    const child = spawn(process.execPath, [path.join(root, 'svc-booking/dist/main.mjs')], {
      cwd: root,
      env: { ...process.env, ...environment, ACTOR_SECRET: 'never used: this service is asked nothing' },
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    });
    child.once('message', () => child.kill('SIGTERM'));
    child.once('error', reject);
    child.once('exit', (code) => (code === 0 ? resolve() : reject(new Error(`svc-booking ended with ${code} while it seeded`))));
  });
