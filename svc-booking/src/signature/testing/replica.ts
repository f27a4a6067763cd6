import { randomUUID } from 'node:crypto';
import { actorHeader, actorTokens, type UserClaims } from '@plenary/service-kit/actor';
import { createLogger } from '@plenary/service-kit/logger';
import { testSecret } from '@plenary/service-kit/testing/as-actor';
import { bookingApp } from '../../app.ts';
import { bookingDeps } from '../../deps.ts';
import type { OptionWorld } from '../../options/testing/option-world.ts';

/** Another replica of the service on the same database, whose clock may differ. */
export const replicaOf = (world: OptionWorld, now: () => number = () => world.clock.now) => {
  const { takeTurns: _, tables: __, catalogue: ___, throttle: ____, ...given } = world.deps;
  const deps = bookingDeps({ ...given, now, newId: randomUUID });
  const tokens = actorTokens({ secret: testSecret });
  const app = bookingApp(deps, { logger: createLogger({ service: 'test', level: 'silent' }), tokens, health: {} });
  const send = async (method: string, path: string, user: UserClaims | null, body?: unknown): Promise<number> => {
    const headers = {
      'idempotency-key': randomUUID(),
      ...(user && { [actorHeader]: await tokens.sign(user) }),
      ...(body !== undefined && { 'content-type': 'application/json' }),
    };
    const ask = async () =>
      (await app.request(path, { method, headers, body: body === undefined ? undefined : JSON.stringify(body) })).status;
    // 503 means "again in a moment", and a client does.
    let status = await ask();
    for (let again = 0; status === 503 && again < 10; again++) status = await ask();
    return status;
  };
  return { deps, send };
};

/** All start at one barrier. */
export const atOnce = async <T>(attempts: readonly (() => Promise<T>)[]): Promise<T[]> => {
  let start = () => {};
  const barrier = new Promise<void>((resolve) => {
    start = resolve;
  });
  const running = attempts.map(async (attempt) => {
    await barrier;
    return attempt();
  });
  start();
  return Promise.all(running);
};
