import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { inRequest } from '../request-context.ts';
import { listen } from '../serve.ts';
import { capturedLogger } from '../testing/captured-logger.ts';
import { createPeers } from './call-peers.ts';

const stops: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const stop of stops.splice(0)) await stop();
});

const startCopy = async (answer: (request: IncomingMessage, response: ServerResponse) => void) => {
  const seen: IncomingMessage[] = [];
  const server = createServer((request, response) => {
    seen.push(request);
    answer(request, response);
  });
  const listening = await listen(server, { host: '127.0.0.1', port: 0 });
  stops.push(() => listening.stop(0));
  return { seen, origin: `http://127.0.0.1:${listening.port}`, stop: () => listening.stop(0) };
};
const well = (name: string) => startCopy((_request, response) => void response.end(name));
const broken = () => startCopy((_request, response) => void response.destroy());
const create = () => createPeers({ fetch: globalThis.fetch, logger: capturedLogger().logger });
const textOf = async (response: Promise<Response>) => (await response).text();

describe('a call to another service', () => {
  it('goes to its replicas in turns, with path and query as they are', async () => {
    const [a, b] = await Promise.all([well('a'), well('b')]);
    const peers = create();
    const origin = peers.add('booking', [a.origin, b.origin]);
    expect([await textOf(peers.fetch(`${origin}/x?y=1`)), await textOf(peers.fetch(`${origin}/x?y=1`))].sort()).toEqual(['a', 'b']);
    expect(a.seen[0]?.url).toBe('/x?y=1');
  });

  it('that is safe, or has a key, is made at another replica where one fails', async () => {
    const [bad, good] = await Promise.all([broken(), well('good')]);
    const peers = create();
    const origin = peers.add('booking', [bad.origin, good.origin]);
    const keyed = { method: 'POST', body: '{}', headers: { 'idempotency-key': 'key-1' } };
    for (const init of [undefined, keyed, keyed, undefined]) expect(await textOf(peers.fetch(`${origin}/`, init))).toBe('good');
  });

  it('that changes something and has no key is made once', async () => {
    const [bad, good] = await Promise.all([broken(), well('good')]);
    const peers = create();
    const origin = peers.add('booking', [bad.origin, good.origin]);
    await expect(peers.fetch(`${origin}/`, { method: 'POST', body: '{}' })).rejects.toThrow();
    expect(good.seen).toEqual([]);
  });

  it('that was never received is repeated once, for any method', async () => {
    const [gone, good] = await Promise.all([well('gone'), well('good')]);
    await gone.stop();
    const peers = create();
    const origin = peers.add('booking', [gone.origin, good.origin]);
    expect(await textOf(peers.fetch(`${origin}/`, { method: 'POST', body: '{}' }))).toBe('good');
  });

  it('carries on the id, the trace and the time left of the request it is made for', async () => {
    const replica = await well('a');
    const peers = create();
    const origin = peers.add('booking', [replica.origin]);
    const traceparent = '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01';
    const endsAt = performance.now() + 60_000;
    await inRequest({ requestId: 'request-0001', traceparent, endsAt }, () => peers.fetch(`${origin}/`));
    expect(replica.seen[0]?.headers).toMatchObject({ 'x-request-id': 'request-0001', traceparent });
    expect(Number(replica.seen[0]?.headers['x-time-left'])).toBeGreaterThan(50_000);
  });

  it("is not made after the caller's deadline, and ends with it", async () => {
    const hanging = await startCopy(() => {});
    const peers = create();
    const origin = peers.add('booking', [hanging.origin]);
    const request = { requestId: 'request-0001', traceparent: undefined };
    const late = inRequest({ ...request, endsAt: performance.now() - 1 }, async () => peers.fetch(`${origin}/`));
    await expect(late).rejects.toMatchObject({ status: 503 });
    expect(hanging.seen).toEqual([]);
    const inTime = inRequest({ ...request, endsAt: performance.now() + 30 }, () => peers.fetch(`${origin}/`));
    await expect(inTime).rejects.toMatchObject({ name: 'TimeoutError' });
  });

  it('elsewhere, and to a service that is not there, is left alone', async () => {
    const other = await well('elsewhere');
    const peers = create();
    expect(await textOf(peers.fetch(`${other.origin}/`))).toBe('elsewhere');
    expect(peers.add('survey', undefined)).toBeUndefined();
  });
});
