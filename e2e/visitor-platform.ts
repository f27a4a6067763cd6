import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { listen } from '@plenary/service-kit/serve';
import { seedsFolder } from '../scripts/seed-bookings.ts';
import { type Platform, startPlatform } from '../scripts/supervisor.ts';
import { test as quietTest } from './quiet-page.ts';

export interface VisitorDesk {
  /** E-mail addresses of whom it expects, by its own id of the visit. */
  expected: Map<string, string>;
  /** Statuses of its next answers. */
  failures: number[];
  /** Addresses that it refuses. */
  refused: Set<string>;
}

interface VisitBody {
  visitor?: { email: string };
  visitors?: { email: string }[];
}

/** A visitor system of this test: it understands Proxyclick's calls and Octopus's, and says which it was not told. */
const startDesk = async (mode: 'PROXYCLICK' | 'OCTOPUS') => {
  const desk: VisitorDesk = { expected: new Map(), failures: [], refused: new Set() };
  let made = 0;
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const answer = (status: number, body: object = {}) => {
      response.writeHead(status, { 'content-type': 'application/json' });
      response.end(JSON.stringify(body));
    };
    const { method, url = '', headers } = request;
    if (url === '/oauth/token') return answer(200, { access_token: 'session' });
    const isKnown = mode === 'OCTOPUS' ? headers['x-api-key'] === 'key-of-octopus' : headers.authorization === 'Bearer session';
    if (!isKnown) return answer(401);
    const failure = desk.failures.shift();
    if (failure !== undefined) return answer(failure);
    const id = method === 'POST' ? `M-${++made}` : (url.split('/').at(-1) ?? '');
    if (method === 'DELETE') {
      desk.expected.delete(id);
      return answer(200);
    }
    const { visitor, visitors = [] } = JSON.parse(Buffer.concat(chunks).toString()) as VisitBody;
    const email = (visitor ?? visitors[0])?.email ?? '';
    if (desk.refused.has(email)) return answer(422, { message: 'this visitor is barred' });
    desk.expected.set(id, email);
    answer(method === 'POST' ? 201 : 200, { id });
  });
  const { port, stop } = await listen(server, { host: '127.0.0.1', port: 0 });
  return { desk, url: `http://127.0.0.1:${port}`, stop: () => stop(0) };
};

/** A platform whose guests are announced to a visitor system. */
export const visitorPlatform = (mode: 'PROXYCLICK' | 'OCTOPUS') =>
  quietTest.extend<object, { visitors: { platform: Platform; desk: VisitorDesk } }>({
    visitors: [
      // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern what a fixture needs.
      async ({}, use) => {
        const dataDir = mkdtempSync(path.join(tmpdir(), 'plenary-visitors-'));
        if (seedsFolder) cpSync(seedsFolder, dataDir, { recursive: true });
        const { desk, url, stop } = await startDesk(mode);
        const settings = {
          PROXYCLICK: {
            ...{ PROXYCLICK_URL: url, PROXYCLICK_COMPANY_ID: 'CO-1', PROXYCLICK_CLIENT_ID: 'client', PROXYCLICK_CLIENT_SECRET: 'secret' },
            ...{ PROXYCLICK_USERNAME: 'user', PROXYCLICK_PASSWORD: 'word' },
          },
          OCTOPUS: { OCTOPUS_URL: url, OCTOPUS_API_KEY: 'key-of-octopus' },
        }[mode];
        const environment = { ...process.env, PORT: '0', DATA_DIR: dataDir, LOG_LEVEL: 'error', GUEST_MANAGEMENT_MODE: mode, ...settings };
        const platform = await startPlatform({ environment, onLog: () => {} });
        await use({ platform, desk });
        await platform.stop();
        await stop();
        rmSync(dataDir, { recursive: true, force: true });
      },
      { scope: 'worker', timeout: 120_000 },
    ],
    baseURL: ({ visitors }, use) => use(visitors.platform.url),
  });
