import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { type DatabaseName, databaseNames } from '@plenary/contracts/services';
import type { DatabaseSource } from '@plenary/service-kit/database/database-source';
import { openPostgresSource } from '@plenary/service-kit/database/postgres-source';
import { restorePostgres } from '@plenary/service-kit/database/restore-postgres';
import { sqliteSource } from '@plenary/service-kit/database/sqlite-source';
import { kitMigration, kitTables } from '@plenary/service-kit/kit-tables';
import { scratchFolder } from '@plenary/service-kit/testing/scratch-folder';
import { placesOf } from './places.ts';
import { restoreBackup } from './restore-backup.ts';
import { takeBackup } from './take-backup.ts';
import { layBuilds, makeTables, newDeployment, openOf } from './testing/deployment.ts';

const scratch = scratchFolder('plenary-together-');
afterAll(() => rmSync(scratch, { recursive: true, force: true }));
let folders = 0;
const newFolder = () => path.join(scratch, `backup-${++folders}`);
const kitAlone = Object.fromEntries(databaseNames.map((name) => [name, [kitMigration]])) as Record<DatabaseName, [typeof kitMigration]>;

describe.each(['sqlite', 'postgres'] as const)('on %s', (engine) => {
  const sourceOf = async (environment: NodeJS.ProcessEnv, name: DatabaseName): Promise<DatabaseSource> => {
    const place = placesOf(environment).databases.find((one) => one.name === name);
    return place?.url ? openPostgresSource(place.url) : sqliteSource(place?.file ?? '');
  };
  const purse = 10_000;
  /** Two services, one of which publishes each of its changes to the other; `moves` waits for so many more. */
  const startTelling = async () => {
    const environment = await newDeployment(scratch, engine);
    await makeTables(environment, kitAlone);
    for (const [name, count] of [
      ['booking', purse],
      ['identity', 0],
    ] as const) {
      const database = openOf(environment, name);
      const { throttle } = kitTables(engine);
      await database.transact((tx) => tx.insert(throttle).values({ key: 'purse', windowStart: 0, count }));
      await database.close();
    }
    const program = path.join(__dirname, 'testing/telling-process.ts');
    child = spawn(process.execPath, ['--import', 'tsx', program], {
      env: { ...process.env, ...environment },
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    const identity = openOf(environment, 'identity');
    const told = async () => (await identity.read.select().from(kitTables(engine).throttle))[0]?.count ?? 0;
    const moves = async (more: number) => {
      const wanted = (await told()) + more;
      while ((await told()) < wanted) await pause(5);
    };
    await moves(1);
    return { environment, moves, close: identity.close };
  };
  let child: ChildProcess | undefined;
  let course: Awaited<ReturnType<typeof startTelling>>;
  beforeAll(async () => {
    course = await startTelling();
  });
  afterAll(async () => {
    child?.kill('SIGKILL');
    await course?.close();
  });

  /** Sum of both services, and of the events between them. */
  const sumOf = async (environment: NodeJS.ProcessEnv): Promise<number> => {
    const [booking, identity] = [openOf(environment, 'booking'), openOf(environment, 'identity')];
    const { throttle, outbox, inbox } = kitTables(engine);
    const had = new Set((await identity.read.select().from(inbox)).map(({ eventId }) => eventId));
    const underway = (await booking.read.select().from(outbox)).filter(({ id }) => !had.has(id)).length;
    const counts = await Promise.all([booking, identity].map(async ({ read }) => (await read.select().from(throttle))[0]?.count ?? 0));
    await booking.close();
    await identity.close();
    return counts.reduce((sum, count) => sum + count, underway);
  };

  test('an event published while both services are copied is in both copies, or on its way', async () => {
    const { environment, moves } = course;
    const before: string[] = [];
    for (let copy = 0; copy < 3; copy++) {
      const folder = newFolder();
      before.push(folder);
      await takeBackup(folder, environment);
      await moves(3);
    }
    const kitBuilds = layBuilds(path.join(scratch, 'kit-builds'), kitAlone);
    for (const folder of before) {
      const target = await newDeployment(scratch, engine);
      await restoreBackup(folder, { environment: target, builds: kitBuilds });
      expect(await sumOf(target)).toBe(purse);
    }
  });

  test('copies that are held one after another, as a dump of each would be, do not fit together', async () => {
    const { environment, moves } = course;
    const target = await newDeployment(scratch, engine);
    mkdirSync(target.DATA_DIR ?? '');
    const places = placesOf(target).databases.filter(({ name }) => name !== 'survey');
    const sources: DatabaseSource[] = [];
    for (const { name } of places) {
      const source = await sourceOf(environment, name);
      sources.push(source);
      await source.hold();
      source.letWrite();
      await moves(3);
    }
    for (const [index, { url, file }] of places.entries()) {
      await sources[index]?.copyTo(file);
      if (url) await restorePostgres(file, url);
      await sources[index]?.close();
    }
    expect(await sumOf(target)).toBeGreaterThan(purse);
  });
});
