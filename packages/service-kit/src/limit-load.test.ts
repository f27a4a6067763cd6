import type { Hono } from 'hono';
import { actorTokens } from './actor.ts';
import { createService } from './create-service.ts';
import { testSecret } from './testing/as-actor.ts';
import { capturedLogger } from './testing/captured-logger.ts';

/** A service that works on two calls at once, each until it is let go. */
const create = () => {
  const app = createService({
    logger: capturedLogger().logger,
    tokens: actorTokens({ secret: testSecret }),
    health: {},
    maxInFlight: 2,
    unlimited: ['/api/logout'],
  });
  const running: (() => void)[] = [];
  app.get('/api/slow', async (context) => {
    await new Promise<void>((resolve) => running.push(resolve));
    return context.text('done');
  });
  app.get('/api/logout', (context) => context.text('bye'));
  const endAll = async (answers: Promise<Response>[]) => {
    let settled = 0;
    for (const answer of answers) void answer.then(() => settled++);
    while (settled < answers.length) {
      for (const end of running.splice(0)) end();
      await new Promise((resolve) => setImmediate(resolve));
    }
    return Promise.all(answers);
  };
  return { app, running, endAll };
};
const ask = async (app: Hono, path: string, headers: Record<string, string> = {}) => app.request(path, { headers });
const settled = () => new Promise((resolve) => setImmediate(resolve));

describe('a service that is asked too much', () => {
  it('works on so many calls, lets twice as many wait, and refuses the others at once with seconds to wait', async () => {
    const { app, running, endAll } = create();
    const taken = Array.from({ length: 6 }, () => ask(app, '/api/slow'));
    await settled();
    expect(running).toHaveLength(2);
    const refused = await ask(app, '/api/slow');
    expect([refused.status, refused.headers.get('retry-after'), refused.headers.get('content-type')]).toEqual([
      503,
      '1',
      'application/problem+json',
    ]);
    expect(await refused.json()).toMatchObject({
      code: 'service-unavailable',
      status: 503,
      requestId: expect.stringMatching(/^[\w-]{8,}$/),
    });
    expect((await endAll(taken)).map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200]);
    const again = ask(app, '/api/slow');
    expect((await endAll([again]))[0]?.status).toBe(200);
  });

  it('still says how it is, and lets people leave', async () => {
    const { app, endAll } = create();
    const taken = Array.from({ length: 6 }, () => ask(app, '/api/slow'));
    await settled();
    for (const path of ['/livez', '/readyz', '/api/logout']) expect([path, (await ask(app, path)).status]).toEqual([path, 200]);
    await endAll(taken);
  });

  it('does not start work whose caller has given up', async () => {
    const { app, running, endAll } = create();
    const taken = [ask(app, '/api/slow'), ask(app, '/api/slow')];
    await settled();
    const late = ask(app, '/api/slow', { 'x-time-left': '0' });
    const inTime = ask(app, '/api/slow', { 'x-time-left': '60000' });
    const statuses = (await endAll([...taken, late, inTime])).map(({ status }) => status);
    expect(statuses).toEqual([200, 200, 503, 200]);
    expect(running).toEqual([]);
  });
});
