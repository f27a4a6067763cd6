import { setTimeout as pause } from 'node:timers/promises';
import { createRegistry } from '../releases/registry.ts';
import type { ReleaseAction } from '../releases/release-rules.ts';
import { groups } from '../releases/visitor-group.ts';
import { folderStore } from '../stores/folder-store.ts';
import { cookie, cookieOfGroup, type GatewayWorld, identityReply, startGateway } from '../testing/gateway-world.ts';
import { json } from '../testing/start-upstream.ts';

/** The answer of a shell's server build for a page. */
const page = (html: string) =>
  `({ status: 200, html: ${html}, loaderData: { list: [1] }, modules: ['./page.tsx'], head: { title: 'Venues', description: 'All "venues"', address: '/?countryCode=FRA', picture: '/cover.avif', data: [{ '@type': 'Organization' }] } })`;
const good = `return ${page("'<h1>Rendered ' + asked.language + '</h1>'")};`;

let world: GatewayWorld;
const start = async (draw = good, options: Parameters<typeof startGateway>[0] = {}) => {
  world = await startGateway({ rendering: { budget: 60_000 }, ...options });
  world.webRoot.writeServerBuilds(draw);
};
afterEach(() => world.stop());

const get = (path: string, headers: Record<string, string> = {}) => world.ask(path, { headers: { accept: 'text/html', ...headers } });
const list = '/?countryCode=FRA';
/** Until the process that renders is there, the browser renders. */
const rendered = async (path = list, headers: Record<string, string> = {}) => {
  for (;;) {
    const answer = await get(path, headers);
    if (answer.text.includes('late-files') || answer.status !== 200) return answer;
    await pause(20);
  }
};
const isTodays = (text: string) => text.includes('<div id="root"></div>') && text.includes('<script nonce=');

describe('a page that comes rendered', () => {
  it('holds what is seen, its styles, its data and one script that the policy names by its hash', async () => {
    await start();
    const { status, text, headers } = await rendered();
    expect(status).toBe(200);
    expect(text).toContain('<div id="root"><h1>Rendered fr</h1></div>');
    expect(text).toContain('<html lang="fr-FR"');
    expect(text).toContain('h1{background:url(/remotes/mf-booking/a.avif)}h2{color:red}');
    expect(text).toContain('body{background:url("/b.avif")}');
    expect(text).toContain('<script>first();</script>');
    expect(text).not.toContain('nonce');
    expect(headers['content-security-policy']).toMatch(/script-src 'sha256-[^']+' 'strict-dynamic'/);
    expect(headers).toMatchObject({ 'cache-control': 'private, no-cache', vary: 'accept-language, cookie, accept-encoding' });
    const data = JSON.parse(/id="page-data">(.*?)<\/script>/s.exec(text)?.[1] ?? '');
    expect(data).toMatchObject({ session: null, rendered: { language: 'fr', loaderData: { list: [1] } } });
    const late = JSON.parse(/id="late-files">(.*?)<\/script>/s.exec(text)?.[1] ?? '');
    expect(late).toEqual([
      { href: '/main.0a1b2c3d.js' },
      { href: '/boot.77aa88bb.js' },
      { href: '/remotes/mf-booking/remoteEntry.11aa22bb.js' },
      { href: '/remotes/mf-booking/expose.33cc44dd.js' },
      { href: '/remotes/mf-booking/page.aa11bb22.js', integrity: 'sha256-of-the-page' },
    ]);
  });

  it('tells search engines and previews its whole addresses in every language', async () => {
    await start();
    const { text } = await rendered('/?countryCode=FRA&lng=nl');
    expect(text).toContain('<title>Venues · Comet</title>');
    expect(text).toContain('<meta name="description" content="All &quot;venues&quot;">');
    expect(text).toContain('<link rel="canonical" href="http://plenary.example/?countryCode=FRA&amp;lng=nl">');
    expect(text).toContain('<link rel="alternate" hreflang="en" href="http://plenary.example/?countryCode=FRA&amp;lng=en">');
    expect(text).toContain('<link rel="alternate" hreflang="x-default" href="http://plenary.example/?countryCode=FRA">');
    expect(text).toContain('<meta property="og:image" content="http://plenary.example/cover.avif">');
    expect(text).toContain('<script type="application/ld+json">{"@type":"Organization"}</script>');
  });

  it.each([
    ['the one that was chosen', '/?countryCode=FRA&lng=es', { cookie: 'plenary-language=nl', 'accept-language': 'en' }, 'nl'],
    ['that of the address', '/?countryCode=FRA&lng=es', { 'accept-language': 'en' }, 'es'],
    ['the browser’s first that is offered', list, { 'accept-language': 'de, nl;q=0.3, en-US;q=0.8' }, 'en'],
    ['French', list, { 'accept-language': 'de', cookie: 'plenary-language=xx' }, 'fr'],
  ])('is in %s', async (_, path, headers, language) => {
    await start();
    expect((await rendered(path, headers as Record<string, string>)).text).toContain(`<h1>Rendered ${language}</h1>`);
  });

  it('is rendered once for all who ask for it together, and compressed', async () => {
    await start(`globalThis.times = (globalThis.times ?? 0) + 1; return ${page("'<h1>' + globalThis.times + '</h1>'")};`);
    await rendered();
    const answers = await Promise.all(Array.from({ length: 10 }, () => get(list)));
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    expect((await get(list, { 'accept-encoding': 'br' })).headers['content-encoding']).toBe('br');
  });

  it('asks services as a visitor, for what is open to anyone', async () => {
    await start(`
      const ask = async (address, init) => { try { const answer = await fetch(address, init); return answer.status + ' ' + (await answer.text()); } catch (error) { return error.message; } };
      const told = [await ask('/api/available-venues?countryCode=FRA'), await ask('/api/user/quotes'), await ask('/api/quote', { method: 'POST' })];
      return ${page('told.join()')};`);
    const { text } = await rendered();
    expect(text).toContain('200 {"from":"booking"},503 {},a page that is rendered does not POST');
    expect(await world.actorOf(world.booking.seen[0])).toMatchObject({ kind: 'visitor' });
    expect(world.booking.seen.map(({ url }) => url)).not.toContain('/api/user/quotes');
  });

  it('has no secret of the gateway, and nothing of Node but what libraries need', async () => {
    process.env.A_SECRET_OF_THE_GATEWAY = 'told to nobody';
    await start(
      `return ${page('JSON.stringify(process.env) + (() => { try { require("node:fs"); return "files"; } catch (error) { return error.message; } })()')};`,
    );
    const { text } = await rendered();
    expect(text).not.toContain('told to nobody');
    expect(text).toContain('no node:fs for a page that is rendered');
    delete process.env.A_SECRET_OF_THE_GATEWAY;
  });

  it('leads on to another address of the site, and to none of another', async () => {
    await start(`return { status: 302, redirect: 'https://evil.example/?countryCode=FRA' };`);
    const { status, headers } = await rendered('/');
    expect([status, headers.location]).toEqual([302, '/?countryCode=FRA']);
  });

  it('is answered as it was while it is rendered anew', async () => {
    const counted = `const drawn = (globalThis.drawn = (globalThis.drawn ?? 0) + 1); if (drawn === 2) await globalThis.fetch('/api/available-venues');`;
    await start(`${counted} return ${page("'<h1>Drawing ' + drawn + '</h1>'")};`, { rendering: { budget: 60_000, keptFor: 0 } });
    expect((await rendered()).text).toContain('Drawing 1');
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    world.booking.answer((request, response) => void held.then(() => json(200, {})(request, response)));
    for (let time = 0; time < 3; time++) expect((await get(list)).text).toContain('Drawing 1');
    release();
    while ((await get(list)).text.includes('Drawing 1')) await pause(20);
    expect((await get(list)).text).toMatch(/Drawing [2-9]/);
  });

  it.each(['/?countryCode=FRA&d=2027-01-19_20&p=24&s=8_8', '/venues/ternes?days=%5B%5D&manualPax=%5B0%5D'])(
    'comes for a search that asks for no prices, %s',
    async (address) => {
      await start();
      expect((await rendered(address)).text).toContain('Rendered fr');
    },
  );

  it('is not found where its venue is not', async () => {
    await start('return { status: 404 };');
    const { status, text } = await rendered('/venues/nowhere');
    expect([status, isTodays(text)]).toEqual([404, true]);
  });
});

describe('the browser renders, as it does all other pages,', () => {
  it.each(['/quotes/42', '/?countryCode=FRA&action=availabilities', '/?countryCode=FRA&unknown=1', `/?days=${'1'.repeat(3_000)}`])(
    '%s',
    async (path) => {
      await start();
      await rendered();
      expect(isTodays((await get(path)).text)).toBe(true);
    },
  );

  it('a page for somebody with a session', async () => {
    await start();
    await rendered();
    world.identity.answer(identityReply());
    expect(isTodays((await get(list, { cookie })).text)).toBe(true);
  });

  it('a page of a build without a server’s part', async () => {
    await start();
    await rendered();
    world.webRoot.write('mf-booking/dist/integrity.json', '{}');
    expect(isTodays((await get(list)).text)).toBe(true);
  });
});

describe('a fault in rendering never reaches the visitor: today’s page comes', () => {
  const within = { rendering: { budget: 250, hangs: { usual: 500, first: 500 } } };
  /** Every answer is today's page, and the gateway lives on. */
  const expectTodays = async () => {
    for (let time = 0; time < 8; time++) {
      const { status, text } = await get(list);
      expect([status, isTodays(text)]).toEqual([200, true]);
      expect((await get('/livez')).status).toBe(200);
      await pause(50);
    }
  };
  /** Until the fault has come to be: before, no renderer is there. */
  const until = async (told: RegExp) => {
    while (!world.lines.some((line) => told.test(JSON.stringify(line)))) {
      await get(list);
      await pause(20);
    }
  };

  it.each([
    ['throws', 'throw new Error("broken");', /broken/],
    ['rejects with nothing', 'return Promise.reject();', /undefined/],
    ['answers nonsense', 'return null;', /not rendered/],
    ['never answers', 'return new Promise(() => {});', /does not answer/],
    ['loops', 'for (;;) {}', /does not answer/],
    ['exits', 'process.exit(3);', /ended: 3/],
    ['kills itself', 'process.kill(process.pid, "SIGKILL"); for (;;) {}', /ended: SIGKILL/],
    [
      'eats memory',
      'const eaten = []; for (;;) eaten.push(new Array(1e6).fill(eaten.length));',
      /ended: SIG(ABRT|TRAP|ILL)|does not answer/,
    ],
    ['fails outside of the page', 'setTimeout(() => { throw new Error("later"); }); return new Promise(() => {});', /ended: 1/],
    ['is not the one that was released', 'CHANGED', /not the one that was released/],
  ])('where the code %s', async (_, draw, told) => {
    await start(draw, within);
    if (draw === 'CHANGED') world.webRoot.write('mf-booking/dist/server/main.cjs', 'module.exports = {}');
    await until(told);
    await expectTodays();
  });

  it('and pages come rendered again once the code is mended', async () => {
    await start('process.exit(3);', within);
    await until(/ended: 3/);
    world.webRoot.writeServerBuilds(good);
    expect((await rendered()).text).toContain('<h1>Rendered fr</h1>');
  });

  it('where a service is away', async () => {
    await start(`const { status } = await fetch('/api/available-venues'); return status === 200 ? ${page("''")} : { status };`, within);
    world.booking.answer(json(503, {}));
    await expectTodays();
  });

  it('where no process renders', async () => {
    await start(good, { ...within, settings: { RENDERERS: '0' } });
    await expectTodays();
  });
});

describe('releases', () => {
  const drawn = (version: string) => `return ${page(`'<h1>of ${version}</h1>'`)};`;
  const act = (action: ReleaseAction) =>
    createRegistry(folderStore(world.webRoot.releases)).act({ remote: 'mf-booking', action, by: 'zoe', at: '2026-07-01T10:00:00.000Z' });
  /** What visitors of two groups are rendered; half of all groups are given a canary of 50 %, one of any two that lie half of them apart. */
  const shown = async () => {
    const versions = new Set<string | undefined>();
    for (const group of [0, groups / 2]) {
      const { text } = await rendered(list, { cookie: cookieOfGroup(group) });
      versions.add(/<h1>of ([^<]*)</.exec(text)?.[1]);
    }
    return [...versions].toSorted();
  };

  it('a visitor is rendered the very release that the browser is given: live, canary, and after a rollback', async () => {
    await start(drawn('the installed build'));
    for (const version of ['2.1.0', '2.2.0']) {
      world.webRoot.release('mf-booking', version);
      world.webRoot.writeServerBuilds(drawn(version), { version });
    }
    expect(await shown()).toEqual(['the installed build']);
    await act({ kind: 'release', version: '2.1.0', percent: null });
    expect(await shown()).toEqual(['2.1.0']);
    await act({ kind: 'release', version: '2.2.0', percent: 50 });
    expect(await shown()).toEqual(['2.1.0', '2.2.0']);
    const { text } = await rendered(list, { cookie: cookieOfGroup(0) });
    const [, inPage] = /<h1>of ([^<]*)</.exec(text) ?? [];
    expect(text).toContain(`"name":"mf-booking","version":"${inPage}"`);
    expect(text).toContain(`url(/remotes/mf-booking/${inPage}/a.avif)`);
    await act({ kind: 'promote', version: '2.2.0' });
    expect(await shown()).toEqual(['2.2.0']);
    await act({ kind: 'rollback' });
    expect(await shown()).toEqual(['2.1.0']);
  });
});
