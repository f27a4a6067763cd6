import { contractFormOf, percentOf, termsOf } from './contract-form.ts';

test.each([
  ['10', 10],
  [' 12,5 ', 12.5],
  ['12.25', 12.25],
  ['0', 0],
  ['100', 100],
  ['100,01', null],
  ['12,345', null],
  ['-1', null],
  ['1e1', null],
  ['', null],
  ['dix', null],
])('%j is the percent %p', (typed, percent) => {
  expect(percentOf(typed)).toBe(percent);
});

test('a language without words is left out, and an empty last day means until further notice', () => {
  const form = contractFormOf(null);
  const texts = { ...form.texts, fr: { description: 'Remise', dispositions: '' }, en: { description: ' ', dispositions: '' } };
  expect(termsOf({ percent: '7,5', validFrom: '2027-01-01', validTo: '', texts })).toEqual({
    percent: 7.5,
    validFrom: '2027-01-01',
    validTo: null,
    texts: { fr: { description: 'Remise', dispositions: '' } },
  });
});

test('a form of a contract gives its terms again', () => {
  const terms = {
    percent: 12.5,
    validFrom: '2027-01-01',
    validTo: '2027-12-31',
    texts: { fr: { description: 'Remise', dispositions: 'Report' }, nl: { description: 'Korting', dispositions: '' } },
  };
  expect(termsOf(contractFormOf({ ...terms, contractId: 'c1', isInForce: true }))).toEqual(terms);
});
