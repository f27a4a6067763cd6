import type { QuoteItem } from '@plenary/contracts/quote';
import { makeSurvey } from '../testing/make-survey.ts';
import { suggestedCharges } from './suggested-charges.ts';

const item = (code: QuoteItem['code'], unitPrice: number, fields: Partial<QuoteItem> = {}): QuoteItem => ({
  ...{ code, description: code, date: '2027-03-16', quantity: 24, unitPrice, catalogPrice: unitPrice, vatPercent: 20 },
  ...{ applyGlobalDiscount: true, custom: false, includedServices: [], ...fields },
});
const more = (part: string, initial: number | null, current: number) => ({ path: `days.0.${part}.pax`, initial, current });
const suggested = (differences: ReturnType<typeof more>[], quote: Parameters<typeof suggestedCharges>[1]) =>
  suggestedCharges(makeSurvey({ differences }), quote);

test('more people cost what the quote charges for one, in the plenary, at lunch, at the afterwork and at the team-building', () => {
  const items = [item('AMPM', 9_500), item('BUFFET_LUNCH', 3_000), item('AFTERWORK_COCKTAIL', 4_600), item('TEAMBUILDING', 2_500)];
  const differences = [more('plenaries.0', 24, 30), more('lunch', 24, 26), more('afterwork', 24, 99), more('teambuilding', 24, 25)];
  expect(suggested(differences, { items }).map((charge) => [charge.more, charge.excludingVat])).toEqual([
    [6, 57_000],
    [2, 6_000],
    [75, 345_000],
    [1, 2_500],
  ]);
});

test('more people of an extra beside the quote cost what it costs for each so far', () => {
  const differences = [more('afterwork', 24, 40)];
  const agreed = [{ id: 'afterwork', addon: 'afterwork' as const, excludingVat: 76_218, includingVat: 91_462 }];
  const survey = makeSurvey({ differences, supplements: { asked: [], agreed, proposed: [], refused: [] } });
  expect(suggestedCharges(survey, { items: [item('AMPM', 9_500)] })).toEqual([
    { path: 'days.0.afterwork.pax', more: 16, excludingVat: 50_812, vatPercent: 20 },
  ]);
});

test('discount and fees are those of the quote, to the cent', () => {
  const terms = {
    discount: { companyName: '', percent: 10, amount: 0, description: '', dispositions: '' },
    administrationFees: { code: '3', amount: 0, description: '' },
  };
  expect(suggested([more('plenaries.0', 24, 25)], { items: [item('AM', 9_999)], ...terms })).toMatchObject([{ excludingVat: 9_269 }]);
  const undiscounted = item('AM', 10_000, { applyGlobalDiscount: false });
  expect(suggested([more('plenaries.0', 24, 25)], { items: [undiscounted], ...terms })).toMatchObject([{ excludingVat: 10_300 }]);
});

test('nothing is suggested for fewer people, another day, another field, or what the quote has no price for', () => {
  const items = [item('AMPM', 9_500, { date: '2027-03-17' }), item('FREE_FOOD', 6_200)];
  const later = { path: 'days.0.plenaries.0.endTime', initial: '18:00', current: '22:00' };
  expect(suggestedCharges(makeSurvey({ differences: [later] }), { items: [item('AMPM', 9_500)] })).toEqual([]);
  expect(suggested([more('plenaries.0', 30, 24)], { items: [item('AMPM', 9_500)] })).toEqual([]);
  expect(suggested([more('plenaries.0', 24, 30), more('afterwork', null, 30)], { items })).toEqual([]);
});
