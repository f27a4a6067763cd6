import { CallError } from '@plenary/http/call-error';
import type { Call } from '@plenary/http/create-caller';
import { newId } from '@plenary/http/new-id';
import { currentPlatform, type Session } from '@plenary/platform';
import { createTestPlatform } from '@plenary/platform/testing';
import { createShellStore } from './shell-store.ts';
import { claire } from './testing/demo-users.ts';

const refused = (status: number) => new CallError({ status, body: { code: 'refused' }, requestId: 'request-0001' });

const createWorld = ({
  session = null as Session,
  answer = async (): Promise<unknown> => undefined,
  switchTexts = jest.fn(async () => {}),
} = {}) => {
  const report = jest.fn();
  const call = jest.fn((_endpoint: unknown, _request: unknown) => answer());
  const store = createShellStore({
    settings: createTestPlatform().settings,
    session,
    menu: [],
    language: 'fr',
    call: call as unknown as Call,
    report,
    track: () => {},
    newId,
    loadRemote: async () => Promise.reject(new Error('no remote here')),
    switchTexts,
    translate: (key) => key,
  });
  return { store, report, call, switchTexts, platform: () => store.snapshot().platform };
};

describe('the language', () => {
  it('applies to the page, to loaders and to the account once its texts are loaded', async () => {
    const { platform, call } = createWorld({ session: claire });
    await platform().setLanguage('nl');
    expect(platform()).toMatchObject({ language: 'nl', locale: 'nl-NL' });
    expect(currentPlatform().language).toBe('nl');
    expect(call).toHaveBeenCalledWith(expect.objectContaining({ method: 'PATCH', path: '/api/me' }), { body: { lang: 'nl' } });
  });

  it('of a visitor is not saved to an account', async () => {
    const { platform, call } = createWorld();
    await platform().setLanguage('es');
    expect(call).not.toHaveBeenCalled();
  });

  it('chosen last wins, in any order of loading', async () => {
    const waiting: (() => void)[] = [];
    const switchTexts = jest.fn(() => new Promise<void>((resolve) => void waiting.push(resolve)));
    const { platform } = createWorld({ switchTexts });
    const both = Promise.all([platform().setLanguage('nl'), platform().setLanguage('es')]);
    await Promise.resolve();
    expect(switchTexts.mock.calls).toEqual([['nl']]);
    waiting[0]?.();
    await new Promise((resolve) => setTimeout(resolve));
    expect(switchTexts.mock.calls).toEqual([['nl'], ['es']]);
    waiting[1]?.();
    await both;
    expect(platform().language).toBe('es');
  });

  it('without its texts stays unchanged, with a message and a report, and the next one can be chosen', async () => {
    const fault = new Error('no texts');
    const switchTexts = jest.fn().mockRejectedValueOnce(fault).mockResolvedValue(undefined);
    const { platform, store, report } = createWorld({ switchTexts });
    await platform().setLanguage('nl');
    expect(platform().language).toBe('fr');
    expect(store.snapshot().notice?.text).toBe('layout.languageFailed');
    expect(report.mock.calls).toEqual([[fault]]);
    await platform().setLanguage('en');
    expect(platform().locale).toBe('en-GB');
  });

  it('applies to the page even if the account could not be updated', async () => {
    const fault = refused(503);
    const { platform, report } = createWorld({ session: claire, answer: () => Promise.reject(fault) });
    await platform().setLanguage('en');
    expect(platform().language).toBe('en');
    expect(report.mock.calls).toEqual([[fault]]);
  });
});

describe('the session', () => {
  it('is that of the server after a refresh', async () => {
    const { platform } = createWorld({ answer: async () => claire });
    expect(await platform().refreshSession()).toEqual(claire);
    expect(currentPlatform().session).toEqual(claire);
  });

  it('is a visitor’s at 401', async () => {
    const { platform } = createWorld({ session: claire, answer: () => Promise.reject(refused(401)) });
    expect(await platform().refreshSession()).toBeNull();
    expect(platform().session).toBeNull();
  });

  it('stays if svc-identity is unavailable', async () => {
    const { platform } = createWorld({ session: claire, answer: () => Promise.reject(refused(503)) });
    await expect(platform().refreshSession()).rejects.toThrow();
    expect(platform().session).toEqual(claire);
  });
});

it('a message replaces the previous one, and listeners are notified of each change', () => {
  const { platform, store } = createWorld();
  const seen: (string | undefined)[] = [];
  const stop = store.subscribe(() => void seen.push(store.snapshot().notice?.text));
  platform().notify({ text: 'one' });
  const { id } = store.snapshot().notice ?? {};
  platform().notify({ text: 'one' });
  expect(store.snapshot().notice?.id).not.toBe(id);
  store.dismissNotice();
  stop();
  platform().notify({ text: 'unheard' });
  expect(seen).toEqual(['one', 'one', undefined]);
});
