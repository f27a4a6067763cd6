import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { buildAll } from '../scripts/build.ts';
import { startPlatform } from '../scripts/supervisor.ts';
import { benchDocuments } from './documents.ts';
import { benchFirstRoute } from './first-route.ts';
import { benchGateway } from './gateway.ts';
import { benchIdentity } from './identity.ts';
import { heading, row } from './measure.ts';
import { benchPdf } from './pdf.ts';
import { benchPlanning } from './planning.ts';
import { benchRemoteFaults } from './remote-faults.ts';
import { benchSearch } from './search.ts';

const parts = ['gateway', 'svc-booking', 'svc-identity', 'svc-documents'];

/** Resident memory of a process in MB, where the system tells it. */
const memoryOf = (pid: number | undefined): number => {
  try {
    return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024;
  } catch {
    return 0;
  }
};

await buildAll();
await benchSearch();
await benchDocuments();

const dataDir = mkdtempSync(path.join(tmpdir(), 'plenary-bench-'));
const platform = await startPlatform({
  environment: { ...process.env, DATA_DIR: dataDir, PORT: '0', LOG_LEVEL: 'error' },
  onLog: () => {},
});
try {
  await pause(2_000);
  heading('Memory, idle, without Chromium');
  const memory = parts.map((name) => [name, memoryOf(platform.processOf(name)?.pid)] as const);
  for (const [name, megabytes] of memory) row(name, `${megabytes.toFixed(0)} MB`);
  row('together', `${memory.reduce((sum, [, megabytes]) => sum + megabytes, 0).toFixed(0)} MB`);
  await benchFirstRoute(platform.url);
  await benchRemoteFaults(platform.url);
  await benchPlanning(platform.url);
  await benchGateway({ gateway: platform.url, booking: platform.addresses.BOOKING_URL });
  await benchIdentity({ gateway: platform.url, identity: platform.addresses.IDENTITY_URL, dataDir });
  await benchPdf(platform.url);
} finally {
  await platform.stop();
  rmSync(dataDir, { recursive: true, force: true });
}
