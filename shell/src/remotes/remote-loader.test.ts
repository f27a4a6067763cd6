import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';
import { createUncaughtErrors } from '../monitoring/uncaught-errors.ts';
import { announcedRemote } from '../testing/announced-remote.ts';
import { fakeRemote } from '../testing/fake-remote.tsx';
import { createAnnouncements } from './announcements.ts';
import { createRemoteLoader } from './remote-loader.ts';

const announced = [
  announcedRemote('mf-auth'),
  {
    ...announcedRemote('mf-booking'),
    version: '2.0.0',
    manifest: '/remotes/mf-booking/2.0.0/mf-manifest.json',
    integrity: 'sha256-manifest',
    hashes: { 'entry.js': 'sha256-entry', 'page.css': 'sha256-style' } as Record<string, string>,
  },
];
const booking = fakeRemote({ namespace: 'booking' });
const auth = fakeRemote({ namespace: 'auth' });

/** A federation with an answer per container, chosen by a test. */
const createWorld = () => {
  const answers: Record<string, () => Promise<unknown>> = {
    'mf_booking/remote': async () => booking,
    'mf_auth/remote': async () => auth,
  };
  const plugins: ModuleFederationRuntimePlugin[] = [];
  const federation = {
    registerPlugins: (added: ModuleFederationRuntimePlugin[]) => void plugins.push(...added),
    registerRemotes: jest.fn(),
    loadRemote: jest.fn(async (id: string) => (await answers[id]?.()) ?? null),
  };
  const report = jest.fn();
  const uncaught = createUncaughtErrors(window, report);
  const now = { announced, isAway: false };
  const ask = async () => {
    if (now.isAway) throw new Error('offline');
    return now.announced;
  };
  const announcements = createAnnouncements({ announced, ask });
  const loader = createRemoteLoader({ federation: federation as never, announcements, uncaught });
  const [plugin] = plugins;
  if (!plugin) throw new Error('no plugin was registered');
  return { answers, federation, loader, report, plugin, now, announcements };
};

const failing = (message: string) => async () => {
  throw new Error(message);
};
/** Like a browser with a script that throws: the window gets the error, the loader an empty failure. */
const throwing = (file: string, message: string) => async () => {
  window.dispatchEvent(new ErrorEvent('error', { error: new Error(message), filename: `https://plenary.example${file}` }));
  throw new Error('the container is undefined');
};

afterEach(() => {
  jest.useRealTimers();
  document.head.replaceChildren();
});

it('registers every remote once, by an identifier', () => {
  const { federation } = createWorld();
  expect(federation.registerRemotes.mock.calls).toEqual([
    [
      [
        { name: 'mf_auth', entry: '/remotes/mf-auth/mf-manifest.json' },
        { name: 'mf_booking', entry: '/remotes/mf-booking/2.0.0/mf-manifest.json' },
      ],
      undefined,
    ],
  ]);
});

it('loads a remote once, despite repeated and concurrent calls', async () => {
  const { loader, federation } = createWorld();
  const [first, second] = await Promise.all([loader.load('mf-booking'), loader.load('mf-booking')]);
  expect(await loader.load('mf-booking')).toBe(first);
  expect([first, second]).toEqual([booking, booking]);
  expect(federation.loadRemote).toHaveBeenCalledTimes(1);
  expect(loader.loaded()).toEqual([booking]);
});

describe.each([
  ['its manifest is 404', failing('manifest answered 404'), /404/],
  ['its manifest is 503', failing('manifest answered 503'), /503/],
  ['HTML comes for its script', throwing('/remotes/mf-booking/entry.js', "Unexpected token '<'"), /container is undefined/],
  ['its script has a syntax error', throwing('/remotes/mf-booking/entry.js', 'Unexpected identifier'), /container is undefined/],
  ['it throws as it starts', failing('a fault at init'), /a fault at init/],
  ['it exposes nothing', async () => null, /exposes no routes/],
  ['it exposes something else', async () => ({ namespace: 'booking' }), /exposes no routes/],
])('where %s', (_, broken, message) => {
  it('the load fails within three attempts, and the other remotes load', async () => {
    const { loader, answers, federation } = createWorld();
    answers['mf_booking/remote'] = broken;
    await expect(loader.load('mf-booking')).rejects.toThrow(message);
    expect(federation.loadRemote).toHaveBeenCalledTimes(3);
    expect(await loader.load('mf-auth')).toBe(auth);
    expect(loader.loaded()).toEqual([auth]);
  });

  it('the next load retries, and succeeds once it is repaired', async () => {
    const { loader, answers } = createWorld();
    answers['mf_booking/remote'] = broken;
    await loader.load('mf-booking').catch(() => {});
    answers['mf_booking/remote'] = async () => booking;
    expect(await loader.load('mf-booking')).toBe(booking);
  });
});

it('the error of a script is the cause of the failure, and reported nowhere else', async () => {
  const { loader, answers, report } = createWorld();
  answers['mf_booking/remote'] = throwing('/remotes/mf-booking/entry.js', 'Unexpected identifier');
  const failure = await loader.load('mf-booking').catch((error: Error) => error);
  expect(failure).toMatchObject({ message: 'the container is undefined', cause: { message: 'Unexpected identifier' } });
  expect(report).not.toHaveBeenCalled();
});

describe('a remote that hangs', () => {
  it('times out after a while, and a late answer changes nothing', async () => {
    jest.useFakeTimers();
    const { loader, answers } = createWorld();
    let arrive = () => {};
    answers['mf_booking/remote'] = () =>
      new Promise((resolve) => {
        arrive = () => resolve(booking);
      });
    const failure = loader.load('mf-booking').catch((error: Error) => error);
    await jest.runAllTimersAsync();
    expect(await failure).toMatchObject({ message: expect.stringMatching(/not there within/) });
    arrive();
    await jest.runAllTimersAsync();
    expect(loader.loaded()).toEqual([]);
  });

  it('delays none of the others', async () => {
    const { loader, answers } = createWorld();
    answers['mf_booking/remote'] = () => new Promise(() => {});
    void loader.load('mf-booking').catch(() => {});
    expect(await loader.load('mf-auth')).toBe(auth);
  });

  it('is loaded from its own address the next time, because the browser would wait for the first', async () => {
    const { loader, answers, plugin } = createWorld();
    const source = (name: string) => {
      const made = plugin.createScript?.({ url: `https://plenary.example/remotes/${name}/entry.js` } as never);
      return made && 'script' in made ? made.script?.src : undefined;
    };
    expect(source('mf-booking')).toBe('https://plenary.example/remotes/mf-booking/entry.js');
    answers['mf_booking/remote'] = failing('gone');
    await loader.load('mf-booking').catch(() => {});
    expect(source('mf-booking')).toBe('https://plenary.example/remotes/mf-booking/entry.js?again=3');
    expect(source('mf-auth')).toBe('https://plenary.example/remotes/mf-auth/entry.js');
  });
});

it('after a failure its hints, scripts and chunks are removed from the page, and those of the others are not', async () => {
  const { loader, answers } = createWorld();
  document.head.innerHTML = ['mf-booking', 'mf-auth']
    .map((name) => `<link rel="preload" as="script" href="/remotes/${name}/a.js"><script type="x" src="/remotes/${name}/a.js"></script>`)
    .join('');
  Object.assign(window, { rspackChunkmf_booking: [1], rspackChunkmf_auth: [2] });
  answers['mf_booking/remote'] = failing('gone');
  await loader.load('mf-booking').catch(() => {});
  expect(document.head.innerHTML).not.toContain('mf-booking');
  expect(document.head.querySelectorAll('link, script')).toHaveLength(2);
  expect(window).not.toHaveProperty('rspackChunkmf_booking');
  expect(window).toHaveProperty('rspackChunkmf_auth', [2]);
});

it('scripts keep their attributes and have their own time-out', () => {
  const { plugin } = createWorld();
  const made = plugin.createScript?.({ url: '/remotes/mf-auth/entry.js', attrs: { crossorigin: 'anonymous', 'data-x': 1 } } as never);
  expect(made).toEqual({ script: expect.any(HTMLScriptElement), timeout: expect.any(Number) });
  const { script } = made as { script: HTMLScriptElement };
  expect(script.getAttribute('crossorigin')).toBe('anonymous');
});

describe('a release that was rolled back', () => {
  const before = {
    ...(announced[1] as (typeof announced)[number]),
    version: '1.9.0',
    manifest: '/remotes/mf-booking/1.9.0/mf-manifest.json',
  };

  it('is replaced by the live one as soon as it fails, and the other remotes keep theirs', async () => {
    const { loader, answers, federation, now, announcements } = createWorld();
    now.announced = [{ ...(announced[0] as typeof before), version: '1.0.1' }, before];
    let entry = announced[1]?.manifest;
    federation.registerRemotes.mockImplementation(([remote]) => {
      entry = remote.entry;
    });
    answers['mf_booking/remote'] = async () => {
      if (entry !== before.manifest) throw new Error('a faulty release');
      return booking;
    };
    expect(await loader.load('mf-booking')).toBe(booking);
    expect(announcements.of('mf-booking')?.version).toBe('1.9.0');
    expect(announcements.of('mf-auth')?.version).toBe('1.0.0');
  });

  it('is refreshed again at the next attempt, also if the first refresh had no answer', async () => {
    const { loader, answers, now, announcements } = createWorld();
    now.isAway = true;
    answers['mf_booking/remote'] = failing('a faulty release');
    await loader.load('mf-booking').catch(() => {});
    expect(announcements.of('mf-booking')?.version).toBe('2.0.0');
    Object.assign(now, { isAway: false, announced: [before] });
    answers['mf_booking/remote'] = async () => booking;
    expect(await loader.load('mf-booking')).toBe(booking);
    expect(announcements.of('mf-booking')?.version).toBe('1.9.0');
  });
});

describe('hashes', () => {
  it('of the manifest and of its files are those in the page', async () => {
    const { plugin } = createWorld();
    const asked = jest.spyOn(globalThis, 'fetch').mockResolvedValue({} as Response);
    await plugin.fetch?.('https://plenary.example/remotes/mf-booking/2.0.0/mf-manifest.json', {});
    await plugin.fetch?.('https://plenary.example/remotes/mf-auth/mf-manifest.json', {});
    expect(asked.mock.calls.map(([, init]) => init?.integrity)).toEqual(['sha256-manifest', undefined]);
    asked.mockRestore();

    const made = plugin.createScript?.({ url: 'https://plenary.example/remotes/mf-booking/2.0.0/entry.js' } as never);
    expect(made && 'script' in made && made.script).toMatchObject({ integrity: 'sha256-entry', crossOrigin: 'anonymous' });
    const link = plugin.createLink?.({ url: '/remotes/mf-booking/2.0.0/page.css', attrs: { rel: 'stylesheet' } } as never);
    expect(link).toMatchObject({ rel: 'stylesheet', integrity: 'sha256-style', crossOrigin: 'anonymous' });
  });

  it('are not required from a build without any', () => {
    const { plugin } = createWorld();
    const made = plugin.createScript?.({ url: 'https://plenary.example/remotes/mf-auth/entry.js' } as never);
    expect(made && 'script' in made && made.script?.hasAttribute('integrity')).toBe(false);
  });
});
