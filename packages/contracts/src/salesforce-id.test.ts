import * as fc from 'fast-check';
import { normaliseSalesforceId } from './salesforce-id.ts';

// Covers B-N30–B-N32.

it.each([
  ['a0V2p00000Qr101', 'a0V2p00000Qr101'],
  ['a0V2p00000Qr101EAK', 'a0V2p00000Qr101'],
  ['000000000000001', '000000000000001'],
  ['a0V2p00000Qr10', null],
  ['a0V2p00000Qr101E', null],
  ['a0V2p00000Qr101EA', null],
  ['a0V2p00000Qr101EAKx', null],
  ['abcdefghijklmno', null],
  ['abcdefghijklmnoABC', null],
  ['a0V2p-0000Qr101', null],
  ['a0V2p00000Qr10é', null],
  ['', null],
])('%s is %s', (text, normalised) => {
  expect(normaliseSalesforceId(text)).toBe(normalised);
});

it('what it answers is the first 15 characters, and stays as it is where the digit is among them', () => {
  fc.assert(
    fc.property(fc.oneof(fc.stringMatching(/^[A-Za-z0-9]{15}(?:[A-Za-z0-9]{3})?$/), fc.string()), (text) => {
      const normalised = normaliseSalesforceId(text);
      if (normalised === null) return;
      expect(normalised).toBe(text.slice(0, 15));
      expect(normaliseSalesforceId(normalised)).toBe(/\d/.test(normalised) ? normalised : null);
    }),
  );
});
