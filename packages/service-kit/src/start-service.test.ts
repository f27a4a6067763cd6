import { fork } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import path from 'node:path';
import { kitMigration } from './kit-tables.ts';
import { scratchFolder } from './testing/scratch-folder.ts';

let folder: string;
beforeEach(() => {
  folder = scratchFolder('start-service-');
});
afterEach(() => rmSync(folder, { recursive: true }));

interface Told {
  type: string;
  port: number;
}
const migrated = [{ type: 'migrating', step: kitMigration.name }, { type: 'migrated' }];
const start = (...more: string[]) => {
  const file = path.join(__dirname, 'testing/fixtures/start-service-fixture.ts');
  const child = fork(file, [folder, ...more], {
    cwd: __dirname,
    execArgv: ['--import', 'tsx'],
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  const told: unknown[] = [];
  const listening = new Promise<number>((resolve) => {
    child.on('message', (message: string | Told) => {
      if (typeof message === 'object' && message.type === 'listening') resolve(message.port);
      else told.push(message);
    });
  });
  return { child, told, listening };
};

test('a service is ready with its database, and stops its background work in order before its database', async () => {
  const { child, told, listening } = start();
  const port = await listening;
  expect(told).toEqual([...migrated, 'retention ran', 'listening at last']);
  const ready = await fetch(`http://127.0.0.1:${port}/readyz`);
  expect([ready.status, await ready.json()]).toEqual([200, { status: 'up', checks: { database: { state: 'up' } } }]);
  child.kill('SIGTERM');
  expect((await once(child, 'close'))[0]).toBe(0);
  expect(told.slice(4)).toEqual(['first stopped', 'second stopped', 'database stopped']);
});

test('a service that is to migrate alone ends with its tables made, and nothing else begun', async () => {
  const { child, told } = start('on');
  expect((await once(child, 'close'))[0]).toBe(0);
  expect(told).toEqual(migrated);
  const again = start('on');
  expect((await once(again.child, 'close'))[0]).toBe(0);
  expect(again.told).toEqual([]);
});
