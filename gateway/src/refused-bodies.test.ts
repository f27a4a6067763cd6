import { once } from 'node:events';
import { Agent, type ClientRequest, type OutgoingHttpHeaders, request } from 'node:http';
import { type GatewayWorld, sameOrigin, startGateway } from './testing/gateway-world.ts';

let world: GatewayWorld;
let agent: Agent;
beforeEach(async () => {
  world = await startGateway();
  agent = new Agent({ keepAlive: true, maxSockets: 1 });
});
afterEach(async () => {
  agent.destroy();
  await world.stop();
});

const refused = Buffer.alloc(2_000_000, 'x');
const begin = (method: string, path: string, headers: OutgoingHttpHeaders = {}) =>
  request({ host: '127.0.0.1', port: world.port, path, method, headers: { ...sameOrigin, ...headers }, agent });
const statusOf = async (sending: ClientRequest): Promise<number | undefined> => {
  const [answer] = await once(sending, 'response');
  await once(answer.resume(), 'end');
  return answer.statusCode;
};

describe.each([
  ['that the gateway answers itself', '/api/releases/mf-booking/rollback'],
  ['that a service owns', '/api/quote'],
])('the connection of a call %s', (_whose, path) => {
  it.each([
    ['by its length', { 'content-length': refused.length }],
    ['in chunks', { 'transfer-encoding': 'chunked' }],
  ])('takes the next request after a body over the limit, a hundred times in a row, sent %s', async (_how, headers) => {
    for (let i = 0; i < 100; i++) {
      expect(await statusOf(begin('POST', path, { 'content-type': 'application/json', ...headers }).end(refused))).toBe(413);
      expect(await statusOf(begin('GET', '/livez').end())).toBe(200);
    }
  });
});

it('the connection that brings a report over the limit takes the next request', async () => {
  const headers = { 'content-type': 'application/json', 'content-length': refused.length };
  expect(await statusOf(begin('POST', '/api/monitoring/report', headers).end(refused))).toBe(413);
  expect(await statusOf(begin('GET', '/livez').end())).toBe(200);
});
