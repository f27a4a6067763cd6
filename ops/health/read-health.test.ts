import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { actorHeader, actorTokens } from '@plenary/service-kit/actor';
import { readHealth } from './read-health.ts';

const secret = 'a secret of this test, of 32 bytes and more';
const services = {
  booking: { status: 'degraded', copies: ['up', 'down'] },
  documents: { status: 'degraded', checks: { chromium: { state: 'degraded', reason: 'no-chromium' }, folder: { state: 'up' } } },
  identity: { status: 'up', checks: { database: { state: 'up' } } },
};
let server: Server;
let status: string;
let url: string;
beforeEach(async () => {
  status = 'degraded';
  server = createServer(async ({ headers }, response) => {
    const actor = await actorTokens({ secret }).verify(String(headers[actorHeader]));
    response.writeHead(status === 'down' ? 503 : 200).end(JSON.stringify({ status, ...(actor && { services }) }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterEach(() => new Promise((resolve) => server.close(resolve)));

test('each service is a line with what it lacks', async () => {
  expect(await readHealth(url, secret)).toEqual({
    isDown: false,
    lines: [
      `${url}: degraded`,
      'svc-booking: degraded, replicas up, down',
      'svc-documents: degraded, chromium degraded (no-chromium)',
      'svc-identity: up',
    ],
  });
});

test('a platform with a service away is down', async () => {
  status = 'down';
  expect(await readHealth(url, secret)).toMatchObject({ isDown: true });
});

test('with another secret the details stay hidden', async () => {
  await expect(readHealth(url, `another ${secret}`)).rejects.toThrow('is degraded, and shows no details: set the ACTOR_SECRET');
});
