import { claimedPaths, readRemotePages, remoteOf } from './remote-pages.ts';
import { type GatewayWorld, startGateway } from './testing/gateway-world.ts';

const booking = { name: 'mf-booking', paths: ['/', '/venues'] };
const area = { name: 'mf-client-area', paths: ['/profile'] };

test.each([
  ['/', 'mf-booking'],
  ['/venues', 'mf-booking'],
  ['/venues/ternes', 'mf-booking'],
  ['/profile/events', 'mf-client-area'],
  ['/venuesque', undefined],
  ['/legal-notices', undefined],
])('%s is a page of %s', (pathname, name) => {
  expect(remoteOf([booking, area], pathname)).toBe(name);
});

test.each([
  ['the same path', '/profile', 'path of another remote: /profile, mf-client-area has /profile'],
  ['a path within', '/profile/stars', 'path of another remote: /profile/stars, mf-client-area has /profile'],
  ['the start page', '/', 'path of another remote: /, mf-booking has /'],
])('a remote that claims %s is refused', (_, path, reason) => {
  expect(claimedPaths('mf-feedback', { paths: [path, '/feedback'] }, [booking, area])).toEqual([reason]);
});

test('a path around another remote’s is refused, and one beside it is free', () => {
  expect(claimedPaths('mf-feedback', { paths: ['/stars'] }, [{ name: 'mf-x', paths: ['/stars/mine'] }])).toHaveLength(1);
  expect(claimedPaths('mf-feedback', { paths: ['/profiles', '/feedback'] }, [booking, area])).toEqual([]);
});

test('a remote may keep its own', () => {
  expect(claimedPaths('mf-booking', { paths: ['/', '/venues', '/quotes'] }, [booking, area])).toEqual([]);
});

test.each([
  ['no path', { paths: [] }],
  ['a path without a slash', { paths: ['venues'] }],
  ['a path that ends with one', { paths: ['/venues/'] }],
  ['a path that leads elsewhere', { paths: ['//evil.example'] }],
  [
    'a menu that leads elsewhere',
    { paths: ['/x'], menu: [{ href: 'https://evil.example', for: 'staff', label: { fr: 'x', en: 'x', es: 'x', nl: 'x' } }] },
  ],
  ['a menu in one language', { paths: ['/x'], menu: [{ href: '/x', for: 'everybody', label: { fr: 'x' } }] }],
])('%s is refused', (_, pages) => {
  expect(() => readRemotePages(JSON.stringify(pages))).toThrow();
});

describe('the site', () => {
  let world: GatewayWorld;
  beforeEach(async () => {
    world = await startGateway();
  });
  afterEach(() => world.stop());

  interface Announced {
    name: string;
    version: string;
    paths: string[];
    menu: { href: string }[];
  }
  const remotes = async () => JSON.parse((await world.ask('/remotes.json')).text) as Announced[];
  const release = async (remote: string, version: string, pages: object) => {
    world.webRoot.release(remote, version);
    world.webRoot.write(`releases/${remote}/${version}/pages.json`, JSON.stringify(pages));
    await world.releases.registry.act({
      remote,
      action: { kind: 'release', version, percent: null },
      by: 'zoe',
      at: '2026-11-26T10:00:00.000Z',
    });
  };
  const hintsAt = async (path: string) => {
    const { text } = await world.ask(path, { headers: { accept: 'text/html' } });
    return /href="\/remotes\/([\w-]+)\//.exec(text)?.[1];
  };

  it('has a remote that is new from its first release on, without another shell, with its line in the menus', async () => {
    const label = { fr: 'Avis', en: 'Feedback', es: 'Opiniones', nl: 'Feedback' };
    const menu = [{ href: '/feedback', for: 'everybody', label }];
    expect(await hintsAt('/feedback')).toBeUndefined();
    await release('mf-feedback', '1.0.0-a', { paths: ['/feedback'], menu });
    expect(await hintsAt('/feedback/mine')).toBe('mf-feedback');
    expect((await remotes()).at(-1)).toMatchObject({ name: 'mf-feedback', version: '1.0.0-a', paths: ['/feedback'], menu });
  });

  it('follows the paths of a release, and of the version that a rollback leads back to', async () => {
    await release('mf-booking', '3.0.0-a', { paths: ['/', '/venues', '/quotes'] });
    expect(await hintsAt('/quotes/1')).toBe('mf-booking');
    world.webRoot.write('mf-booking/dist/pages.json', JSON.stringify({ paths: ['/', '/venues'] }));
    await world.releases.registry.act({ remote: 'mf-booking', action: { kind: 'rollback' }, by: 'zoe', at: '2026-11-26T10:01:00.000Z' });
    expect(await hintsAt('/quotes/1')).toBeUndefined();
  });

  it('keeps the place of a remote whose files are gone', async () => {
    await release('mf-feedback', '1.0.0-a', { paths: ['/feedback'] });
    await remotes();
    world.webRoot.remove('releases/mf-feedback/1.0.0-a');
    expect((await remotes()).at(-1)).toMatchObject({ name: 'mf-feedback', version: 'none', paths: ['/feedback'] });
  });

  it('goes on with what the shell knows of a remote whose own word is broken', async () => {
    world.webRoot.write('mf-auth/dist/pages.json', '{"paths": "everything"}');
    expect((await remotes())[0]).toMatchObject({ name: 'mf-auth', version: '1.0.0', paths: ['/authentication', '/auth'] });
  });
});
