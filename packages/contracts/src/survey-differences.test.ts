import fc from 'fast-check';
import { type ComparedStep, type ComparedValues, surveyDifferences, warnedFields } from './survey-differences.ts';
import { halfDays, lunchServices, surveyConfigurations, wellnessDurations } from './survey-terms.ts';
import { afterworkEndTimes, afterworkStartTimes, isoDurationOf, roomTimes } from './survey-times.ts';

const openingHours = { opens: 7, closes: 23, slotMinutes: 30 };
const fullDay = { halfDay: 'AM, PM', country: 'FRA' } as const;

const signed = {
  room: { pax: 24, configuration: 'theater', startTime: '08:00', endTime: '18:00' },
  lunch: { pax: 24, service: 'service1' },
  afterwork: { pax: 24, startTime: '18:00', endTime: '19:30' },
  wellness: { pax: 24, duration: 'PT15M' },
  'team-building': { pax: 24 },
};

it.each<[string, ComparedStep, ComparedValues, ComparedValues, string, boolean]>([
  ['more people at lunch', 'lunch', signed.lunch, { pax: 61 }, 'pax more', true],
  ['fewer people at lunch', 'lunch', signed.lunch, { pax: 20 }, 'pax fewer', true],
  ['a restaurant elsewhere', 'lunch', signed.lunch, { service: 'external_restaurant' }, 'service other', true],
  ['meal trays where the quote has no sitting', 'lunch', { pax: 24, service: null }, { service: 'meal_trays' }, 'service other', true],
  ['the other sitting', 'lunch', signed.lunch, { service: 'service2' }, 'service other', false],
  ['more people in the evening', 'afterwork', signed.afterwork, { pax: 99 }, 'pax more', true],
  ['a later end of the evening', 'afterwork', signed.afterwork, { endTime: '22:30' }, 'endTime longer', true],
  ['an end of the evening past midnight', 'afterwork', signed.afterwork, { endTime: '01:00' }, 'endTime longer', true],
  ['an earlier end of the evening', 'afterwork', signed.afterwork, { endTime: '19:00' }, 'endTime shorter', false],
  ['a later start of the evening', 'afterwork', signed.afterwork, { startTime: '18:30' }, 'startTime shorter', false],
  ['more people in the team building', 'team-building', signed['team-building'], { pax: 99 }, 'pax more', true],
  ['a team building late into the evening', 'team-building', signed['team-building'], { endTime: '22:30' }, 'endTime longer', true],
  ['a longer wellness session', 'wellness', signed.wellness, { duration: 'PT45M' }, 'duration longer', true],
  ['more people in a wellness session', 'wellness', signed.wellness, { pax: 30 }, 'pax more', true],
  ['fewer people in a wellness session', 'wellness', signed.wellness, { pax: 10 }, 'pax fewer', false],
  ['more people in a room', 'plenary', signed.room, { pax: 30 }, 'pax more', true],
  ['another set-up', 'subcommittee', signed.room, { configuration: 'u' }, 'configuration other', true],
  ['an end past the booked day', 'plenary', signed.room, { endTime: '19:00' }, 'endTime longer', true],
  ['an end within it', 'plenary', signed.room, { endTime: '17:00' }, 'endTime shorter', false],
  ['a start before it', 'plenary', signed.room, { startTime: '07:30' }, 'startTime longer', true],
  ['a start within it', 'plenary', signed.room, { startTime: '09:00' }, 'startTime shorter', false],
  ['add-ons', 'upsell', {}, { asked: 'facilitator, afterwork' }, 'asked more', true],
])('%s', (_, step, quote, change, expected, warns) => {
  const [difference, ...others] = surveyDifferences(step, { now: { ...quote, ...change }, signed: quote, ...fullDay });
  expect(others).toEqual([]);
  expect(`${difference?.field} ${difference?.direction}`).toBe(expected);
  expect(difference?.warns).toBe(warns);
});

it.each([
  ['an ordinary end of a team building', 'team-building', { pax: 24, endTime: '17:30' }, signed['team-building']],
  ['the end of a team building that was agreed on', 'team-building', { pax: 24, endTime: '22:30' }, { pax: 24, endTime: '22:30' }],
  ['a sitting that staff will choose', 'lunch', { pax: 24, service: 'any' }, signed.lunch],
  ['a sitting where the quote has none', 'lunch', { pax: 24, service: 'service1' }, { pax: 24, service: null }],
] as const)('%s is no difference', (_, step, now, quote) => {
  expect(surveyDifferences(step, { now, signed: quote, ...fullDay })).toEqual([]);
});

const pax = fc.integer({ min: 1, max: 999 });
const roomTime = fc.constantFrom(...roomTimes(openingHours));
const room = {
  pax,
  configuration: fc.constantFrom(...surveyConfigurations),
  startTime: roomTime,
  endTime: roomTime,
};
const answers: Record<Exclude<ComparedStep, 'upsell'>, Record<string, fc.Arbitrary<string | number>>> = {
  plenary: room,
  subcommittee: room,
  lunch: { pax, service: fc.constantFrom(...lunchServices.filter((service) => service !== 'any')) },
  wellness: { pax, duration: fc.constantFrom(...wellnessDurations.map(isoDurationOf)) },
  afterwork: {
    pax,
    startTime: fc.constantFrom(...afterworkStartTimes(openingHours)),
    endTime: fc.constantFrom(...afterworkEndTimes(openingHours)),
  },
  'team-building': { pax },
};
const steps = Object.keys(answers) as (keyof typeof answers)[];
const ofStep = fc
  .constantFrom(...steps)
  .chain((step) => fc.record({ step: fc.constant(step), quote: fc.record(answers[step]), now: fc.record(answers[step]) }));
const around = fc.record({
  halfDay: fc.constantFrom(...halfDays),
  country: fc.constantFrom('FRA' as const, 'BEL' as const, 'ESP' as const),
});

describe('for any answers', () => {
  it('every field that changed is one difference, and the others are none', () => {
    fc.assert(
      fc.property(ofStep, around, ({ step, quote, now }, context) => {
        const changed = Object.keys(quote).filter((field) => quote[field] !== now[field]);
        const differences = surveyDifferences(step, { now, signed: quote, ...context });
        expect(differences.map(({ field }) => field).sort()).toEqual(changed.sort());
        for (const { field, signed: was, now: is } of differences) expect([was, is]).toEqual([quote[field], now[field]]);
      }),
    );
  });

  it('what is taken as the reference differs from it no more', () => {
    fc.assert(
      fc.property(ofStep, around, ({ step, now }, context) => {
        expect(surveyDifferences(step, { now, signed: now, ...context })).toEqual([]);
      }),
    );
  });

  it('more people always warn, and so do fewer where they have a price', () => {
    fc.assert(
      fc.property(ofStep, around, ({ step, quote, now }, context) => {
        const differences = surveyDifferences(step, { now, signed: quote, ...context });
        const people = differences.find(({ field }) => field === 'pax');
        if (people?.direction === 'more' || people?.isPriced) expect(warnedFields(differences)).toContain('pax');
      }),
    );
  });

  it('no hour of a room warns in an evening', () => {
    fc.assert(
      fc.property(fc.record(room), fc.record(room), (quote, now) => {
        const warned = warnedFields(surveyDifferences('plenary', { now, signed: quote, halfDay: 'Soirée', country: 'FRA' }));
        expect(warned).not.toContain('startTime');
        expect(warned).not.toContain('endTime');
      }),
    );
  });
});
