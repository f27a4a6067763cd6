import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { lostBy, lostCalls } from './lost-calls.ts';
import { nothingReleased } from './release-rules.ts';

const paths = { '/api/quotes/{id}': { get: {} }, '/api/quote': { post: {} } };
const caller = (...endpoints: string[]) => [{ name: 'mf-booking', version: '1-a', endpoints }];

test.each([
  ['calls that are answered, by whatever name their parts go', ['GET /api/quotes/{quoteId}', 'POST /api/quote'], []],
  ['a call that is not', ['GET /api/planning'], ['call that mf-booking 1-a makes: GET /api/planning']],
  ['another method', ['DELETE /api/quotes/{quoteId}'], ['call that mf-booking 1-a makes: DELETE /api/quotes/{quoteId}']],
  ['calls that other services own', ['GET /api/me', 'GET /api/quotes/{quoteId}/pdf', 'GET /api/settings'], []],
])('%s', (_name, endpoints, lost) => {
  expect(lostCalls('svc-booking', { paths }, caller(...endpoints))).toEqual(lost);
});

test('all stored releases of remotes count, and the installed build with its recorded calls', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'lost-calls-'));
  const write = (file: string, content: object) => {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), JSON.stringify(content));
  };
  write('mf-staff/2-b.json', { promises: { endpoints: ['GET /api/planning'] } });
  write('mf-staff/1-a.json', { promises: { endpoints: ['GET /api/calendars/{country}'] } });
  write('svc-booking/1-c.json', { contract: { paths: { '/api/planning': { get: {} } } } });
  write('svc-booking/installed.json', { contract: { paths: {} } });
  const idle = { releasedAt: '', releasedBy: '', idleSince: null };
  const remotes = {
    'mf-staff': { ...nothingReleased, live: '2-b', versions: ['2-b', '1-a'].map((version) => ({ version, ...idle })) },
    'svc-booking': { ...nothingReleased, live: '1-c', versions: [{ version: '1-c', ...idle }] },
  };
  const lost = (version: string | null) => lostBy(folder, { remotes }, { service: 'svc-booking', version });
  expect(await lost('1-c')).toEqual(['call that mf-staff 1-a makes: GET /api/calendars/{country}']);
  expect(await lost(null)).toHaveLength(2);
  expect(await lost('0-unknown')).toEqual([]);
  rmSync(folder, { recursive: true });
});
