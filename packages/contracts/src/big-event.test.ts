import { bigEventDemand } from './big-event.schemas.ts';
import { bigEventFaults } from './big-event-rules.ts';

// Covers B-E08–B-E15.

const today = '2026-09-14';
const sent = {
  'venue-id': 'a0F5g000001aaaA',
  lang: 'fr',
  firstname: ' Claire ',
  lastname: 'Martin',
  email: ' CLÀIRE@atelier-nord.example.invalid ',
  phone: '01 42 00 00 00',
  'start-date': '2026-10-06',
  'end-date': '2026-10-07',
  pax: '120',
  message: 'Une convention\nsur deux jours',
};

describe('the fields of a big-event demand', () => {
  it('are trimmed, the address normalised, and the phone left as typed', () => {
    expect(bigEventDemand.parse(sent)).toMatchObject({
      firstname: 'Claire',
      email: 'claire@atelier-nord.example',
      phone: '01 42 00 00 00',
      pax: 120,
      message: 'Une convention\nsur deux jours',
    });
  });

  // Covers B-E16–B-E17.
  it('default to one room on fixed days', () => {
    expect(bigEventDemand.parse(sent)).toMatchObject({ 'rooms-count': 1, 'flexible-date': false });
  });

  // Covers B-E07.
  it('take a checkbox as a form sends it', () => {
    expect(bigEventDemand.parse({ ...sent, 'flexible-date': 'on' })['flexible-date']).toBe(true);
  });
});

describe('a big-event demand', () => {
  const faultsOf = (fields: object, minimumPax: number | null = 50) =>
    bigEventFaults({ ...bigEventDemand.parse({ ...sent, ...fields }) }, { today, minimumPax });

  it('may start today and end on the day it starts', () => {
    expect(faultsOf({ 'start-date': today, 'end-date': today })).toEqual({});
  });

  it('may not start in the past', () => {
    expect(faultsOf({ 'start-date': '2026-09-13' })).toEqual({ 'start-date': 'too_early' });
  });

  it('may not end before it starts', () => {
    expect(faultsOf({ 'end-date': '2026-10-05' })).toEqual({ 'end-date': 'too_early' });
  });

  it.each([
    [50, 49, { pax: 'too_small' }],
    [50, 50, {}],
    [null, 1, {}],
  ])('with the minimum %p of the venue and %i people has the faults %j', (minimum, pax, faults) => {
    expect(faultsOf({ pax }, minimum)).toEqual(faults);
  });

  it('gets all its faults at once', () => {
    expect(faultsOf({ 'start-date': '2026-09-12', 'end-date': '2026-09-11', pax: 3 })).toEqual({
      'start-date': 'too_early',
      'end-date': 'too_early',
      pax: 'too_small',
    });
  });
});
