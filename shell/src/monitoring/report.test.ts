import { CallError } from '@plenary/http/call-error';
import { RemoteUnavailable } from '../faults/remote-unavailable.ts';
import { createReport } from './report.ts';

// Covers B-H03, B-Y10–B-Y12.

const refused = (status: number) => new CallError({ status, body: { code: 'refused' }, requestId: 'request-0001' });

const thrownAt = (file: string) =>
  Object.assign(new Error('a fault'), { stack: `Error: a fault\n    at show (https://plenary.example${file}:1:20)` });

const settled = () => new Promise<void>((resolve) => setTimeout(resolve));

const turn = (state: DocumentVisibilityState) => {
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  document.dispatchEvent(new Event('visibilitychange'));
};

const createWorld = () => {
  const send = jest.fn(async (_address: string, _init: RequestInit) => ({ ok: true }));
  const report = createReport({ send, headers: () => ({ 'x-app-version': '1.2.3' }), versionOf: (remote) => `${remote} 2.0.0` });
  const messages = () => send.mock.calls.map(([, { body }]) => JSON.parse(String(body)).message as string);
  return { send, report, messages };
};

it('contains an error with its stack, its causes and the page', () => {
  const { send, report, messages } = createWorld();
  window.history.replaceState(null, '', '/venues/ternes?days=secret');
  report(new Error('the remote is away', { cause: new Error('no such file') }));
  expect(messages()[0]).toMatch(/the remote is away[\s\S]*caused by: Error: no such file/);
  const [address, init] = send.mock.calls[0] ?? [];
  expect(address).toBe('/api/monitoring/report');
  expect(init?.headers).toMatchObject({
    'x-app-version': '1.2.3',
    'content-type': 'application/json',
    'x-request-id': expect.stringMatching(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/),
  });
  expect(JSON.parse(String(init?.body)).page).toBe('/venues/ternes');
});

it.each([
  ['a remote that did not come', new RemoteUnavailable('mf-booking', new Error('gone')), 'mf-booking'],
  ['what the code of a remote threw', thrownAt('/remotes/mf-auth/1.2.0-0a1b2c3d/252.js'), 'mf-auth'],
  ['what the shell threw', thrownAt('/main.0a1b2c3d.js'), 'shell'],
  ['what is no error', '/remotes/mf-auth/', 'shell'],
])('names the remote or the shell, and its version, for %s', (_, error, remote) => {
  const { send, report } = createWorld();
  report(error);
  const { body } = send.mock.calls[0]?.[1] ?? {};
  expect(JSON.parse(String(body))).toMatchObject({ remote, version: `${remote} 2.0.0` });
});

it.each([
  [404, 0],
  [401, 0],
  [400, 1],
  [403, 1],
  [500, 1],
])('tells of a call refused with %i %i times', (status, times) => {
  const { report, messages } = createWorld();
  report(refused(status));
  expect(messages()).toHaveLength(times);
});

// Covers L-U04.
it('is cut at 9,000 characters', () => {
  const { report, messages } = createWorld();
  report('x'.repeat(20_000));
  expect(messages()[0]).toHaveLength(9_000);
});

// Covers L-U03.
it('is sent for every error of a page, repeated ones too', () => {
  const { report, messages } = createWorld();
  for (let count = 0; count < 20; count++) report(new Error('the same'));
  expect(messages()).toHaveLength(20);
});

// Covers L-U03, L-U06.
it('counts the errors beyond twenty, and sends the count when the page is hidden', () => {
  const { send, report, messages } = createWorld();
  for (let count = 0; count < 27; count++) report(new Error('the same'));
  expect(messages()).toHaveLength(20);
  turn('visible');
  expect(messages()).toHaveLength(20);
  turn('hidden');
  turn('hidden');
  expect(messages().slice(20)).toEqual(['7 more errors of this page']);
  expect(JSON.parse(String(send.mock.calls.at(-1)?.[1].body))).toMatchObject({ unsent: 7 });
});

// Covers L-U03, L-U06.
it.each([
  ['fails', () => Promise.reject(new Error('offline'))],
  ['is refused because of too many', async () => ({ ok: false })],
])('counts an error whose report %s, until the count arrives', async (_, answer) => {
  const { send, report, messages } = createWorld();
  send.mockImplementation(answer);
  report(new Error('the first'));
  report(new Error('the second'));
  await settled();
  for (const _hidden of [1, 2]) {
    turn('hidden');
    await settled();
  }
  send.mockImplementation(async () => ({ ok: true }));
  turn('hidden');
  await settled();
  turn('hidden');
  expect(messages().slice(2)).toEqual(Array(3).fill('2 more errors of this page'));
});

// Covers L-U01.
it('is not sent in development, and is everywhere else', () => {
  const send = jest.fn(async () => ({ ok: true }));
  const common = { send, headers: () => ({}), versionOf: () => undefined };
  createReport({ ...common, isDevelopment: true })(new Error('a fault'));
  expect(send).not.toHaveBeenCalled();
  createReport({ ...common, isDevelopment: false })(new Error('a fault'));
  expect(send).toHaveBeenCalledTimes(1);
});

it('is limited to twenty a page', () => {
  const { report, messages } = createWorld();
  for (let i = 0; i < 50; i++) report(new Error(`${i}`));
  expect(messages()).toHaveLength(20);
});

it('is no error of its own if it can’t be sent', async () => {
  const report = createReport({ send: () => Promise.reject(new Error('offline')), headers: () => ({}), versionOf: () => undefined });
  expect(() => report(new Error('the first'))).not.toThrow();
});
