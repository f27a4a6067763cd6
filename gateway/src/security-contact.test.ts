import { Hono } from 'hono';
import { securityRoutes } from './security-contact.ts';
import { type GatewayWorld, startGateway } from './testing/gateway-world.ts';

let world: GatewayWorld | undefined;
const start = async (settings: Record<string, string>) => {
  world = await startGateway({ settings });
  return world;
};
afterEach(async () => {
  await world?.stop();
  world = undefined;
});

const ask = (gateway: GatewayWorld) => gateway.ask('/.well-known/security.txt', {});

it('tells where to report a vulnerability, and until when this holds', async () => {
  const gateway = await start({ SECURITY_CONTACT: 'security@reunions.example, https://reunions.example/report' });
  const { status, headers, text } = await ask(gateway);
  expect([status, headers['content-type']]).toEqual([200, expect.stringMatching(/^text\/plain; ?charset=utf-8$/i)]);
  expect(text.split('\n')).toEqual([
    'Contact: mailto:security@reunions.example',
    'Contact: https://reunions.example/report',
    'Expires: 2026-12-28T00:00:00Z',
    '',
  ]);
});

it('never ends while the gateway runs, and ends within the year that RFC 9116 allows', async () => {
  const gateway = await start({ SECURITY_CONTACT: 'security@reunions.example' });
  for (let month = 0; month < 24; month++) {
    const now = Date.UTC(2026, 6 + month, 15, 23, 59);
    gateway.clock.now = now;
    const [, expires = ''] = /^Expires: (.+)$/m.exec((await ask(gateway)).text) ?? [];
    expect(Date.parse(expires)).toBeGreaterThan(now);
    expect(Date.parse(expires)).toBeLessThan(now + 365 * 86_400_000);
  }
});

it('names its own address where that has https', async () => {
  const app = new Hono();
  securityRoutes(app, { contacts: ['security@reunions.example'], publicUrl: 'https://reunions.example', now: Date.now });
  const answer = await app.request('/.well-known/security.txt');
  expect(await answer.text()).toContain('\nCanonical: https://reunions.example/.well-known/security.txt\n');
});

it('is not found where the deployment names nobody: an address that nobody reads is worse than none', async () => {
  const gateway = await start({});
  expect((await ask(gateway)).status).toBe(404);
});
