import { rmSync } from 'node:fs';
import path from 'node:path';
import { cookieOfGroup, type GatewayWorld, sameOrigin, startGateway } from '../testing/gateway-world.ts';
import type { ReleaseAction } from './release-rules.ts';
import { isGivenCanary } from './visitor-group.ts';

let world: GatewayWorld;
beforeEach(async () => {
  world = await startGateway();
});
afterEach(() => world.stop());

const act = (action: ReleaseAction) =>
  world.releases.registry.act({ remote: 'shell', action, by: 'zoe', at: new Date(world.clock.now).toISOString() });
const release = async (version: string, hash: string, percent: number | null = null) => {
  world.webRoot.releaseShell(version, hash);
  await act({ kind: 'release', version, percent });
};
const page = async (cookie = '') => {
  const { status, text, headers } = await world.ask('/', { headers: { accept: 'text/html', ...(cookie && { cookie }) } });
  const data = JSON.parse(/<script type="application\/json" id="page-data">(.*?)<\/script>/s.exec(text)?.[1] ?? '{}');
  return { status, headers, text, main: /src="(\/main\.\w+\.js)"/.exec(text)?.[1], shell: data.shell as string };
};
const groupsOf = (percent: number, isCanarys: boolean) =>
  Array.from({ length: 10_000 }, (_, group) => group).filter(
    (group) => isGivenCanary('shell', { version: '3.0.0-b', percent }, group) === isCanarys,
  );
const report = (group: number, version: string) =>
  world.ask('/api/monitoring/report', {
    method: 'POST',
    headers: { ...sameOrigin, 'content-type': 'application/json', cookie: cookieOfGroup(group) },
    body: JSON.stringify({ message: 'TypeError: x is not a function', remote: 'shell', version }),
  });

it('the next page starts with the release, and an open tab goes on with the files that it has', async () => {
  expect((await page()).main).toBe('/main.0a1b2c3d.js');
  await release('3.0.0-a', 'aaaa0001');
  expect(await page()).toMatchObject({ status: 200, main: '/main.aaaa0001.js', shell: '3.0.0-a' });
  expect((await world.ask('/main.aaaa0001.js')).text).toBe('/* 3.0.0-a */');
  expect((await world.ask('/main.0a1b2c3d.js')).text).toBe(world.webRoot.script);
  await release('3.0.0-b', 'bbbb0002');
  const { status, headers } = await world.ask('/main.aaaa0001.js');
  expect([status, headers['cache-control']]).toEqual([200, 'public, max-age=31536000, immutable']);
});

it('a file without a hash in its name is that of the release, and none of another build', async () => {
  await release('3.0.0-a', 'aaaa0001');
  expect((await world.ask('/icon.svg')).text).toBe('<svg id="3.0.0-a"/>');
  world.webRoot.write('shell/dist/old.svg', '<svg/>');
  expect((await world.ask('/old.svg')).status).toBe(404);
});

it('the shell’s own pages are those of the release', async () => {
  const imprint = () => world.ask('/imprint', { headers: { accept: 'text/html' } });
  expect((await imprint()).status).toBe(404);
  await release('3.0.0-a', 'aaaa0001');
  expect((await imprint()).status).toBe(200);
});

it('a rollback leads back, down to the build in the web root', async () => {
  await release('3.0.0-a', 'aaaa0001');
  await release('3.0.0-b', 'bbbb0002');
  await act({ kind: 'rollback' });
  expect((await page()).main).toBe('/main.aaaa0001.js');
  await act({ kind: 'rollback' });
  expect((await page()).main).toBe('/main.0a1b2c3d.js');
});

it('a release whose files are gone leaves the installed shell: pages go on', async () => {
  await release('3.0.0-a', 'aaaa0001');
  rmSync(path.join(world.webRoot.releases, 'shell'), { recursive: true });
  expect(await page()).toMatchObject({ status: 200, main: '/main.0a1b2c3d.js' });
});

it('a canary is for its share of the visitors, with the files that its pages name', async () => {
  await release('3.0.0-b', 'bbbb0002', 50);
  const [[ofCanary = 0], [other = 0]] = [groupsOf(50, true), groupsOf(50, false)];
  expect((await page(cookieOfGroup(ofCanary))).main).toBe('/main.bbbb0002.js');
  expect((await page(cookieOfGroup(other))).main).toBe('/main.0a1b2c3d.js');
  expect((await world.ask('/icon.svg', { headers: { cookie: cookieOfGroup(ofCanary) } })).text).toBe('<svg id="3.0.0-b"/>');
  expect((await world.ask('/icon.svg', { headers: { cookie: cookieOfGroup(other) } })).text).toBe('<svg/>');
});

it('pages say that the shell does not start while a canary of it runs, and only then', async () => {
  expect((await page()).text).not.toContain('isTold');
  await release('3.0.0-b', 'bbbb0002', 50);
  const { text, headers } = await page();
  const [, nonce] = /<script nonce="([^"]+)">\(\(\) => \{\s+let isTold/.exec(text) ?? [];
  expect(nonce).toBeTruthy();
  expect(String(headers['content-security-policy'])).toContain(`'nonce-${nonce}'`);
});

it('a canary whose pages do not start is withdrawn by itself', async () => {
  await release('3.0.0-b', 'bbbb0002', 50);
  for (const group of groupsOf(50, false).slice(0, 60)) await page(cookieOfGroup(group));
  for (const group of groupsOf(50, true).slice(0, 6)) {
    const { shell } = await page(cookieOfGroup(group));
    expect((await report(group, shell)).status).toBe(204);
  }
  await world.releases.stop();
  const [last] = await world.releases.registry.trail(1);
  // A look at what was counted may have come before the last report.
  const reason = expect.stringMatching(/^3\.0\.0-b: (5\/5|[56]\/6), live: 0\/60$/);
  expect(last).toMatchObject({ by: 'gateway', remote: 'shell', deed: { kind: 'withdraw', reason } });
  expect((await page(cookieOfGroup(groupsOf(50, true)[0] ?? 0))).main).toBe('/main.0a1b2c3d.js');
});
