import { once } from 'node:events';
import { createServer } from 'node:net';
import { freePort } from './free-port.ts';

it('gives another port at each call, below those of outgoing connections', async () => {
  const ports = [await freePort(), await freePort(), await freePort()];
  expect(new Set(ports).size).toBe(3);
  for (const port of ports) {
    expect(port).toBeGreaterThanOrEqual(10_000);
    expect(port).toBeLessThan(32_000);
  }
});

it('passes over a port that somebody listens on', async () => {
  const port = await freePort();
  const taken = createServer().listen(port + 1, '127.0.0.1');
  await once(taken, 'listening');
  expect(await freePort()).not.toBe(port + 1);
  taken.close();
  await once(taken, 'close');
});
