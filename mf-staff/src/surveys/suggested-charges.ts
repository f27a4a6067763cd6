import type { ItemCode, Quote, QuoteItem } from '@plenary/contracts/quote';
import type { StaffSurvey } from '@plenary/contracts/staff-surveys.schemas';

/** More people of a step, at the price that the quote has for each. */
export interface SuggestedCharge {
  /** Field of the summary. */
  path: string;
  more: number;
  /** Euro cents without VAT, with the quote's discount and fees. */
  excludingVat: number;
  vatPercent: number;
}

type PricedQuote = Pick<Quote, 'items' | 'discount' | 'administrationFees'>;

/** Codes of a person, by the part of the day; the first one on the quote counts. */
const codesOf: Readonly<Record<string, readonly ItemCode[]>> = {
  plenaries: ['AMPM', 'AM', 'PM', 'AM+LUNCH', 'PM+LUNCH', 'ROOM_AMPM', 'ROOM_AM', 'ROOM_PM'],
  lunch: ['BUFFET_LUNCH'],
  afterwork: ['AFTERWORK', 'AFTERWORK_COCKTAIL'],
  teambuilding: ['TEAMBUILDING'],
};

/** Euro cents of so many more of an item, with the quote's own discount and fees. */
const priceOf = ({ unitPrice, applyGlobalDiscount }: QuoteItem, more: number, { discount, administrationFees }: PricedQuote): number => {
  const kept = applyGlobalDiscount ? 100 - (discount?.percent ?? 0) : 100;
  return Math.round((more * unitPrice * kept * (100 + Number(administrationFees?.code ?? 0))) / 10_000);
};

type Survey = Pick<StaffSurvey, 'differences' | 'summary' | 'supplements'>;

/** More people of an add-on that was agreed on beside the quote, by what it costs for each so far. */
const priceOfExtra = ({ supplements }: Survey, part: string, { initial, more }: { initial: number; more: number }) => {
  const extra = supplements?.agreed.find(({ addon }) => addon === part);
  if (!extra?.excludingVat || extra.includingVat === null || initial === 0) return undefined;
  return {
    excludingVat: Math.round((extra.excludingVat * more) / initial),
    vatPercent: Math.round((extra.includingVat / extra.excludingVat - 1) * 100),
  };
};

/**
 * What a survey's people beyond the signed ones would cost by the prices of its quote, or of the extra that was agreed on since. A later end
 * has no price list (decision 0034), and a quote of written lines none a person.
 */
export const suggestedCharges = (survey: Survey, quote: PricedQuote): SuggestedCharge[] =>
  survey.differences.flatMap(({ path, initial, current }) => {
    const [, dayIndex, part = ''] = path.split('.');
    if (!path.endsWith('.pax') || typeof initial !== 'number' || typeof current !== 'number' || current <= initial) return [];
    const ofDay = quote.items.filter(({ date }) => date === survey.summary.days[Number(dayIndex)]?.date);
    const item = codesOf[part]?.map((code) => ofDay.find((one) => one.code === code)).find((one) => one !== undefined);
    const more = current - initial;
    if (item) return [{ path, more, excludingVat: priceOf(item, more, quote), vatPercent: item.vatPercent }];
    const price = priceOfExtra(survey, part, { initial, more });
    return price ? [{ path, more, ...price }] : [];
  });
