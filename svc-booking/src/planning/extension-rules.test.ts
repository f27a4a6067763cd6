import { extensionFault, latestEnd } from './extension-rules.ts';

const hour = 3_600_000;
const event = { firstDay: '2026-10-06', timeZone: 'Europe/Paris' };
const eventStart = Date.UTC(2026, 9, 5, 22);
const expiresAt = eventStart - 100 * hour;

test.each([
  [-1, 'too_early'],
  [0, 'too_early'],
  [1, null],
  [52 * hour, null],
  [52 * hour + 1, 'too_late'],
])('an option that ends 100 hours before the event, held %i ms longer: %s', (longer, fault) => {
  expect(extensionFault({ expiresAt, wanted: expiresAt + longer, latest: latestEnd({ ...event, isOffer: false, now: expiresAt }) })).toBe(
    fault,
  );
});

// Lifecycle L12, L21.
test('what an offered change holds ends seven days from now at the latest, and 48 hours before the event', () => {
  const latest = (now: number) => latestEnd({ ...event, isOffer: true, now });
  expect(latest(eventStart - 30 * 24 * hour)).toBe(eventStart - 23 * 24 * hour);
  expect(latest(eventStart - 72 * hour)).toBe(eventStart - 48 * hour);
});
