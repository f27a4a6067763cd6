import fc from 'fast-check';
import { guestEntry } from './guests.schemas.ts';
import { type GuestEntry, guestFaults, tidyGuest } from './guests-terms.ts';
import { telephoneFault } from './telephone.ts';

const text = fc.oneof(
  fc.string({ unit: 'grapheme' }),
  fc.emailAddress(),
  fc.constantFrom(
    '',
    ' ',
    'Claire',
    ' Claire  Martin ',
    '+32 2 555 12 12',
    'a\u0000',
    'claire@nord',
    'x'.repeat(100),
    'x'.repeat(101),
    'x'.repeat(1_001),
  ),
);
const typed: fc.Arbitrary<GuestEntry> = fc.record({ email: text, firstname: text, lastname: text, company: text, phone: text });

it.each(['CALENDAR', 'PROXYCLICK'] as const)('the page and the service agree on every guest of %s', (mode) => {
  fc.assert(
    fc.property(typed, (entry) => {
      // The page sends a guest tidied; the service tidies what passes its schema, and asks the same function.
      const sent = tidyGuest(entry);
      const found = guestFaults(sent, mode, telephoneFault);
      const taken = guestEntry.safeParse(sent);
      expect(taken.success ? guestFaults(tidyGuest(taken.data), mode, telephoneFault) : found).toEqual(found);
      expect(taken.success || Object.keys(found).length > 0).toBe(true);
    }),
    { numRuns: 500 },
  );
});
