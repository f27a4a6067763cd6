import { rmSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '@plenary/service-kit/free-port';
import { scratchFolder } from '@plenary/service-kit/testing/scratch-folder';
import { type Replica, runReplica } from './run-replica.ts';
import { hangs, loops, writePart } from './testing/small-part.ts';

let folder: string;
let replica: Replica;
let complaints: { msg: string; lastLines: string[] }[];
let isStopping: boolean;
beforeEach(() => {
  folder = scratchFolder('run-replica-');
  complaints = [];
  isStopping = false;
});
afterEach(async () => {
  isStopping = true;
  await replica.halt();
  rmSync(folder, { recursive: true });
});

const create = async ({ longestSilence = 0, ...behaviour }: Parameters<typeof writePart>[1] & { longestSilence?: number } = {}) => {
  const entry = writePart(folder, behaviour);
  const port = await freePort();
  replica = runReplica({
    name: 'svc-booking',
    part: 'svc-booking',
    origin: `http://127.0.0.1:${port}`,
    environment: { ...process.env, PORT: String(port) },
    entryOf: () => entry,
    onLog: (line) => {
      if (line.startsWith('{')) complaints.push(JSON.parse(line));
    },
    isStopping: () => isStopping,
    longestSilence,
  });
  return replica;
};
const until = async (isSo: () => boolean) => {
  while (!isSo()) await pause(20);
};

test.each([
  ['waits', hangs, /^svc-booking did not start: it does not listen after 4 s: waiting for the warehouse$/m],
  ['loops', loops, /^svc-booking did not start: it does not listen after 4 s$/m],
])('a build that %s for ever before it listens is killed at the deadline', async (_way, first, message) => {
  const { launch } = await create({ first });
  await expect(launch(null, { within: 4_000 })).rejects.toThrow(message);
  expect(replica.child?.signalCode).toBe('SIGKILL');
});

test('a start that is no longer wanted ends at once', async () => {
  const { launch } = await create({ first: loops });
  const unwanted = new AbortController();
  const launched = launch(null, { signal: unwanted.signal });
  unwanted.abort();
  await expect(launched).rejects.toThrow('it is no longer wanted');
});

test('a build that dies is refused with its cause in the first line, and its last lines below', async () => {
  const first = 'throw new Error("Wrong settings:\\n  PRODUCT_MODE: expected CLASSIC\\n  LANGUAGES: unknown language de");';
  const { launch } = await create({ first: `console.log('reading settings');\n${first}` });
  const error = await launch().catch((failure: Error) => failure);
  const [line, ...rest] = String(error).split('\n');
  expect(line).toBe(
    'Error: svc-booking did not start: it ended with 1: Error: Wrong settings: PRODUCT_MODE: expected CLASSIC LANGUAGES: unknown language de',
  );
  expect(rest).toContain('reading settings');
});

test.each([
  ['stopped from outside', '', (child: Replica['child']) => child?.kill('SIGSTOP')],
  ['in an endless loop', "server.on('request', ({ url }) => { if (url === '/loop') for (;;); });", () => fetch(`${replica.origin}/loop`)],
])('a process that is %s is replaced, and its last lines are kept', async (_way, last, hang) => {
  const said = "console.log('on the way to the loop');";
  const { launch } = await create({ last: said + last, longestSilence: 2_500 });
  await launch();
  await replica.becomeReady();
  const hung = replica.child;
  void Promise.resolve(hang(hung)).catch(() => {});
  await until(() => replica.child !== hung);
  await replica.becomeReady();
  expect(complaints[0]).toMatchObject({
    msg: 'svc-booking has not answered for 2.5 s, killing it',
    lastLines: ['on the way to the loop'],
  });
  expect(complaints[1]).toMatchObject({ msg: 'svc-booking ended with SIGKILL, starting it again in 500 ms' });
});

test('a process that crashes is started again with what it last said', async () => {
  const { launch } = await create({
    last: "console.log('last words'); server.on('request', ({ url }) => { if (url === '/die') process.exit(7); });",
  });
  await launch();
  const dead = replica.child;
  await fetch(`${replica.origin}/die`).catch(() => {});
  await until(() => replica.child !== dead);
  await replica.becomeReady();
  expect(complaints).toEqual([expect.objectContaining({ msg: expect.stringContaining('ended with 7'), lastLines: ['last words'] })]);
});

test('a process that is halted stays away', async () => {
  const { launch } = await create();
  await launch();
  await replica.halt();
  await expect(fetch(`${replica.origin}/who`)).rejects.toThrow();
  expect(complaints).toEqual([]);
});
