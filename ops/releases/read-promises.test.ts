import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { endpoints } from '@plenary/contracts/endpoints';
import { specOf } from '@plenary/contracts/registry';
import { serviceNames } from '@plenary/contracts/services';
import { ownPaths } from '@plenary/gateway/own-paths';
import { callsAhead } from '@plenary/gateway/releases/promises';
import type { Paths } from '@plenary/http/contract/service-document';
import { openApiPaths } from '@plenary/http/openapi';
import { remoteNames } from '../../scripts/dev/parts.ts';
import { readMadeCalls, readPromises } from './read-promises.ts';
import { widgetsIn } from './widgets-brought.ts';

let build: string;
beforeEach(() => {
  build = mkdtempSync(path.join(tmpdir(), 'build-'));
  const react = { name: 'react', version: '19.3.1', requiredVersion: '^19.3.1', singleton: true };
  writeFileSync(path.join(build, 'mf-manifest.json'), JSON.stringify({ exposes: [{ name: 'remote', path: './remote' }], shared: [react] }));
  writeFileSync(path.join(build, 'pages.json'), JSON.stringify({ paths: ['/auth'] }));
});
afterEach(() => rmSync(build, { recursive: true }));

test('a build promises what its manifest exposes and shares', async () => {
  const { exposes, shared, pages } = await readPromises('mf-auth', build);
  expect(exposes).toEqual(['remote']);
  expect(pages).toEqual({ paths: ['/auth'] });
  expect(shared).toEqual([{ name: 'react', version: '19.3.1', requiredVersion: '^19.3.1' }]);
});

test('a build that does not say where its pages are is none', async () => {
  rmSync(path.join(build, 'pages.json'));
  await expect(readPromises('mf-auth', build)).rejects.toThrow('pages.json');
});

test.each(remoteNames())('every call that %s makes is a row of the contracts', async (remote) => {
  const { endpoints } = await readPromises(remote, build);
  expect(endpoints.length).toBeGreaterThan(2);
  for (const endpoint of endpoints) expect(endpoint).toMatch(/^(GET|POST|PUT|PATCH|DELETE) \/api\/[\w\-./{}]+$/);
});

test('a call comes with the contract that the remote was built against, and with what it uses of the shell', async () => {
  const { calls, uses } = await readPromises('mf-booking', build);
  expect(calls?.['/api/quotes/{quoteId}']).toMatchObject({ get: { responses: { 200: { content: {} } } } });
  expect(uses?.exports['@plenary/platform']).toContain('usePlatform');
});

test('every widget that the shell takes from a remote is among what that remote brings, and others bring none', async () => {
  const { provided } = await readPromises('shell', build);
  expect(provided?.widgets).toMatchObject({ authDialog: 'mf-auth', venueSearch: 'mf-booking' });
  for (const remote of remoteNames()) {
    const { widgets } = await readPromises(remote, build);
    const owned = Object.entries(provided?.widgets ?? {}).flatMap(([name, owner]) => (owner === remote ? [name] : []));
    expect(widgets?.sort()).toEqual(owned.sort());
  }
});

test.each([
  ['a row that is gone', 'export const widgets: Remote["widgets"] = { signupSuccess: load };\nconst authDialog = 1;', ['signupSuccess']],
  ['a row that is commented out', 'export const widgets = {\n  // authDialog: load,\n  venueSearch,\n};', ['venueSearch']],
  ['rows of another file', "export { widgets } from './dialogs.tsx';", []],
  ['no widgets at all', 'export const routes = [authDialog];', []],
])('of a remote with %s the widgets that are there are told', (_what, source, widgets) => {
  expect(widgetsIn([{ file: 'mf-auth/src/remote.tsx', source }], ['authDialog', 'signupSuccess', 'venueSearch'])).toEqual(widgets);
});

test('the shell of this checkout makes no call that the gateway and the services of this checkout do not answer', async () => {
  const { endpoints: made } = await readPromises('shell', build);
  expect(made).toEqual(expect.arrayContaining(['POST /api/monitoring/recording', 'POST /api/monitoring/report']));
  const answered = { ...openApiPaths(endpoints.map(specOf)), ...ownPaths() };
  expect(callsAhead({ endpoints: made }, answered as Paths)).toEqual([]);
});

test('an unused call is not among them', async () => {
  const { endpoints } = await readPromises('mf-booking', build);
  expect(endpoints).toContain('GET /api/quotes/{quoteId}');
  expect(endpoints).not.toContain('GET /api/accounts/users');
});

test('every call between services is told by the process that makes it, with the contract that it was built against', async () => {
  const made = await Promise.all([...serviceNames.map((name) => `svc-${name}`), 'gateway'].map(readMadeCalls));
  const told = new Set(made.flatMap((one) => one.endpoints));
  const between = endpoints.filter(({ access }) => access === 'service').map(({ method, path }) => `${method} ${path}`);
  expect(between.filter((call) => !told.has(call))).toEqual([]);
  expect(await readMadeCalls('svc-survey')).toMatchObject({
    endpoints: expect.arrayContaining(['GET /internal/quotes/{quoteId}/rooms']),
    calls: { '/internal/quotes/{quoteId}/rooms': { get: { responses: { 200: { content: {} } } } } },
  });
});

test('a service does not tell its own calls', async () => {
  const { endpoints: made } = await readMadeCalls('gateway');
  expect(made).toContain('POST /internal/sessions/resolve');
  expect(made).not.toContain('GET /api/releases');
});
