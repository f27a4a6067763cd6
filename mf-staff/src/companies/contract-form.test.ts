import { contractFormOf, termsOf } from './contract-form.ts';

test('a language without words is left out, and an empty last day means until further notice', () => {
  const form = contractFormOf(null);
  const texts = { ...form.texts, fr: { description: 'Remise', dispositions: '' }, en: { description: ' ', dispositions: '' } };
  expect(termsOf({ percent: '7,5', validFrom: '2027-01-01', validTo: '', flex: true, texts })).toEqual({
    percent: 7.5,
    validFrom: '2027-01-01',
    validTo: null,
    flex: true,
    texts: { fr: { description: 'Remise', dispositions: '' } },
  });
});

test('a form of a contract gives its terms again', () => {
  const terms = {
    percent: 12.5,
    validFrom: '2027-01-01',
    validTo: '2027-12-31',
    flex: false,
    texts: { fr: { description: 'Remise', dispositions: 'Report' }, nl: { description: 'Korting', dispositions: '' } },
  };
  expect(termsOf(contractFormOf({ ...terms, contractId: 'c1', isInForce: true }))).toEqual(terms);
});
