import fc from 'fast-check';
import { isAnswered, readCompanyNumber, sirenOfVat, vatOfSiren } from './company-number.ts';

// 732 829 320 is the number that INSEE explains its check digit with.
test.each([
  ['732 829 320', { kind: 'siren', number: '732829320' }],
  ['fr 44 732.829.320', { kind: 'vat', countryCode: 'FR', number: '44732829320' }],
  ['BE 0403.170.701', { kind: 'vat', countryCode: 'BE', number: '0403170701' }],
  ['EL094019245', { kind: 'vat', countryCode: 'EL', number: '094019245' }],
  ['NL004495445B01', { kind: 'vat', countryCode: 'NL', number: '004495445B01' }],
])('%s is read as %j', (typed, number) => {
  expect(readCompanyNumber(typed)).toEqual(number);
});

test.each(['', '732829321', '73282932', 'FR123', 'US123456789', 'Atelier Nord', '12345678901', 'FR'.padEnd(41, '1')])(
  '%j is the number of no company',
  (typed) => {
    expect(readCompanyNumber(typed)).toBeNull();
  },
);

test('the VAT number of a SIREN has its key, and leads back to it', () => {
  expect(vatOfSiren('732829320')).toBe('FR44732829320');
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 999_999_999 }), (value) => {
      const siren = String(value).padStart(9, '0');
      const read = readCompanyNumber(vatOfSiren(siren));
      expect(read?.kind === 'vat' && sirenOfVat(read)).toBe(siren);
    }),
  );
});

test('any text is taken', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 50 }), (typed) => {
      const read = readCompanyNumber(typed);
      expect(read === null || isAnswered(read, ['vat'])).toBe(true);
    }),
  );
});

test('the French register alone knows French companies; VIES alone knows a SIREN by its VAT number', () => {
  const belgian = { kind: 'vat', countryCode: 'BE', number: '0403170701' } as const;
  const french = { kind: 'vat', countryCode: 'FR', number: '44732829320' } as const;
  const siren = { kind: 'siren', number: '732829320' } as const;
  expect([belgian, french, siren].map((number) => isAnswered(number, ['siren']))).toEqual([false, true, true]);
  expect([belgian, french, siren].map((number) => isAnswered(number, ['vat']))).toEqual([true, true, true]);
  expect([belgian, french, siren].map((number) => isAnswered(number, []))).toEqual([false, false, false]);
});
