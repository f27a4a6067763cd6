import { whyFits } from './why-fits.ts';

const room = { setUps: [{ configuration: 'theater', people: 24 } as const], hasDaylight: true, isStepFree: true };

test('a room fits by the people that it holds in the set-up, its daylight and its access', () => {
  expect(whyFits(room, { pax: 22, configuration: 'theater' })).toEqual({ most: 24, facts: ['daylight', 'stepFree'] });
  expect(whyFits({ ...room, hasDaylight: undefined, isStepFree: false }, { pax: 24, configuration: 'theater' })?.facts).toEqual([]);
});

test('a room that does not hold the people, or not in that set-up, gives no reason', () => {
  expect(whyFits(room, { pax: 25, configuration: 'theater' })).toBeNull();
  expect(whyFits(room, { pax: 2, configuration: 'u' })).toBeNull();
});
