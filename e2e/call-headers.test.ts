import type { Request } from '@playwright/test';
import { claire } from './booking-steps.ts';
import { signIn } from './sign-in.ts';
import { expect, test } from './strict-page.ts';

// Covers B-H01–B-H06.

for (const [mode, width] of [
  ['Desktop', 1280],
  ['Mobile', 390],
] as const) {
  test(`every call of a page names version, time, request and ${mode}, in JSON, to its own origin with its session`, async ({
    page,
    baseURL,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await signIn(page, { email: claire, baseURL });
    let calls: Request[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'fetch' && new URL(request.url()).pathname.startsWith('/api/')) calls.push(request);
    });
    const began = Date.now();
    const sent: { address: string; headers: Record<string, string> }[] = [];
    for (const path of ['/profile/events', '/']) {
      calls = [];
      await page.goto(path);
      await expect.poll(() => calls.length, path).toBeGreaterThan(0);
      // What the network adds, as cookies, is known once a call is answered: a page that is left takes it along.
      for (const call of [...calls]) {
        await call.response();
        sent.push({ address: call.url(), headers: await call.allHeaders() });
      }
    }
    for (const { address, headers } of sent) {
      expect(new URL(address).origin, address).toBe(new URL(baseURL ?? '').origin);
      expect(headers, address).toMatchObject({
        'x-app-version': expect.stringMatching(/\S/),
        'x-request-id': expect.stringMatching(/^[0-9a-f-]{36}$/),
        'x-display-mode': mode,
        'content-type': 'application/json',
        cookie: expect.stringMatching(/\S/),
      });
      expect(Number(headers['x-fetch-start']), address).toBeGreaterThanOrEqual(began);
      expect(Number(headers['x-fetch-start']), address).toBeLessThanOrEqual(Date.now());
    }
    expect(new Set(sent.map(({ headers }) => headers['x-request-id'])).size).toBe(sent.length);
  });
}
