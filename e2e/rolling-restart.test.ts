import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from '@playwright/test';
import { type RunningCopies, startCopies } from './running-copies.ts';

test.describe.configure({ mode: 'default', timeout: 120_000 });

let machines: RunningCopies;
test.beforeAll(async () => {
  machines = await startCopies();
});
test.afterAll(() => machines?.stop());

const calls = [
  { path: '/api/calendars/FRA', init: {}, status: 200 },
  { path: '/api/me', init: {}, status: 401 },
  // Changes something and has no key: it is never made twice.
  {
    path: '/api/quote',
    init: { method: 'POST', body: '{}', headers: { origin: 'http://plenary.example', 'content-type': 'application/json' } },
    status: 401,
  },
] as const;

/** What stands before the gateways: leads calls to those that say they are ready, in turns. */
const startBalancer = (gateways: readonly string[]) => {
  let ready = gateways;
  let stopped = false;
  const watch = (async () => {
    while (!stopped) {
      const answers = await Promise.all(gateways.map(async (origin) => (await fetch(`${origin}/readyz`).catch(() => undefined))?.ok));
      const well = gateways.filter((_, index) => answers[index]);
      if (well.length > 0) ready = well;
      await pause(100);
    }
  })();
  let turn = 0;
  return {
    next: (): string => ready[turn++ % ready.length] ?? '',
    stop: async () => {
      stopped = true;
      await watch;
    },
  };
};

test('copies of a service and gateways are replaced while people call: not one call fails', async () => {
  const balancer = startBalancer(machines.gateways);
  const faults: string[] = [];
  let made = 0;
  const callOnce = async (number: number) => {
    const { path, init, status } = calls[number % calls.length] ?? calls[0];
    const origin = balancer.next();
    const answer = await fetch(origin + path, init).catch((error: Error) => error);
    if (answer instanceof Error) return void faults.push(`${path} at ${origin}: ${String(answer.cause ?? answer)}`);
    const text = await answer.text();
    if (answer.status !== status) faults.push(`${path} at ${origin}: ${answer.status} ${text.slice(0, 200)}`);
  };
  // Each asks again when it is answered: a slow machine is asked less, not too much.
  let going = true;
  const callers = Array.from({ length: 6 }, async () => {
    while (going) {
      await callOnce(made++);
      await pause(20);
    }
  });
  await machines.rollingRestart(['booking-0', 'booking-1', 'gateway-0', 'gateway-1']);
  going = false;
  await Promise.all(callers);
  await balancer.stop();
  expect(made).toBeGreaterThan(200);
  expect(faults).toEqual([]);
});
