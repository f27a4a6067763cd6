import type { Session } from '@plenary/platform';
import { createTestPlatform } from '@plenary/platform/testing';
import { isInternal } from './is-internal.ts';
import { createTrack } from './track.ts';

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
  [null, 1],
])('what %s does is told %i times', (email, times) => {
  const page = { history: { state: null }, dataLayer: [] as Record<string, unknown>[] };
  const { settings } = createTestPlatform();
  const session = email === null ? null : ({ email } as Session);
  const world = { session, settings: { ...settings, internalEmailDomains: ['comet.example'] } };
  createTrack(page as unknown as Window, () => isInternal(world))('ValidSearch_Sent');
  expect(page.dataLayer).toHaveLength(times);
});

it('a dialog that is opened twice is tracked twice', () => {
  const { page, track, visit } = createWorld();
  visit('first');
  track('SignupOrLogin_Displayed');
  track('SignupOrLogin_Displayed');
  expect(page.dataLayer).toHaveLength(2);
});
