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

const act = (action: ReleaseAction, remote = 'mf-booking') =>
  world.releases.registry.act({ remote, action, by: 'zoe', at: new Date(world.clock.now).toISOString() });
const release = async (version: string, percent: number | null = null) => {
  world.webRoot.release('mf-booking', version);
  await act({ kind: 'release', version, percent });
};

const page = async (cookie = '') => {
  const answer = await world.ask('/', { headers: { accept: 'text/html', ...(cookie && { cookie }) } });
  const data = JSON.parse(/<script type="application\/json" id="page-data">(.*?)<\/script>/s.exec(answer.text)?.[1] ?? '{}');
  const booking = data.remotes.find(({ name }: { name: string }) => name === 'mf-booking');
  return { ...answer, booking, version: booking.version as string };
};
const groupCookieOf = ({ headers }: { headers: Record<string, unknown> }) =>
  /plenary-group=[\w.-]+/.exec(String(headers['set-cookie'] ?? ''))?.[0];

describe('a release', () => {
  it('is what the next page names, with its folder and its hashes', async () => {
    expect((await page()).version).toBe('2.0.0');
    await release('3.0.0-a');
    const { booking, text } = await page();
    expect(booking).toEqual({
      name: 'mf-booking',
      version: '3.0.0-a',
      manifest: '/remotes/mf-booking/3.0.0-a/mf-manifest.json',
      integrity: 'sha256-of-mf-manifest.json-3.0.0-a',
      hashes: { 'remoteEntry.11aa22bb.js': 'sha256-of-remoteEntry.11aa22bb.js-3.0.0-a' },
      paths: ['/', '/venues'],
      menu: [],
    });
    const entry = '/remotes/mf-booking/3.0.0-a/remoteEntry.11aa22bb.js';
    expect(text).toContain(`crossorigin integrity="sha256-of-remoteEntry.11aa22bb.js-3.0.0-a" href="${entry}"`);
  });

  it('leaves the files of earlier releases in place, cached for good', async () => {
    await release('3.0.0-a');
    await release('3.0.0-b');
    for (const version of ['3.0.0-a', '3.0.0-b']) {
      const { status, headers } = await world.ask(`/remotes/mf-booking/${version}/mf-manifest.json`);
      expect([status, headers['cache-control']]).toEqual([200, 'public, max-age=31536000, immutable']);
    }
    expect((await world.ask('/remotes/mf-booking/expose.33cc44dd.js')).status).toBe(200);
  });

  it('is undone by a rollback, down to the build in the web root', async () => {
    await release('3.0.0-a');
    await release('3.0.0-b');
    await act({ kind: 'rollback' });
    expect((await page()).version).toBe('3.0.0-a');
    await act({ kind: 'rollback' });
    expect((await page()).version).toBe('2.0.0');
  });

  it('of one remote changes nothing of another', async () => {
    await release('3.0.0-a');
    const { text } = await world.ask('/remotes.json');
    expect(JSON.parse(text).map(({ version }: { version: string }) => version)).toEqual(['1.0.0', '3.0.0-a']);
  });

  it('whose files are gone is a remote that is away', async () => {
    await release('3.0.0-a');
    rmSync(path.join(world.webRoot.releases, 'mf-booking'), { recursive: true });
    expect(await page()).toMatchObject({ status: 200, version: 'none' });
  });

  it('that can’t be read leaves what was read last', async () => {
    await release('3.0.0-a');
    expect((await page()).version).toBe('3.0.0-a');
    world.webRoot.write('releases/registry/2.json', '{"revision":');
    expect((await page()).version).toBe('3.0.0-a');
    expect(world.lines).toContainEqual(expect.objectContaining({ level: 'error', msg: 'releases' }));
  });

  it.each([
    ['the registry', '/remotes/registry/1.json'],
    ['what is outside, by dots', '/remotes/mf-booking/3.0.0-a/..%2f..%2fregistry%2f1.json'],
    ['what is outside, by a version', '/remotes/mf-booking/..%2f3.0.0-a/mf-manifest.json'],
    ['a folder', '/remotes/mf-booking/3.0.0-a/'],
    ['a version that nobody released', '/remotes/mf-booking/9.9.9/mf-manifest.json'],
  ])('never shows %s', async (_, address) => {
    await release('3.0.0-a');
    expect((await world.ask(address)).status).toBe(404);
  });
});

describe('a canary', () => {
  it('assigns no group before there is a canary', async () => {
    await release('3.0.0-a');
    expect((await page()).headers['set-cookie']).toBeUndefined();
  });

  it('is given to its share of visitors, each of whom keeps their version', async () => {
    await release('3.0.0-a');
    await release('3.0.0-b', 30);
    const first = await page();
    const cookie = groupCookieOf(first) ?? '';
    expect(cookie).toBe(cookieOfGroup(0));
    for (let visit = 0; visit < 3; visit++) expect((await page(cookie)).version).toBe(first.version);
    expect((await page(cookie)).headers['set-cookie']).toBeUndefined();

    for (const group of [0, 1_111, 5_000, 9_999]) {
      const wanted = isGivenCanary('mf-booking', { version: '3.0.0-b', percent: 30 }, group) ? '3.0.0-b' : '3.0.0-a';
      expect((await page(cookieOfGroup(group))).version).toBe(wanted);
      const listed = await world.ask('/remotes.json', { headers: { cookie: cookieOfGroup(group) } });
      expect(JSON.parse(listed.text)[1].version).toBe(wanted);
    }
  });

  const report = (version: string, cookie: string) =>
    world.ask('/api/monitoring/report', {
      method: 'POST',
      headers: { ...sameOrigin, 'content-type': 'application/json', cookie },
      body: JSON.stringify({ message: 'TypeError', remote: 'mf-booking', version }),
    });
  /** Visitors who are given one version or the other. */
  const visitorsOf = (version: string, count: number) => {
    const visitors: string[] = [];
    for (let group = 0; visitors.length < count; group++)
      if (isGivenCanary('mf-booking', { version: '3.0.0-b', percent: 10 }, group) === (version === '3.0.0-b'))
        visitors.push(cookieOfGroup(group));
    return visitors;
  };
  const visits = async (version: string, count: number) => {
    const visitors = visitorsOf(version, count);
    for (const cookie of visitors) expect((await page(cookie)).version).toBe(version);
    return visitors;
  };
  const settled = () => world.releases.stop();

  it('that fails visitor after visitor is withdrawn by itself, and the trail says why', async () => {
    await release('3.0.0-a');
    await release('3.0.0-b', 10);
    await visits('3.0.0-a', 30);
    const unlucky = await visits('3.0.0-b', 6);
    for (const cookie of unlucky) expect((await report('3.0.0-b', cookie)).status).toBe(204);
    await settled();
    expect((await page(unlucky[0])).version).toBe('3.0.0-a');
    expect((await world.releases.registry.trail(1))[0]).toMatchObject({
      by: 'gateway',
      remote: 'mf-booking',
      deed: { kind: 'withdraw', reason: expect.stringMatching(/^3\.0\.0-b: [56]\/6, live: 0\/30$/) },
    });
    expect(await world.releases.counts.reports()).toEqual({ 'mf-booking 3.0.0-b': 6 });
  });

  it('stays if one visitor fails repeatedly, or reports name a version that the visitor was not given', async () => {
    await release('3.0.0-a');
    await release('3.0.0-b', 10);
    await visits('3.0.0-a', 30);
    const [one = '', ...others] = await visits('3.0.0-b', 6);
    for (let visit = 0; visit < 10; visit++) await report('3.0.0-b', one);
    for (const cookie of others) await report('3.0.0-a', cookie);
    for (const cookie of visitorsOf('3.0.0-a', 10)) await report('3.0.0-b', cookie);
    for (const cookie of visitorsOf('3.0.0-b', 20).slice(6)) await report('3.0.0-b', cookie);
    await settled();
    expect((await page(one)).version).toBe('3.0.0-b');
  });

  it('is judged by what all gateways have seen, and what one saw before it ended', async () => {
    await release('3.0.0-a');
    await release('3.0.0-b', 10);
    await visits('3.0.0-a', 30);
    const unlucky = await visits('3.0.0-b', 6);
    for (const cookie of unlucky.slice(0, 3)) await report('3.0.0-b', cookie);
    await settled();
    expect((await page(unlucky[0])).version).toBe('3.0.0-b');

    const other = await startGateway({ settings: { RELEASES_DIR: world.webRoot.releases } });
    for (const cookie of unlucky.slice(3)) {
      await other.ask('/', { headers: { accept: 'text/html', cookie } });
      await other.ask('/api/monitoring/report', {
        method: 'POST',
        headers: { ...sameOrigin, 'content-type': 'application/json', cookie },
        body: JSON.stringify({ message: 'TypeError', remote: 'mf-booking', version: '3.0.0-b' }),
      });
    }
    await other.stop();
    expect((await page(unlucky[0])).version).toBe('3.0.0-a');
  });

  describe('against strangers', () => {
    const from = (address: string) => ({ 'x-forwarded-for': address });
    beforeEach(async () => {
      await world.stop();
      world = await startGateway({ settings: { TRUSTED_PROXIES: '1' } });
      await release('3.0.0-a');
      await release('3.0.0-b', 10);
    });
    const reportFrom = (address: string, cookie: string) =>
      world.ask('/api/monitoring/report', {
        method: 'POST',
        headers: { ...sameOrigin, ...from(address), 'content-type': 'application/json', cookie },
        body: JSON.stringify({ message: 'TypeError', remote: 'mf-booking', version: '3.0.0-b' }),
      });
    /** Pages without a cookie, as many as it takes to meet the canary so often; answers the cookies that they were given. */
    const pagesWithoutCookie = async (address: string, count: number): Promise<string[]> => {
      const met: string[] = [];
      while (met.length < count) {
        const answer = await world.ask('/', { headers: { accept: 'text/html', ...from(address) } });
        const cookie = groupCookieOf(answer) ?? '';
        if (answer.text.includes('/remotes/mf-booking/3.0.0-b/')) met.push(cookie);
      }
      return met;
    };

    it('is not withdrawn by one who opens page after page without a cookie and reports an error of each', async () => {
      await visits('3.0.0-a', 70);
      for (const [index, cookie] of (await pagesWithoutCookie('2001:db8::1', 15)).entries())
        expect((await reportFrom(`2001:db8::${index + 1}`, cookie)).status).toBe(204);
      await settled();
      expect((await page(visitorsOf('3.0.0-b', 1)[0])).version).toBe('3.0.0-b');
    });

    const reportAtGateways = async (addressOf: (visitor: number) => string) => {
      await visits('3.0.0-a', 70);
      await settled();
      const visitors = visitorsOf('3.0.0-b', 9);
      for (const first of [0, 3, 6]) {
        const gateway = await startGateway({ settings: { TRUSTED_PROXIES: '1', RELEASES_DIR: world.webRoot.releases } });
        for (const [index, cookie] of visitors.slice(first, first + 3).entries()) {
          await gateway.ask('/', { headers: { accept: 'text/html', cookie } });
          await gateway.ask('/api/monitoring/report', {
            method: 'POST',
            headers: { ...sameOrigin, ...from(addressOf(first + index)), 'content-type': 'application/json', cookie },
            body: JSON.stringify({ message: 'TypeError', remote: 'mf-booking', version: '3.0.0-b' }),
          });
        }
        await gateway.stop();
      }
      return (await page(visitors[0])).version;
    };

    it.each([
      ['IPv6', (visitor: number) => `2001:db8::${visitor}`],
      ['IPv4', (visitor: number) => `203.0.113.${visitor}`],
      ['6to4', (visitor: number) => `2002:cb00:71${visitor.toString(16).padStart(2, '0')}::1`],
    ])('is not withdrawn by the addresses of one network of %s at three gateways', async (_, addressOf) => {
      expect(await reportAtGateways(addressOf)).toBe('3.0.0-b');
    });

    it('is withdrawn by the failures of different networks at three gateways', async () => {
      expect(await reportAtGateways((visitor) => `192.0.${visitor + 1}.1`)).toBe('3.0.0-a');
    });

    it('is not kept by one address that reports errors of the live version', async () => {
      for (const cookie of await visits('3.0.0-a', 70))
        await world.ask('/api/monitoring/report', {
          method: 'POST',
          headers: { ...sameOrigin, ...from('192.0.2.200'), 'content-type': 'application/json', cookie },
          body: JSON.stringify({ message: 'TypeError', remote: 'mf-booking', version: '3.0.0-a' }),
        });
      for (const [index, cookie] of (await visits('3.0.0-b', 9)).entries()) await reportFrom(`192.0.${index + 1}.1`, cookie);
      await settled();
      expect((await page(visitorsOf('3.0.0-b', 1)[0])).version).toBe('3.0.0-a');
      expect((await world.releases.registry.trail(1))[0]).toMatchObject({ deed: { reason: expect.stringMatching(/, live: [12]\/70$/) } });
    });

    it('is not withdrawn by pages that one address was given and many others tell of', async () => {
      await visits('3.0.0-a', 70);
      for (const [index, cookie] of (await pagesWithoutCookie('192.0.2.1', 12)).entries())
        await reportFrom(`198.51.${index + 1}.1`, cookie);
      await settled();
      expect((await page(visitorsOf('3.0.0-b', 1)[0])).version).toBe('3.0.0-b');
    });

    it('is withdrawn as soon, however many pages one address has opened without a cookie', async () => {
      for (let page = 0; page < 200; page++)
        await world.ask('/', { headers: { accept: 'text/html', ...from(`2001:db8::${page.toString(16)}`) } });
      await visits('3.0.0-a', 30);
      for (const [index, cookie] of (await visits('3.0.0-b', 6)).entries()) await reportFrom(`192.0.${index + 1}.1`, cookie);
      await settled();
      expect((await page(visitorsOf('3.0.0-b', 1)[0])).version).toBe('3.0.0-a');
      expect((await world.releases.registry.trail(1))[0]).toMatchObject({
        deed: { reason: expect.stringMatching(/^3\.0\.0-b: [56]\/[678], live: 0\/3[0-2]$/) },
      });
    });

    it('is not withdrawn by reports under groups that nobody was given', async () => {
      await visits('3.0.0-a', 70);
      await visits('3.0.0-b', 20);
      const forged = visitorsOf('3.0.0-b', 20).map((cookie) => cookie.replace(/\..*$/, `.${'A'.repeat(43)}`));
      for (const [index, cookie] of forged.entries()) await reportFrom(`192.0.${index + 1}.1`, cookie);
      await settled();
      expect((await page(visitorsOf('3.0.0-b', 1)[0])).version).toBe('3.0.0-b');
    });

    it('is still withdrawn by the failures of visitors from different networks', async () => {
      await visits('3.0.0-a', 30);
      for (const [index, cookie] of (await visits('3.0.0-b', 6)).entries()) await reportFrom(`192.0.${index + 1}.1`, cookie);
      await settled();
      expect((await page(visitorsOf('3.0.0-b', 1)[0])).version).toBe('3.0.0-a');
    });
  });
});
