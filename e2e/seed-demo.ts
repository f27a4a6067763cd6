import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, renameSync } from 'node:fs';
import path from 'node:path';
import { root } from '@plenary/build/steps';
import { freePort } from '@plenary/service-kit/free-port';
import { changeSqlite } from '@plenary/service-kit/testing/change-sqlite';
import { awaitDemo } from './await-demo.ts';

/** Folder of the demo data that platforms of journeys copy instead of making it again; `npm test` has one for all groups. */
export const seedsFolder = process.env.JOURNEYS_SEEDS;

/** Puts the demo's bookings and surveys into a folder, unless an earlier group of journeys has; the folder is whole or not there. */
export const seedDemo = async (folder: string): Promise<void> => {
  if (existsSync(folder)) return;
  const unfinished = `${folder}-${process.pid}`;
  await fillWithDemo(unfinished);
  renameSync(unfinished, folder);
};

/** The two services start, seed, and end with their files whole. */
const fillWithDemo = async (dataDir: string): Promise<void> => {
  const [booking, survey] = [await freePort(), await freePort()];
  const addresses = { BOOKING_URL: `http://127.0.0.1:${booking}`, SURVEY_URL: `http://127.0.0.1:${survey}` };
  const start = (service: string, port: number) =>
    startService(service, { ...addresses, DATA_DIR: dataDir, SEED: 'demo', HOST: '127.0.0.1', PORT: String(port), LOG_LEVEL: 'error' });
  const services = await Promise.all([start('svc-booking', booking), start('svc-survey', survey)]);
  await awaitDemo(dataDir);
  for (const service of services) {
    service.kill('SIGTERM');
    const [code] = await once(service, 'exit');
    if (code !== 0) throw new Error(`a service ended with ${code} after it seeded`);
  }
  // A platform that copies the seeds runs the jobs of the day itself.
  for (const name of ['booking', 'survey']) changeSqlite(path.join(dataDir, `${name}.sqlite`), 'DELETE FROM job_run');
};

const startService = (service: string, environment: Record<string, string>): Promise<ChildProcess> =>
  new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [path.join(root, service, 'dist/main.mjs')], {
      cwd: root,
      env: { ...process.env, ...environment, ACTOR_SECRET: 'never used: no user asks these services anything' },
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    });
    child.on('message', ({ type }: { type?: string }) => {
      if (type === 'listening') resolve(child);
    });
    child.once('error', reject);
    child.once('exit', (code) => reject(new Error(`${service} ended with ${code} while it seeded`)));
  });
