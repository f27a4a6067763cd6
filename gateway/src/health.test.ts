import type { ServerResponse } from 'node:http';
import { type GatewayWorld, startGateway } from './testing/gateway-world.ts';
import { json, startUpstream } from './testing/start-upstream.ts';

let world: GatewayWorld;
beforeEach(async () => {
  world = await startGateway();
});
afterEach(() => world.stop());

const get = (path: string, headers: Record<string, string> = {}) => world.ask(path, { headers });

describe('health', () => {
  const readyz = async () => {
    world.clock.now += 1_000;
    const { status, text } = await get('/readyz');
    return { ...(JSON.parse(text) as { status: string }), httpStatus: status };
  };

  it('is alive', async () => {
    expect((await get('/livez')).status).toBe(200);
  });

  it('is up where all services are, degraded where a part of one is missing, down where one is', async () => {
    const health =
      (status: string, code = 200) =>
      (_request: unknown, response: ServerResponse) =>
        void response
          .writeHead(code, { 'content-type': 'application/json' })
          .end(JSON.stringify({ status, checks: { chromium: { state: status } } }));
    for (const service of [world.booking, world.identity, world.documents, world.survey]) service.answer(health('up'));
    expect(await readyz()).toMatchObject({ httpStatus: 200, status: 'up' });
    world.documents.answer(health('degraded'));
    expect(await readyz()).toMatchObject({
      httpStatus: 200,
      status: 'degraded',
      services: { documents: { checks: { chromium: { state: 'degraded' } } } },
    });
    world.booking.answer(health('down', 503));
    expect(await readyz()).toMatchObject({ httpStatus: 503, status: 'down', services: { booking: { status: 'down' } } });
    world.booking.answer((_request, response) => void response.end('<h1>hello</h1>'));
    expect(await readyz()).toMatchObject({ httpStatus: 503, status: 'down' });
    await world.booking.stop();
    expect(await readyz()).toMatchObject({ httpStatus: 503, services: { booking: { status: 'down' }, identity: { status: 'up' } } });
  });

  it('is degraded where one of two copies is away, and down where both are', async () => {
    const other = await startUpstream(json(200, { status: 'up' }));
    const two = await startGateway({ copies: [other.origin] });
    for (const service of [two.booking, two.identity, two.documents, two.survey]) service.answer(json(200, { status: 'up' }));
    const states = async () => {
      two.clock.now += 1_000;
      const { status, text } = await two.ask('/readyz');
      const { services } = JSON.parse(text) as { services: { booking: { status: string; copies?: string[] } } };
      return [status, services.booking.status, services.booking.copies?.join()];
    };
    expect(await states()).toEqual([200, 'up', 'up,up']);
    await other.stop();
    expect(await states()).toEqual([200, 'degraded', 'up,down']);
    two.booking.answer(json(503, { status: 'down' }));
    expect(await states()).toEqual([503, 'down', 'down,down']);
    await two.stop();
  });

  it('asks the services at most once a second', async () => {
    await Promise.all(Array.from({ length: 20 }, () => get('/readyz')));
    expect(world.booking.seen).toHaveLength(1);
  });
});
