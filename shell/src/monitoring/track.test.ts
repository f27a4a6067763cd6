import type { Session } from '@plenary/platform';
import { createTestPlatform } from '@plenary/platform/testing';
import { isInternal } from './is-internal.ts';
import { createCollector, createTrack } from './track.ts';

// Covers B-G09, B-Y09.

const createWorld = () => {
  const page = { history: { state: null as { key: string } | null }, dataLayer: undefined as Record<string, unknown>[] | undefined };
  const visit = (key: string) => Object.assign(page.history, { state: { key } });
  return { page, track: createTrack(page as unknown as Window), visit };
};

it('events are pushed to the deployment’s statistics, with their details', () => {
  const { page, track } = createWorld();
  track('SignupOrLogin_Displayed', { flowType: 'in-funnel' });
  expect(page.dataLayer).toEqual([{ event: 'SignupOrLogin_Displayed', flowType: 'in-funnel' }]);
});

it('Back to a search repeats no event, and a new search does', () => {
  const { page, track, visit } = createWorld();
  const show = (key: string) => {
    visit(key);
    track('ValidSearch_Sent');
    track('PricedResults_Displayed');
  };
  show('first');
  show('second');
  show('first');
  expect(page.dataLayer).toHaveLength(4);
  show('third');
  expect(page.dataLayer).toHaveLength(6);
});

it.each([
  ['staff@comet.example', 0],
  ['staff@COMET.example', 0],
  ['claire@atelier-nord.example', 1],
  ['claire@not-comet.example', 1],
  ['staff@another.example', 0, 'staff'],
  ['admin@another.example', 0, 'admin'],
  [null, 1],
])('what %s does is told %i times', (email, times, role = 'customer') => {
  const page = { history: { state: null }, dataLayer: [] as Record<string, unknown>[] };
  const { settings } = createTestPlatform();
  const session = email === null ? null : ({ email, role } as Session);
  const world = { session, settings: { ...settings, internalEmailDomains: ['comet.example'] } };
  createTrack(page as unknown as Window, { isInternal: () => isInternal(world) })('ValidSearch_Sent');
  expect(page.dataLayer).toHaveLength(times);
});

it('a dialog that is opened twice is tracked twice', () => {
  const { page, track, visit } = createWorld();
  visit('first');
  track('SignupOrLogin_Displayed');
  track('SignupOrLogin_Displayed');
  expect(page.dataLayer).toHaveLength(2);
});

it('a collector gets each event once, without cookies, and its failure disturbs nobody', async () => {
  const page = { history: { state: null }, dataLayer: [] as Record<string, unknown>[] };
  const fetch = jest.fn(async () => Promise.reject(new Error('away')));
  const collect = createCollector('https://collector.example/events', { fetch });
  const track = createTrack(page as unknown as Window, { collect });
  track('ValidSearch_Sent');
  track('ValidSearch_Sent');
  track('SignupOrLogin_Displayed', { flowType: 'in-funnel' });
  const sent = { method: 'POST', mode: 'no-cors', credentials: 'omit', keepalive: true };
  expect(fetch.mock.calls).toEqual([
    ['https://collector.example/events', { ...sent, body: '{"event":"ValidSearch_Sent"}' }],
    ['https://collector.example/events', { ...sent, body: '{"event":"SignupOrLogin_Displayed","flowType":"in-funnel"}' }],
  ]);
});
