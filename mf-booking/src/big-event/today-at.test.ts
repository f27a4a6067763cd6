import { todayAt } from './today-at.ts';

test('today is the day on the venue’s own calendar', () => {
  const now = Date.parse('2026-12-31T23:30:00Z');
  expect(todayAt({ timeZone: 'Europe/Paris', now })).toBe('2027-01-01');
  expect(todayAt({ timeZone: 'UTC', now })).toBe('2026-12-31');
});
