import { mergeVersions } from './merge-versions.ts';
import { priceKeys, type VersionForm } from './prices-form.ts';

const version = (from: string, { price = '100', ...rest }: Partial<VersionForm> & { price?: string } = {}): VersionForm => ({
  from,
  prices: { ...(Object.fromEntries(priceKeys.map((key) => [key, '50'])) as VersionForm['prices']), 'unitPrices.AMPM': price },
  ladder: [],
  vat: { service: '', food: '' },
  ...rest,
});

const [january, july] = [version('2027-01-01'), version('2027-07-01')];
const rung = { minDays: '0', percent: '80' };

test('fields that only one of the two changed are as that one left them', () => {
  const { forms, contested } = mergeVersions({
    seen: [january, july],
    typed: [january, version('2027-07-01', { price: '130' })],
    newer: [january, version('2027-07-01', { vat: { service: '20', food: '10' } })],
  });
  expect(forms).toEqual([january, version('2027-07-01', { price: '130', vat: { service: '20', food: '10' } })]);
  expect(contested).toEqual({});
});

test('a field that both changed keeps what is typed, and theirs is told', () => {
  const { forms, contested } = mergeVersions({
    seen: [july],
    typed: [version('2027-07-01', { price: '130', ladder: [rung] })],
    newer: [version('2027-07-01', { price: '125', ladder: [{ minDays: '0', percent: '100' }] })],
  });
  expect(forms).toEqual([version('2027-07-01', { price: '130', ladder: [rung] })]);
  expect(contested).toEqual({ '2027-07-01': { 'unitPrices.AMPM': '125', cancellation: '0: 100 %' } });
});

test('the same change by both is no difference', () => {
  const changed = version('2027-07-01', { price: '130' });
  expect(mergeVersions({ seen: [july], typed: [changed], newer: [changed] })).toEqual({ forms: [changed], contested: {} });
});

test('a version that one added is there, in the order of days, and one without a day yet is the last', () => {
  const begun = version('', { price: '140' });
  const { forms } = mergeVersions({ seen: [july], typed: [july, begun], newer: [january, july] });
  expect(forms).toEqual([january, july, begun]);
});

test('where both added a version for one day, what is typed stays and theirs is told', () => {
  const { forms, contested } = mergeVersions({
    seen: [],
    typed: [version('2027-07-01', { price: '130' })],
    newer: [version('2027-07-01', { price: '125' })],
  });
  expect(forms).toEqual([version('2027-07-01', { price: '130' })]);
  expect(contested).toEqual({ '2027-07-01': { 'unitPrices.AMPM': '125' } });
});

test('a version that one removed is gone where the other left it as it was, and stays where the other changed it', () => {
  const changed = version('2027-07-01', { price: '130' });
  const after = (typed: VersionForm[], newer: VersionForm[]) => mergeVersions({ seen: [january, july], typed, newer }).forms;
  expect(after([january], [january, july])).toEqual([january]);
  expect(after([january, july], [january])).toEqual([january]);
  expect(after([january], [january, changed])).toEqual([january, changed]);
  expect(after([january, changed], [january])).toEqual([january, changed]);
});
