import { closedDayLookup, openDaysOf, shownDays } from './open-days.ts';

// Covers B-C02–B-C03.

const calendar = {
  firstDay: '2026-12-31',
  lastDay: '2027-12-30',
  closedDays: [
    {
      date: '2027-01-01',
      reason: 'holiday' as const,
      name: { fr: 'Jour de l’an', en: 'New Year’s Day', es: 'Año Nuevo', nl: 'Nieuwjaar' },
    },
  ],
};
const closed = closedDayLookup(calendar, 'nl');

test('the first and the last day of the window are open, the days around it are not', () => {
  expect(closed('2026-12-30')).toEqual({ because: 'past' });
  expect(closed('2026-12-31')).toBeUndefined();
  expect(closed('2027-12-30')).toBeUndefined();
  expect(closed('2027-12-31')).toEqual({ because: 'too-far' });
});

test('Saturdays and Sundays are closed, holidays are named in the language', () => {
  expect(closed('2027-01-02')).toEqual({ because: 'weekend' });
  expect(closed('2027-01-03')).toEqual({ because: 'weekend' });
  expect(closed('2027-01-01')).toEqual({ because: 'closed', name: 'Nieuwjaar' });
});

test('a range steps over closed days, across a change of clock too', () => {
  expect(openDaysOf({ start: '2026-12-31', end: '2027-01-05' }, (day) => closed(day) !== undefined)).toEqual([
    '2026-12-31',
    '2027-01-04',
    '2027-01-05',
  ]);
  expect(openDaysOf({ start: '2027-03-26', end: '2027-03-30' }, (day) => closed(day) !== undefined)).toEqual([
    '2027-03-26',
    '2027-03-29',
    '2027-03-30',
  ]);
});

// Covers B-C04–B-C05.
test('the picker shows last year to three years ahead, counted from today', () => {
  expect(shownDays(calendar)).toEqual({ from: '2025-01-01', to: '2029-12-31' });
  expect(shownDays({ ...calendar, firstDay: '2027-01-01' })).toEqual({ from: '2025-01-01', to: '2029-12-31' });
});
