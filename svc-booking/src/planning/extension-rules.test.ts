import { extensionFault } from './extension-rules.ts';

const hour = 3_600_000;
const eventStart = Date.UTC(2026, 9, 5, 22);
const expiresAt = eventStart - 100 * hour;

test.each([
  [-1, 'too_early'],
  [0, 'too_early'],
  [1, null],
  [52 * hour, null],
  [52 * hour + 1, 'too_late'],
])('an option that ends 100 hours before the event, held %i ms longer: %s', (longer, fault) => {
  expect(extensionFault({ expiresAt, wanted: expiresAt + longer, eventStart })).toBe(fault);
});
