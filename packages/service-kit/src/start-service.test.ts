import { fork } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import path from 'node:path';
import { scratchFolder } from './testing/scratch-folder.ts';

const folder = scratchFolder('start-service-');
afterAll(() => rmSync(folder, { recursive: true }));

const start = () => {
  const file = path.join(__dirname, 'testing/fixtures/start-service-fixture.ts');
  const child = fork(file, [folder], { cwd: __dirname, execArgv: ['--import', 'tsx'], stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
  const told: unknown[] = [];
  const listening = new Promise<number>((resolve) => {
    child.on('message', (message: string | { port: number }) => (typeof message === 'string' ? told.push(message) : resolve(message.port)));
  });
  return { child, told, listening };
};

test('a service is ready with its database, and stops its background work in order before its database', async () => {
  const { child, told, listening } = start();
  const port = await listening;
  expect(told).toEqual(['retention ran', 'listening at last']);
  const ready = await fetch(`http://127.0.0.1:${port}/readyz`);
  expect([ready.status, await ready.json()]).toEqual([200, { status: 'up', checks: { database: { state: 'up' } } }]);
  child.kill('SIGTERM');
  expect((await once(child, 'close'))[0]).toBe(0);
  expect(told.slice(2)).toEqual(['first stopped', 'second stopped', 'database stopped']);
});
