import { appendFileSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Dialect } from '@plenary/service-kit/database/columns';
import { kitTables } from '@plenary/service-kit/kit-tables';
import { scratchFolder } from '@plenary/service-kit/testing/scratch-folder';
import { restoreBackup } from './restore-backup.ts';
import { takeBackup } from './take-backup.ts';
import { layBuilds, makeTables, newDeployment, openOf } from './testing/deployment.ts';
import { ownMigrations } from './testing/own-migrations.ts';

const scratch = scratchFolder('plenary-backup-');
afterAll(() => rmSync(scratch, { recursive: true, force: true }));
let folders = 0;
const newFolder = () => path.join(scratch, `backup-${++folders}`);

const { booking: bookingMigrations } = ownMigrations;
const builds = layBuilds(path.join(scratch, 'builds'), ownMigrations);

/** Something of everything that a deployment keeps. */
const fillDeployment = async (environment: NodeJS.ProcessEnv): Promise<void> => {
  await makeTables(environment, ownMigrations);
  const booking = openOf(environment, 'booking');
  const { throttle, inbox } = kitTables(booking.dialect);
  await booking.transact(async (tx) => {
    await tx.insert(throttle).values({ key: `é"'\\\n`, windowStart: 2 ** 53 - 1, count: 1 });
    await tx.insert(inbox).values(Array.from({ length: 450 }, (_, index) => ({ eventId: `event-${index}`, receivedAt: index })));
  });
  await booking.close();
  const identity = openOf(environment, 'identity');
  await identity.script("INSERT INTO credit_account (owner, balance, entry_count) VALUES ('team', 5, 0)");
  await identity.close();
  const keep = (file: string, text: string) => {
    const whole = path.join(environment.DATA_DIR ?? '', file);
    mkdirSync(path.dirname(whole), { recursive: true });
    writeFileSync(whole, text);
  };
  keep('secrets/actor', 'a secret');
  keep('mail/1.eml', 'a mail');
  keep('releases/registry/1.json', JSON.stringify({ revision: 1, remotes: {} }));
  keep('releases/mf-booking/1-a/remoteEntry.js', 'a remote');
  keep('releases/running/machine.json', 'passing');
  keep('releases/mf-booking/2-b.draft/remoteEntry.js', 'half');
  keep('documents/kept.pdf', 'a paper that is drawn anew');
};
const restored = async (folder: string, engine: Dialect) => {
  const environment = await newDeployment(scratch, engine);
  await restoreBackup(folder, { environment, builds });
  return environment;
};
const textOf = (environment: NodeJS.ProcessEnv, file: string) => readFileSync(path.join(environment.DATA_DIR ?? '', file), 'utf8');

describe.each([
  ['sqlite', 'sqlite'],
  ['postgres', 'postgres'],
  ['sqlite', 'postgres'],
] as const)('from %s to %s', (from, to) => {
  test('a restored back-up has all its data, is verified, and can be migrated', async () => {
    const environment = await newDeployment(scratch, from);
    await fillDeployment(environment);
    const folder = newFolder();
    await takeBackup(folder, environment);
    const after = await restored(folder, to);

    const booking = openOf(after, 'booking');
    const { throttle, inbox } = kitTables(booking.dialect);
    expect(await booking.read.select().from(throttle)).toEqual([{ key: `é"'\\\n`, windowStart: 2 ** 53 - 1, count: 1 }]);
    expect(await booking.read.select().from(inbox)).toHaveLength(450);
    await expect(booking.script("INSERT INTO inbox (event_id, received_at) VALUES ('event-7', 1)")).rejects.toHaveProperty('message');
    const option = "INSERT INTO booking (id, venue_id, quote_id, rank, status, created_at) VALUES ('b', 'nowhere', 'q', 1, 'option', 1)";
    await expect(booking.script(option)).rejects.toHaveProperty('message');
    await booking.close();
    const identity = openOf(after, 'identity');
    await expect(identity.script('UPDATE credit_account SET balance = -1')).rejects.toHaveProperty('message');
    await identity.close();
    const next = { name: '9999-next', sql: 'ALTER TABLE quote ADD COLUMN next_note TEXT' };
    await makeTables(after, { ...ownMigrations, booking: [...bookingMigrations, next] });

    expect(textOf(after, 'secrets/actor')).toBe('a secret');
    expect(textOf(after, 'mail/1.eml')).toBe('a mail');
    expect(textOf(after, 'releases/mf-booking/1-a/remoteEntry.js')).toBe('a remote');
    for (const file of ['releases/running', 'releases/mf-booking/2-b.draft', 'documents'])
      expect(existsSync(path.join(after.DATA_DIR ?? '', file))).toBe(false);
  });
});

describe('refuses', () => {
  let environment: NodeJS.ProcessEnv;
  let folder: string;
  beforeAll(async () => {
    environment = await newDeployment(scratch, 'sqlite');
    await fillDeployment(environment);
    folder = newFolder();
    await takeBackup(folder, environment);
  });
  const refusal = async (target: NodeJS.ProcessEnv, own = builds) => {
    const error = await restoreBackup(folder, { environment: target, builds: own }).catch((thrown: Error) => thrown);
    return error instanceof Error ? error.message : 'it was restored';
  };

  test('to write over a back-up, and to copy what is not there', async () => {
    await expect(takeBackup(folder, environment)).rejects.toThrow('is there already');
    await expect(takeBackup(newFolder(), { DATA_DIR: path.join(scratch, 'nowhere') })).rejects.toThrow('no database to copy');
  });

  test('to leave out what it can not copy, and keeps nothing of it', async () => {
    const from = await newDeployment(scratch, 'postgres');
    await makeTables(from, ownMigrations);
    const survey = openOf(from, 'survey');
    await survey.script('CREATE VIEW of_events AS SELECT id FROM meeting_event');
    await survey.close();
    const own = newFolder();
    await expect(takeBackup(own, from)).rejects.toThrow('only tables can be copied, not of_events');
    expect([existsSync(own), existsSync(`${own}.draft`)]).toEqual([false, false]);
  });

  test('to restore where something is', async () => {
    expect(await refusal(environment)).toContain(`${environment.DATA_DIR} is not empty`);
    const full = await newDeployment(scratch, 'postgres');
    await makeTables(full, ownMigrations);
    expect(await refusal(full)).toContain('database survey is not empty');
  });

  test('tables that the service does not know, by the build that would run', async () => {
    const older = layBuilds(path.join(scratch, 'older'), { ...ownMigrations, booking: bookingMigrations.slice(0, -1) });
    const target = await newDeployment(scratch, 'sqlite');
    expect(await refusal(target, older)).toContain(`svc-booking as installed, which does not know ${bookingMigrations.at(-1)?.name}`);
    expect(existsSync(target.DATA_DIR ?? '')).toBe(false);
  });

  test('rows of PostgreSQL without one', async () => {
    const from = await newDeployment(scratch, 'postgres');
    await makeTables(from, ownMigrations);
    const own = newFolder();
    await takeBackup(own, from);
    const target = await newDeployment(scratch, 'sqlite');
    await expect(restoreBackup(own, { environment: target, builds })).rejects.toThrow('DATABASE_URL_SURVEY is not set');
  });

  test('a back-up that is damaged or not whole, and writes nothing of it', async () => {
    appendFileSync(path.join(folder, 'booking.sqlite'), 'x');
    rmSync(path.join(folder, 'secrets/actor'));
    const target = await newDeployment(scratch, 'sqlite');
    const said = await refusal(target);
    expect(said).toContain('booking.sqlite is damaged');
    expect(said).toContain('secrets/actor is missing');
    expect(existsSync(target.DATA_DIR ?? '')).toBe(false);
    rmSync(path.join(folder, 'manifest.json'));
    expect(await refusal(target)).toContain('holds no back-up');
  });
});
