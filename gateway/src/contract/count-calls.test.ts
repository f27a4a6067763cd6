import { readCounts } from '../releases/counts-folder.ts';
import { cookie, type GatewayWorld, startGateway } from '../testing/gateway-world.ts';
import { createCallNames } from './call-names.ts';

let world: GatewayWorld;
beforeEach(async () => {
  world = await startGateway();
});
afterEach(() => world.stop());

test('each call of a service is counted under its name, by its day; calls that nobody makes are known, too', async () => {
  for (const path of ['/api/quotes/a-quote', '/api/quotes/another', '/api/no-such-call']) await world.ask(path, { headers: { cookie } });
  world.clock.now += 86_400_000;
  await world.ask('/api/quotes/a-quote', { headers: { cookie } });
  await world.releases.stop();
  const [uses] = (await readCounts(world.releases.folder)).flatMap((file) => file.uses ?? []);
  expect(uses?.calls['GET /api/quotes/{quoteId}']).toEqual({ '2026-07-01': 2, '2026-07-02': 1 });
  expect(uses?.calls['POST /api/quote']).toEqual({});
  expect(uses?.since).toBe(Date.UTC(2026, 6, 1));
});

test('an address that two calls fit counts for both: neither is taken for unused', () => {
  const names = createCallNames([
    { method: 'GET', path: '/api/quotes/{quoteId}', access: 'anyone', service: 'booking', status: 200, refusals: [] },
    { method: 'GET', path: '/api/quotes/mine', access: 'anyone', service: 'booking', status: 200, refusals: [] },
  ]);
  expect(names.of('HEAD', '/api/quotes/mine')).toEqual(['GET /api/quotes/{quoteId}', 'GET /api/quotes/mine']);
  expect(names.of('POST', '/api/quotes/mine')).toEqual([]);
});
