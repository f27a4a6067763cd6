import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buildAll } from '@plenary/build/build-all';
import { type Platform, startPlatform } from '../ops/supervisor/start-platform.ts';
import { benchCalls } from './calls.ts';
import { benchDeals } from './deals.ts';
import { benchDesk } from './desk.ts';
import { benchDocuments } from './documents.ts';
import { benchFirstRoute } from './first-route.ts';
import { benchGateway } from './gateway.ts';
import { benchGuessing } from './guessing.ts';
import { benchHung } from './hung.ts';
import { benchIdentity } from './identity.ts';
import { benchLighthouse } from './lighthouse.ts';
import { benchMemory } from './memory.ts';
import { benchMigrations } from './migrations.ts';
import { benchNetworkImport } from './network-import.ts';
import { benchOverload } from './overload.ts';
import { benchPdf } from './pdf.ts';
import { benchPlanning } from './planning.ts';
import { benchReads } from './reads.ts';
import { benchRecovery } from './recovery.ts';
import { benchRemoteFaults } from './remote-faults.ts';
import { benchSearch } from './search.ts';

const alone: Record<string, () => Promise<void>> = {
  search: benchSearch,
  deals: benchDeals,
  desk: benchDesk,
  documents: benchDocuments,
  memory: benchMemory,
  migrations: benchMigrations,
  calls: benchCalls,
  guessing: benchGuessing,
  'network-import': benchNetworkImport,
};

const onPlatform: Record<string, (platform: Platform, dataDir: string) => Promise<void>> = {
  'first-route': ({ url }) => benchFirstRoute(url),
  'remote-faults': ({ url }) => benchRemoteFaults(url),
  planning: ({ url }) => benchPlanning(url),
  gateway: ({ url, addresses }) => benchGateway({ gateway: url, booking: addresses.BOOKING_URL }),
  reads: benchReads,
  hung: ({ url, processOf }) => benchHung({ gateway: url, survey: processOf('svc-survey') }),
  overload: ({ url }) => benchOverload({ origin: url, path: '/api/available-venues?countryCode=FRA', headers: {} }),
  identity: ({ url, addresses }, dataDir) => benchIdentity({ gateway: url, identity: addresses.IDENTITY_URL, dataDir }),
  pdf: ({ url }) => benchPdf(url),
  recovery: benchRecovery,
  lighthouse: ({ url }) => benchLighthouse(url),
};

/** It installs 185 MB of its own. */
const onlyWhereNamed = 'lighthouse';
/** The benchmarks on the command line, or else all the others. */
const wanted = process.argv.slice(2);
const chosen = <T>(benches: Record<string, T>) =>
  Object.entries(benches).flatMap(([name, bench]) =>
    (wanted.length === 0 && name !== onlyWhereNamed) || wanted.includes(name) ? [bench] : [],
  );
const known = [...Object.keys(alone), ...Object.keys(onPlatform)];
const unknown = wanted.filter((name) => !known.includes(name));
if (unknown.length > 0) throw new Error(`no bench is called ${unknown.join(', ')}; there are ${known.join(', ')}`);

await buildAll();
for (const bench of chosen(alone)) await bench();

const onOne = chosen(onPlatform);
if (onOne.length > 0) {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'plenary-bench-'));
  // One customer asks all the questions.
  const environment = {
    SEARCHES_PER_USER: '1000000/1000000',
    QUOTES_PER_USER: '1000000/1000000',
    // What `hung` suspends, it wakes.
    HANG_SECONDS: '0',
    ...process.env,
    DATA_DIR: dataDir,
    PORT: '0',
    LOG_LEVEL: 'error',
  };
  const platform = await startPlatform({ environment, onLog: () => {} });
  try {
    for (const bench of onOne) await bench(platform, dataDir);
  } finally {
    await platform.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}
