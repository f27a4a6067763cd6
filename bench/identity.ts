import path from 'node:path';
import { openSqlite } from '@plenary/service-kit/database/open-sqlite';
import { Pool } from 'undici';
import { heading, ms, quantile, row } from './measure.ts';

const password = 'demo-password-2026';
const json = { 'content-type': 'application/json' };
const seconds = 8;
const loginsPerSecond = 200;
const pairs = 150;
/** Milliseconds between the medians of known and unknown, beyond which addresses could be distinguished. */
const mostApart = 5;
/** Median of a search during the logins, as a multiple of the search alone: more than the shared core explains. */
const mostSlowed = 3;
/** Searches are asked one after the other, as one customer would. */
const address = '/api/available-venues?countryCode=FRA';

interface Origins {
  gateway: string;
  identity: string;
  /** Data folder of the platform, on SQLite. */
  dataDir: string;
}

interface Asked {
  method: 'GET' | 'POST';
  path: string;
  body?: unknown;
}

/** Status and milliseconds of one call, its answer read. */
const timed = async (pool: Pool, origin: string, { method, path, body }: Asked): Promise<{ status: number; took: number }> => {
  const start = performance.now();
  const headers = { origin, ...(body !== undefined && json) };
  const answer = await pool.request({ method, path, headers, body: body === undefined ? null : JSON.stringify(body) });
  await answer.body.dump();
  return { status: answer.statusCode, took: performance.now() - start };
};

const login = (email: string, typed: string): Asked => ({
  method: 'POST',
  path: '/api/login',
  body: { email, password: typed, action: 'login' },
});

/** Times of a customer's searches, for as long as `until` is not settled. */
const searchWhile = async (pool: Pool, origin: string, until: Promise<unknown>): Promise<number[]> => {
  const times: number[] = [];
  let isOver = false;
  until.finally(() => {
    isOver = true;
  });
  while (!isOver) {
    const { status, took } = await timed(pool, origin, { method: 'GET', path: address });
    if (status !== 200) throw new Error(`search answered ${status}`);
    times.push(took);
  }
  return times.sort((a, b) => a - b);
};

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Sends a fixed number of logins a second, independent of their answers; returns the number of answers by status. */
const flood = async (pool: Pool, origin: string): Promise<Map<number, number>> => {
  const statuses = new Map<number, number>();
  const sent: Promise<void>[] = [];
  const count = (status: number) => void statuses.set(status, (statuses.get(status) ?? 0) + 1);
  const begin = performance.now();
  for (let index = 0; index < loginsPerSecond * seconds; index++) {
    const wait = begin + (index * 1_000) / loginsPerSecond - performance.now();
    if (wait > 0) await pause(wait);
    const asked = timed(pool, origin, login('claire@atelier-nord.example', password));
    sent.push(
      asked.then(
        ({ status }) => count(status),
        () => count(0),
      ),
    );
  }
  await Promise.all(sent);
  return statuses;
};

/** Whether a flood of logins slows the search of venues. */
const benchLogins = async ({ gateway }: Origins): Promise<void> => {
  heading(`Venue search beside ${loginsPerSecond} logins a second, ${seconds} s each, through the gateway`);
  const [customer, crowd] = [new Pool(gateway, { connections: 1 }), new Pool(gateway, { connections: 256 })];
  await searchWhile(customer, gateway, pause(1_000));
  const idle = await searchWhile(customer, gateway, pause(seconds * 1_000));
  const flooded = flood(crowd, gateway);
  const busy = await searchWhile(customer, gateway, flooded);
  const statuses = [...(await flooded)].sort(([a], [b]) => a - b);
  for (const [name, share] of [
    ['p50', 0.5],
    ['p95', 0.95],
  ] as const) {
    const [before, during] = [quantile(idle, share), quantile(busy, share)];
    row(`search ${name}`, `alone ${ms(before)}`, `beside ${ms(during)}`, `ratio ${(during / before).toFixed(2)}`);
  }
  const slowed = quantile(busy, 0.5) / quantile(idle, 0.5);
  row('logins', statuses.map(([status, times]) => `${times} x ${status || 'no answer'}`).join(', '));
  await Promise.all([customer.close(), crowd.close()]);
  if (slowed > mostSlowed) throw new Error(`logins slow the search: ${slowed.toFixed(2)} times`);
};

/**
 * Medians of a known and an unknown address, asked in turns, one at a time; the service itself is asked, so that nothing before it
 * evens the difference out. What its limits have counted is forgotten between the turns: they would answer in its place.
 */
const benchEnumeration = async ({ identity, dataDir }: Origins): Promise<void> => {
  heading(`Known against unknown accounts, ${2 * pairs} requests in turns, svc-identity itself`);
  const pool = new Pool(identity, { connections: 1 });
  const database = openSqlite(path.join(dataDir, 'identity.sqlite'));
  const compare = async (name: string, askedOf: (email: string) => Asked) => {
    const [known, unknown]: [number[], number[]] = [[], []];
    for (let index = 0; index < pairs; index++) {
      const turns = [
        { times: known, email: 'hugo@grand-compte.example' },
        { times: unknown, email: `nobody-${index}@grand-compte.example` },
      ];
      for (const { times, email } of index % 2 ? turns : turns.reverse()) times.push((await timed(pool, identity, askedOf(email))).took);
      await database.script('DELETE FROM throttle; DELETE FROM failed_guess');
    }
    const [of, ofNobody] = [known, unknown].map((times) =>
      quantile(
        times.sort((a, b) => a - b),
        0.5,
      ),
    ) as [number, number];
    const apart = Math.abs(of - ofNobody);
    row(name, `known ${ms(of)}`, `unknown ${ms(ofNobody)}`, `difference ${ms(apart)}`);
    if (apart > mostApart) throw new Error(`${name} tells known accounts from unknown ones: ${ms(apart)}`);
  };
  await compare('login with a wrong password', (email) => login(email, 'wrong password'));
  await compare('send-email', (email) => ({ method: 'GET', path: `/api/reset-password/send-email?email=${encodeURIComponent(email)}` }));
  await Promise.all([pool.close(), database.close()]);
};

/** Passwords and accounts under load (guarantees, Identity); leaves the accounts as they were. */
export const benchIdentity = async (origins: Origins): Promise<void> => {
  await benchLogins(origins);
  await benchEnumeration(origins);
};
