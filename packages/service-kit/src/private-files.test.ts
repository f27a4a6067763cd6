import { chmodSync, mkdirSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { openSqlite } from './database/open-sqlite.ts';
import { createMailer } from './mailer.ts';
import { keepPrivate } from './private-files.ts';
import { scratchFolder } from './testing/scratch-folder.ts';

let folder: string;
let umask: number;
beforeEach(() => {
  folder = scratchFolder('private-');
  umask = process.umask(0o022);
});
afterEach(async () => {
  process.umask(umask);
  await rm(folder, { recursive: true });
});

const modeOf = (...names: string[]) => (statSync(path.join(folder, ...names)).mode & 0o777).toString(8);

it('what lies there from before can be read by its user alone, and what is a program stays one', () => {
  chmodSync(folder, 0o755);
  mkdirSync(path.join(folder, 'mail/old'), { recursive: true });
  writeFileSync(path.join(folder, 'booking.sqlite'), '');
  writeFileSync(path.join(folder, 'mail/old/a.eml'), '');
  writeFileSync(path.join(folder, 'program'), '', { mode: 0o755 });
  keepPrivate(folder);
  const names = [[], ['mail'], ['mail', 'old'], ['booking.sqlite'], ['mail', 'old', 'a.eml'], ['program']];
  expect(names.map((parts) => modeOf(...parts))).toEqual(['700', '700', '700', '600', '600', '700']);
});

it('a database with its log and its index, and mails as files, are written for their user alone', async () => {
  keepPrivate(path.join(folder, 'data'));
  const database = openSqlite(path.join(folder, 'data/booking.sqlite'));
  await database.script('CREATE TABLE kept (id TEXT)');
  for (const suffix of ['', '-wal', '-shm']) expect([suffix, modeOf('data', `booking.sqlite${suffix}`)]).toEqual([suffix, '600']);
  await database.close();

  const mailer = createMailer({ from: 'a@b.example', smtpUrl: undefined, directory: path.join(folder, 'data/mail'), now: () => 0 });
  await mailer.send({ to: 'c@d.example', subject: 's', text: 't', html: 'h' }, 'id');
  expect([modeOf('data'), modeOf('data', 'mail'), modeOf('data', 'mail', '1970-01-01T00-00-00.000Z-id.eml')]).toEqual([
    '700',
    '700',
    '600',
  ]);
});

it('what a link leads to elsewhere stays as it is', () => {
  mkdirSync(path.join(folder, 'data'));
  writeFileSync(path.join(folder, 'elsewhere'), '', { mode: 0o644 });
  symlinkSync(path.join(folder, 'elsewhere'), path.join(folder, 'data/link'));
  keepPrivate(path.join(folder, 'data'));
  expect(modeOf('elsewhere')).toBe('644');
});
