import type { ServerResponse } from 'node:http';
import { actorHeader, actorTokens } from '@plenary/service-kit/actor';
import { claire, cookie, type GatewayWorld, gatewaySecret, identityReply, startGateway } from './testing/gateway-world.ts';
import { json, startUpstream } from './testing/start-upstream.ts';

let world: GatewayWorld;
beforeEach(async () => {
  world = await startGateway();
});
afterEach(() => world.stop());

const monitor = async () => ({ [actorHeader]: await actorTokens({ secret: gatewaySecret }).sign({ kind: 'service', name: 'monitor' }) });
const health =
  (status: string, code = 200) =>
  (_request: unknown, response: ServerResponse) =>
    void response
      .writeHead(code, { 'content-type': 'application/json' })
      .end(JSON.stringify({ status, checks: { chromium: { state: status } } }));
const allAre = (gateway: GatewayWorld, status: string) => {
  for (const service of [gateway.booking, gateway.identity, gateway.documents, gateway.survey]) service.answer(health(status));
};
const healthz = async (headers: Record<string, string>, gateway = world) => {
  gateway.clock.now += 1_000;
  const { status, text } = await gateway.ask('/healthz', { headers });
  return { ...(JSON.parse(text) as { status: string; services?: { booking: { status: string; copies?: string[] } } }), httpStatus: status };
};

describe('the gateway itself', () => {
  it('is alive', async () => {
    expect((await world.ask('/livez')).status).toBe(200);
  });

  it('is ready however the services are: they would take every gateway out of its balancer', async () => {
    allAre(world, 'down');
    await world.booking.stop();
    const { status, text } = await world.ask('/readyz');
    expect([status, JSON.parse(text)]).toEqual([200, { status: 'up' }]);
  });
});

describe('the state of the services', () => {
  it('is up where all are, degraded where a part of one is missing, down where one is away', async () => {
    const headers = await monitor();
    allAre(world, 'up');
    expect(await healthz(headers)).toMatchObject({ httpStatus: 200, status: 'up' });
    world.documents.answer(health('degraded'));
    expect(await healthz(headers)).toMatchObject({
      httpStatus: 200,
      status: 'degraded',
      services: { documents: { checks: { chromium: { state: 'degraded' } } } },
    });
    world.booking.answer(health('down', 503));
    expect(await healthz(headers)).toMatchObject({ httpStatus: 503, status: 'down', services: { booking: { status: 'down' } } });
    world.booking.answer((_request, response) => void response.end('<h1>hello</h1>'));
    expect(await healthz(headers)).toMatchObject({ httpStatus: 503, status: 'down' });
    await world.booking.stop();
    expect(await healthz(headers)).toMatchObject({ services: { booking: { status: 'down' }, identity: { status: 'up' } } });
  });

  it('is degraded where one of two copies is away, and down where both are', async () => {
    const other = await startUpstream(json(200, { status: 'up' }));
    const two = await startGateway({ replicas: [other.origin] });
    allAre(two, 'up');
    const states = async () => {
      const { httpStatus, services } = await healthz(await monitor(), two);
      return [httpStatus, services?.booking.status, services?.booking.copies?.join()];
    };
    expect(await states()).toEqual([200, 'up', 'up,up']);
    await other.stop();
    expect(await states()).toEqual([200, 'degraded', 'up,down']);
    two.booking.answer(json(503, { status: 'down' }));
    expect(await states()).toEqual([503, 'down', 'down,down']);
    await two.stop();
  });

  it.each<[string, Record<string, string>, object]>([
    ['a stranger', {}, { user: null }],
    ['a customer', { cookie }, { user: claire }],
    ['a staff member', { cookie }, { user: { ...claire, role: 'staff' } }],
    ['somebody who signed a token themselves', { [actorHeader]: 'eyJhbGciOiJub25lIn0.e30.' }, { user: null }],
  ])('says to %s no more than whether all is well', async (_who, headers, { user }: { user?: object | null }) => {
    allAre(world, 'degraded');
    world.identity.answer(({ url }, response) =>
      (url === '/readyz' ? health('degraded') : identityReply(user))(undefined as never, response),
    );
    expect(await healthz(headers)).toEqual({ httpStatus: 200, status: 'up' });
    world.booking.answer(health('down', 503));
    expect(await healthz(headers)).toEqual({ httpStatus: 503, status: 'down' });
  });

  it('is shown whole to an administrator', async () => {
    allAre(world, 'up');
    world.identity.answer(({ url }, response) =>
      (url === '/readyz' ? health('up') : identityReply({ ...claire, role: 'admin' }))(undefined as never, response),
    );
    expect(await healthz({ cookie })).toMatchObject({ status: 'up', services: { booking: { status: 'up' } } });
  });

  it('is shown whole to everybody on a developer’s own machine', async () => {
    const own = await startGateway({ settings: { PUBLIC_URL: 'http://127.0.0.1:3000' } });
    allAre(own, 'up');
    expect(await healthz({}, own)).toMatchObject({ services: { booking: { status: 'up' } } });
    await own.stop();
  });

  it('says down, and nothing more, where svc-identity cannot tell who asks', async () => {
    await world.identity.stop();
    expect(await healthz({ cookie })).toEqual({ httpStatus: 503, status: 'down' });
  });

  it('is asked for at most once a second', async () => {
    await Promise.all(Array.from({ length: 20 }, () => world.ask('/healthz')));
    expect(world.booking.seen).toHaveLength(1);
  });
});
