import { fork } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import path from 'node:path';
import { listen } from './serve.ts';
import { noTracing, startTracing, traceIdOf } from './tracing.ts';

const traceId = '0af7651916cd43dd8448eb211c80319c';
const parent = `00-${traceId}-b7ad6b7169203331-01`;

interface Exported {
  resourceSpans: { resource: { attributes: object[] }; scopeSpans: { spans: Record<string, unknown>[] }[] }[];
}

/** A collector that keeps what it is sent. */
const startCollector = async () => {
  const received: { url?: string; body: Exported }[] = [];
  const server = createServer(async (request, response) => {
    let text = '';
    for await (const part of request.setEncoding('utf8')) text += part;
    received.push({ url: request.url, body: JSON.parse(text) });
    response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
  });
  const listening = await listen(server, { host: '127.0.0.1', port: 0 });
  return { received, endpoint: `http://127.0.0.1:${listening.port}`, stop: () => listening.stop(0) };
};

it.each([
  [parent, traceId],
  [undefined, undefined],
  ['', undefined],
  [`00-${'0'.repeat(32)}-b7ad6b7169203331-01`, undefined],
  [`00-${traceId}-${'0'.repeat(16)}-01`, undefined],
  [`01-${traceId}-b7ad6b7169203331-01`, undefined],
  [`${parent}, ${parent}`, undefined],
  [parent.toUpperCase(), undefined],
])('the trace id of %j is %j', (header, expected) => {
  expect(traceIdOf(header)).toBe(expected);
});

describe('without a collector', () => {
  it('a trace that has begun goes on', () => {
    expect(noTracing.begin('server', 'GET', parent).traceparent).toBe(parent);
  });

  it('one is begun where there is none, so that logs of all services share an id', () => {
    const made = [undefined, 'anything'].map((header) => traceIdOf(noTracing.begin('server', 'GET', header).traceparent));
    expect(made).toEqual([expect.stringMatching(/^[0-9a-f]{32}$/), expect.stringMatching(/^[0-9a-f]{32}$/)]);
    expect(made[0]).not.toBe(made[1]);
  });

  it('nothing is started', async () => {
    expect(await startTracing({ service: 'svc-booking', endpoint: undefined })).toBe(noTracing);
  });
});

/** Traces in a process of its own: jest cannot load the exporter's transport. Answers its exit code. */
const traceTo = async (endpoint: string, flushWithin: number) => {
  const file = path.join(__dirname, 'testing/fixtures/tracing-fixture.ts');
  const child = fork(file, [endpoint, parent, String(flushWithin)], { cwd: __dirname, execArgv: ['--import', 'tsx'] });
  return (await once(child, 'exit'))[0];
};

it('with a collector, work and the calls made for it arrive there as one trace of this service', async () => {
  const collector = await startCollector();
  expect(await traceTo(`${collector.endpoint}/`, 30_000)).toBe(0);
  expect(collector.received.map(({ url }) => url)).toEqual(['/v1/traces']);
  const [{ resource, scopeSpans } = { resource: { attributes: [] }, scopeSpans: [] }] = collector.received[0]?.body.resourceSpans ?? [];
  expect(resource.attributes).toContainEqual({ key: 'service.name', value: { stringValue: 'svc-booking' } });
  const [inner, outer] = scopeSpans.flatMap(({ spans }) => spans);
  expect(outer).toMatchObject({
    ...{ traceId, parentSpanId: 'b7ad6b7169203331', name: 'GET /api/quotes/:quoteId', status: { code: 2 } },
    attributes: [{ key: 'http.response.status_code', value: { intValue: 503 } }],
  });
  expect(inner).toMatchObject({ traceId, parentSpanId: outer?.spanId, name: 'POST documents', status: { code: 2 } });
  await collector.stop();
});

it('a collector that is away keeps nothing from ending', async () => {
  const collector = await startCollector();
  await collector.stop();
  expect(await traceTo(collector.endpoint, 1_000)).toBe(0);
});
