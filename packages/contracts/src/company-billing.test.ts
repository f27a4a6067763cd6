import fc from 'fast-check';
import { companyBillingForm } from './accounts.schemas.ts';
import { type CompanyBilling, companyBillingFaults, hasAddress, noCompanyBilling } from './company-billing.ts';

const whole = { street: '4 rue des Lilas', zipCode: '59000', city: 'Lille', country: 'France', vatCode: 'FR12345678901' };

it.each([
  [noCompanyBilling, {}],
  [whole, {}],
  [{ ...whole, vatCode: '' }, {}],
  [{ ...noCompanyBilling, vatCode: 'fr 12 345.678.901' }, {}],
  [{ ...whole, city: ' ' }, { city: 'required' }],
  [
    { ...noCompanyBilling, city: 'Lille' },
    { street: 'required', zipCode: 'required', country: 'required' },
  ],
  [{ ...whole, zipCode: '5'.repeat(13) }, { zipCode: 'value_too_long' }],
  [{ ...whole, street: 'Cla\u200bire' }, { street: 'unseen_characters' }],
  [{ ...whole, vatCode: 'FR123' }, { vatCode: 'invalid_format' }],
])('the billing of a company %j has the faults %j', (billing, faults) => {
  expect(companyBillingFaults(billing)).toEqual(faults);
});

it('has an address only where it is whole', () => {
  expect([whole, noCompanyBilling, { ...whole, country: ' ' }].map(hasAddress)).toEqual([true, false, false]);
});

const text = fc.oneof(
  fc.string({ unit: 'grapheme' }),
  fc.constantFrom('', ' ', 'Lille', 'a\u0000', 'FR12345678901', 'be 0123 456 789', 'x'.repeat(12), 'x'.repeat(61), 'x'.repeat(201)),
);
const typed: fc.Arbitrary<CompanyBilling> = fc.record({ street: text, zipCode: text, city: text, country: text, vatCode: text });

it('the page and the service agree on every billing', () => {
  fc.assert(
    fc.property(typed, (billing) => {
      const taken = companyBillingForm.safeParse(billing);
      const isTaken = taken.success && Object.keys(companyBillingFaults(taken.data)).length === 0;
      expect(isTaken).toBe(Object.keys(companyBillingFaults(billing)).length === 0);
    }),
    { numRuns: 500 },
  );
});
