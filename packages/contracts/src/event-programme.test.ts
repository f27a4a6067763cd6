import { programmeOf } from './event-programme.ts';
import type { LunchService } from './survey-terms.ts';
import { makeDay, makeRoom, makeSummary } from './testing/make-summary.ts';

const calm = <V>(value: V) => ({ value, hasWarning: false });
const evening = (start: string | null, end: string | null = null) => ({
  pax: calm(48),
  startTime: calm(start),
  endTime: calm(end),
  allergies: calm(''),
  comment: calm(''),
});

it('a day is told by its hours: rooms, lunch by the service of its country, the evening last even beyond midnight', () => {
  const summary = makeSummary({
    days: [
      makeDay({
        afterwork: evening('00:30'),
        subcommittees: [makeRoom({ index: 1, startTime: calm('14:00') })],
        teambuilding: { pax: calm(48), startTime: calm('18:00'), endTime: calm('19:00'), comment: calm('') },
      }),
    ],
    errors: {},
  });
  expect(programmeOf(summary, 0, 'FRA').map(({ kind, start }) => [start, kind])).toEqual([
    ['09:00', 'plenary'],
    ['12:15', 'lunch'],
    ['14:00', 'subcommittee'],
    ['18:00', 'team-building'],
    ['00:30', 'afterwork'],
  ]);
  expect(programmeOf(summary, 0, 'ESP').find(({ kind }) => kind === 'lunch')).toMatchObject({ start: '13:15', end: '14:15' });
});

it('a lunch elsewhere says where, one at the venue when', () => {
  const lunchAt = (service: LunchService) => {
    const { lunch, ...day } = makeDay();
    const days = [{ ...day, lunch: lunch && { ...lunch, service: calm(service) } }];
    return programmeOf(makeSummary({ days, errors: {} }), 0, 'FRA').find(({ kind }) => kind === 'lunch');
  };
  expect(lunchAt('external_restaurant')).toMatchObject({ start: null, lunchOutside: 'external_restaurant' });
  expect(lunchAt('service1')).toMatchObject({ start: '12:15', lunchOutside: null });
});

it('what has no hour comes last, but for a lunch, and what lacks an answer names its step', () => {
  const rows = programmeOf(makeSummary(), 1, 'FRA');
  expect(rows.at(-1)).toMatchObject({ kind: 'subcommittee', step: '1/subcommittee/0', start: null, isOpen: true });
  expect(rows.filter(({ isOpen }) => isOpen)).toHaveLength(1);
});

it('a fault of room 10 is none of room 1', () => {
  const days = [makeDay({ subcommittees: [makeRoom({ index: 1 }), makeRoom({ index: 10 })] })];
  const rows = programmeOf(makeSummary({ days, errors: { 'days.0.subcommittees.10.pax': 'required' } }), 0, 'FRA');
  expect(rows.filter(({ isOpen }) => isOpen).map(({ step }) => step)).toEqual(['0/subcommittee/10']);
});

it('the room of an evening alone is its space', () => {
  const rows = programmeOf(makeSummary({ days: [makeDay({ halfDay: 'Soirée' })] }), 0, 'FRA');
  expect(rows.map(({ kind }) => kind)).toContain('evening-space');
  expect(rows.map(({ kind }) => kind)).not.toContain('plenary');
});

describe('an evening alone', () => {
  const alone = (afterwork: ReturnType<typeof evening>, errors: Record<string, 'required'> = {}) => {
    const space = makeRoom({ pax: calm(48), startTime: calm('18:00'), endTime: calm('19:30'), roomName: 'Le Belvédère' });
    const day = makeDay({ halfDay: 'Soirée', plenaries: [space], subcommittees: [], lunch: null, afterwork });
    return programmeOf(makeSummary({ days: [day], errors }), 0, 'FRA').map(({ kind, step, roomName, isOpen }) => [
      kind,
      step,
      roomName,
      isOpen,
    ]);
  };
  const same = evening('18:00', '19:30');

  it('is told once, with its room, where its space and its afterwork have the same hours and people', () => {
    expect(alone(same)).toEqual([['evening-space', '0/plenary/0', 'Le Belvédère', false]]);
  });

  it('leads to its afterwork where that alone lacks an answer', () => {
    expect(alone(same, { 'days.0.afterwork.allergies': 'required' })).toEqual([['evening-space', '0/afterwork', 'Le Belvédère', true]]);
  });

  it.each([
    ['hours', { ...same, startTime: calm('18:30') }],
    ['people', { ...same, pax: calm(30) }],
  ])('is told as both where their %s differ', (_, afterwork) => {
    expect(alone(afterwork).map(([kind]) => kind)).toEqual(['evening-space', 'afterwork']);
  });
});

it('a lunch outside the venue has no hour', () => {
  const lunch = { ...(makeDay().lunch as NonNullable<ReturnType<typeof makeDay>['lunch']>), service: calm('external_restaurant' as const) };
  expect(programmeOf(makeSummary({ days: [makeDay({ lunch })] }), 0, 'FRA').find(({ kind }) => kind === 'lunch')?.start).toBeNull();
});

it('a day that is not there has no rows', () => {
  expect(programmeOf(makeSummary(), 7, 'FRA')).toEqual([]);
});

it('what staff have to validate is told of each moment that differs', () => {
  const warned = { value: 61, hasWarning: true };
  const lunch = { ...(makeDay().lunch as NonNullable<ReturnType<typeof makeDay>['lunch']>), pax: warned };
  const rows = programmeOf(makeSummary({ days: [makeDay({ lunch })], errors: {} }), 0, 'FRA');
  expect(rows.filter(({ isAsked }) => isAsked).map(({ kind }) => kind)).toEqual(['lunch']);
});
