import type { FieldErrors } from '@plenary/contracts/problem';
import type { ListedLine, ProposalLine } from '@plenary/contracts/proposals.schemas';
import type { Addons } from '@plenary/contracts/quote';
import { percentOf } from '../prices/money.ts';
import type { QuoteLine } from '../prices/quote-lines.ts';
import type { Offered } from './catalogue-offers.ts';

const hour = 3_600_000;
/** A proposal ends 72 hours before the event, when no option is given any more (design: lifecycle L11). */
const endsBeforeEvent = 72 * hour;

interface Validity {
  /** Instants in milliseconds; an event starts at local midnight of its first day. */
  now: number;
  eventStart: number;
  validDays: number;
}

/** Until when a proposal that is sent now is valid; null where the event is too near for one. */
export const proposalEnd = ({ now, eventStart, validDays }: Validity): number | null => {
  const end = Math.min(now + validDays * 24 * hour, eventStart - endsBeforeEvent);
  return end > now ? end : null;
};

export type WrittenLine = Pick<ProposalLine, 'label' | 'day' | 'quantity' | 'unitPrice' | 'vatKind' | 'discountPercent'> & {
  /** Of the price list; undefined: a line in own words. */
  offer?: Offered | undefined;
};

interface Writing {
  days: readonly string[];
  offers: readonly Offered[];
}

/** The offer of the price list that a line names; undefined: none, or it names none. */
export const offerOf = ({ code, duration, day }: ProposalLine, offers: readonly Offered[]): Offered | undefined =>
  code && offers.find((offer) => offer.code === code && offer.duration === (duration ?? null) && offer.day === day);

/** Lines on days that are none of the demand's, and codes that are not sold on their day. */
export const faultsOfLines = (lines: readonly ProposalLine[], { days, offers }: Writing): FieldErrors =>
  Object.fromEntries(
    lines.flatMap((line, index) => {
      if (!days.includes(line.day)) return [[`lines.${index}.day`, 'invalid_value']];
      return line.code && !offerOf(line, offers) ? [[`lines.${index}.code`, 'invalid_value']] : [];
    }),
  );

/** What a line of the list costs there, and with a contract; undefined: it is none. */
export const listedAs = (
  { offer }: WrittenLine,
  { index, contract }: { index: number; contract: { percent: number } | null },
): ListedLine | undefined =>
  offer && {
    index,
    unitPrice: offer.unitPrice,
    ...(contract && { withContract: offer.unitPrice - percentOf(offer.unitPrice, contract.percent) }),
  };

/** The unit price less the discount of a line, in euro cents. */
export const chargedFor = ({ unitPrice, discountPercent = 0 }: Pick<WrittenLine, 'unitPrice' | 'discountPercent'>): number =>
  unitPrice - percentOf(unitPrice, discountPercent);

const isAsListed = ({ offer, unitPrice, discountPercent = 0 }: WrittenLine): boolean =>
  offer !== undefined && unitPrice === offer.unitPrice && discountPercent === 0;

/** Lines as every quote has them; the contract's discount is taken off prices of the list alone, not off what was written by hand. */
export const writtenLine = (line: WrittenLine): QuoteLine => {
  const { label, day, quantity, unitPrice, vatKind, offer } = line;
  const charged = chargedFor(line);
  const rest = { quantity, date: day, custom: true, applyGlobalDiscount: isAsListed(line), unitPrice: charged };
  if (offer) return { ...rest, code: offer.code, duration: offer.duration, catalogPrice: Math.max(offer.catalogPrice, charged) };
  return { ...rest, label, code: vatKind === 'food' ? 'FREE_FOOD' : 'FREE_SERVICE', duration: null, catalogPrice: unitPrice };
};

/** Add-ons that lines with these codes sell, for the survey, and for the space of the last evening. */
export const addonsSold = (codes: readonly (string | undefined)[]): Addons => {
  const sells = (...named: readonly string[]) => codes.some((code) => code !== undefined && named.includes(code));
  return {
    ...{ teambuilding: sells('TEAMBUILDING'), wellness: sells('WELLNESS'), facilitator: sells('FACILITATOR') },
    afterwork: sells('AFTERWORK', 'AFTERWORK_COCKTAIL'),
    ...(sells('ECOLOGY') && { ecology: true }),
  };
};

/** Without VAT, fees and a contract's discount, in euro cents. */
export const netOf = (lines: readonly Pick<QuoteLine, 'quantity' | 'unitPrice'>[]): number =>
  lines.reduce((sum, { quantity, unitPrice }) => sum + quantity * unitPrice, 0);

/** What a line of the price list gives away of its price there, in whole percent; of another line: its discount. */
export const givenAway = (line: WrittenLine): number => {
  const { offer, unitPrice, discountPercent = 0 } = line;
  if (!offer || offer.unitPrice === 0 || unitPrice === offer.unitPrice) return discountPercent;
  return Math.ceil(((offer.unitPrice - chargedFor(line)) * 100) / offer.unitPrice);
};

/**
 * The discount of a proposal in whole percent (design: lifecycle L10): the highest of its lines, or how far the whole is under its list
 * price where that is more, rounded up. `listNet` in euro cents; null: it has no list price.
 */
export const discountOf = (lines: readonly WrittenLine[], listNet: number | null): number => {
  const under = listNet ? Math.ceil(((listNet - netOf(lines.map(writtenLine))) * 100) / listNet) : 0;
  return Math.max(0, under, ...lines.map(givenAway));
};
