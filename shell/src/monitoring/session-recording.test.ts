import { type Deed, startRecording } from './record-session.ts';
import { chooseRecording, recordWhileWanted, wantsRecording } from './recording-consent.ts';

const withConsent = { unlessRefused: false };

const createWorld = () => {
  const send = jest.fn(async (_address: string, _init: RequestInit) => {});
  const clock = { now: 1_000 };
  let navigated = () => {};
  let ids = 0;
  const begin = () =>
    startRecording({
      page: window,
      send,
      headers: () => ({ 'x-app-version': '1.2.3' }),
      newId: () => `id-${++ids}`,
      now: () => clock.now,
      onNavigation: (tell) => {
        navigated = tell;
        return () => {
          navigated = () => {};
        };
      },
    });
  const goTo = (path: string) => {
    window.history.replaceState(null, '', path);
    navigated();
  };
  const parts = () => send.mock.calls.map(([, { body }]) => JSON.parse(String(body)) as { sequence: number; deeds: Deed[] });
  return { send, clock, begin, goTo, parts };
};

beforeEach(() => {
  window.localStorage.clear();
  window.history.replaceState(null, '', '/');
  document.body.innerHTML =
    '<label>Nom<input type="text" name="secret-name"></label><a href="/venues/ternes?days=secret">Claire Martin</a>';
});

// Covers L-U02.
it('a deployment that records all records every visitor from the first page, until they refuse for good', async () => {
  const end = jest.fn();
  const start = jest.fn(async () => end);
  recordWhileWanted(window, { unlessRefused: true }, start);
  expect(start).toHaveBeenCalledTimes(1);
  chooseRecording(window, false);
  await Promise.resolve();
  expect(end).toHaveBeenCalledTimes(1);
  recordWhileWanted(window, { unlessRefused: true }, start);
  expect(start).toHaveBeenCalledTimes(1);
});

it('only consenting visitors are recorded, until they withdraw', async () => {
  const end = jest.fn();
  const start = jest.fn(async () => end);
  recordWhileWanted(window, withConsent, start);
  expect([wantsRecording(window, withConsent), start.mock.calls.length]).toEqual([false, 0]);
  chooseRecording(window, true);
  chooseRecording(window, true);
  expect(start).toHaveBeenCalledTimes(1);
  chooseRecording(window, false);
  await Promise.resolve();
  expect(end).toHaveBeenCalledTimes(1);
  expect(wantsRecording(window, withConsent)).toBe(false);
});

it('a visitor who consented on an earlier visit is recorded from the first page', () => {
  chooseRecording(window, true);
  const start = jest.fn(async () => () => {});
  recordWhileWanted(window, withConsent, start);
  expect(start).toHaveBeenCalledTimes(1);
});

it('a recorder that fails to load is an error of the page, and loads with the next choice', async () => {
  const reportError = jest.fn();
  Object.assign(window, { reportError });
  const gone = new Error('no such file');
  const end = jest.fn();
  const start = jest.fn(async (): Promise<() => void> => end).mockRejectedValueOnce(gone);
  chooseRecording(window, true);
  recordWhileWanted(window, withConsent, start);
  await new Promise(process.nextTick);
  expect(reportError.mock.calls).toEqual([[gone]]);
  chooseRecording(window, true);
  expect(start).toHaveBeenCalledTimes(2);
  chooseRecording(window, false);
  await new Promise(process.nextTick);
  expect(end).toHaveBeenCalledTimes(1);
});

it('nothing is sent after a withdrawal, not even earlier actions', () => {
  const { send, begin, goTo } = createWorld();
  const end = begin();
  goTo('/venues');
  document.body.click();
  end();
  window.dispatchEvent(new Event('pagehide'));
  expect(send).not.toHaveBeenCalled();
});

it('contains the page and the kind of pressed element, and no typed or read text', () => {
  const { send, clock, begin, goTo, parts } = createWorld();
  const end = begin();
  const input = document.querySelector('input') as HTMLInputElement;
  input.value = 'Claire Martin';
  clock.now += 500;
  input.dispatchEvent(new Event('change', { bubbles: true }));
  goTo('/survey/00U7Q00000De001/day/0/plenary/0?returnTo=summary');
  const link = document.querySelector('a') as HTMLAnchorElement;
  link.addEventListener('click', (event) => event.preventDefault());
  link.click();
  window.dispatchEvent(new Event('pagehide'));
  end();
  expect(parts()).toEqual([
    {
      recordingId: 'id-1',
      sequence: 0,
      deeds: [
        { at: 0, kind: 'page', page: '/' },
        { at: 500, kind: 'change', page: '/', on: 'input text' },
        { at: 500, kind: 'page', page: '/survey/:id/day/:id/plenary/:id' },
        { at: 500, kind: 'click', page: '/survey/:id/day/:id/plenary/:id', on: 'a /venues/ternes' },
      ],
    },
  ]);
  expect(JSON.stringify(send.mock.calls)).not.toMatch(/Claire|secret|De001/);
  expect(send.mock.calls[0]?.[1]).toMatchObject({ credentials: 'omit', keepalive: true });
});

it('is sent in parts, the last when the page closes, and nothing after its end', () => {
  const { begin, goTo, parts } = createWorld();
  const end = begin();
  window.dispatchEvent(new Event('pagehide'));
  goTo('/venues');
  window.dispatchEvent(new Event('pagehide'));
  end();
  document.body.click();
  window.dispatchEvent(new Event('pagehide'));
  expect(parts().map(({ sequence, deeds }) => [sequence, deeds.map(({ kind, page }) => `${kind} ${page}`)])).toEqual([
    [0, ['page /']],
    [1, ['page /venues']],
  ]);
});

it('a page that is open for long sends two thousand actions at most', () => {
  const { begin, parts } = createWorld();
  const end = begin();
  for (let count = 0; count < 2_500; count++) document.body.click();
  window.dispatchEvent(new Event('pagehide'));
  end();
  expect(parts().flatMap(({ deeds }) => deeds)).toHaveLength(2_000);
});
