import { actorTokens } from './actor.ts';
import { createService } from './create-service.ts';
import { startMetrics } from './metrics.ts';
import { testSecret } from './testing/as-actor.ts';
import { capturedLogger } from './testing/captured-logger.ts';

const scrape = async (port: number | undefined, path = '/metrics') => {
  const answer = await fetch(`http://127.0.0.1:${port}${path}`);
  return { status: answer.status, type: answer.headers.get('content-type'), text: await answer.text() };
};

it('are of the process and of every request, by method, pattern of the route and status', async () => {
  const metrics = await startMetrics({ port: 0 });
  try {
    const app = createService({
      logger: capturedLogger().logger,
      tokens: actorTokens({ secret: testSecret }),
      health: {},
      observe: metrics.observe,
    });
    app.get('/api/rooms/:roomId', (context) => context.json({}));
    for (const id of ['1', '2', '3']) await app.request(`/api/rooms/${id}`);
    await app.request('/api/nothing');
    const { status, type, text } = await scrape(metrics.port);
    expect([status, type]).toEqual([200, expect.stringContaining('text/plain')]);
    expect(text).toMatch(/^process_resident_memory_bytes \d+/m);
    expect(text).toContain('http_request_duration_seconds_count{method="GET",route="/api/rooms/:roomId",status="200"} 3');
    expect(text).toContain('http_request_duration_seconds_count{method="GET",route="/*",status="404"} 1');
    expect(text).not.toContain('/api/rooms/1');
  } finally {
    await metrics.stop();
  }
});

it('stand at one address of a port of their own, until they are stopped', async () => {
  const metrics = await startMetrics({ port: 0 });
  expect((await scrape(metrics.port, '/')).status).toBe(404);
  expect((await scrape(metrics.port, '/metrics?name=up')).status).toBe(200);
  await metrics.stop();
  await expect(scrape(metrics.port)).rejects.toThrow('fetch failed');
});

it('are not taken where no port is given', async () => {
  const metrics = await startMetrics({ port: undefined });
  metrics.observe({ method: 'GET', route: '/', status: 200, seconds: 1 });
  expect(metrics.port).toBeUndefined();
  await expect(metrics.stop()).resolves.toBeUndefined();
});
