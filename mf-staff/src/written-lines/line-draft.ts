import type { FieldErrors } from '@plenary/contracts/problem';
import type { CatalogueOffer, ProposalLine } from '@plenary/contracts/proposals.schemas';
import {
  type CatalogueCode,
  catalogueCodes,
  maxLinePrice,
  maxLineQuantity,
  type ProposalVatKind,
} from '@plenary/contracts/proposals-terms';
import type { Quote } from '@plenary/contracts/quote';
import type { Duration } from '@plenary/contracts/search';
import { centsOf } from '../desk/cents-of.ts';
import { eurosOf } from '../desk/euros-of.ts';

/** A line of the form, as it is typed. */
export interface LineDraft {
  /** The place of the line of a booking that it goes on with, whose code and VAT stand; undefined: a new one. */
  from?: number | undefined;
  /** Its words are those of the list. */
  isListed?: boolean | undefined;
  /** It is for everybody of its day, until somebody writes another quantity. */
  isForAll?: boolean | undefined;
  /** Of the price list, whose words and VAT stand for those of the line; undefined: a line in own words. */
  code?: CatalogueCode | undefined;
  /** Of a breakout room. */
  duration?: Duration | undefined;
  label: string;
  day: string;
  quantity: string;
  /** Euros. */
  price: string;
  /** The day of a change that it is on, whatever is typed as its date; undefined: the one of that date. */
  of?: string | undefined;
  /** Percent; empty: none. */
  discount: string;
  vatKind: ProposalVatKind;
}

export const emptyLine = (day: string): LineDraft => ({ label: '', day, quantity: '1', price: '', discount: '', vatKind: 'service' });

/** Names an offer among those of its day. */
export const offerKey = ({ code, duration }: Pick<LineDraft, 'code' | 'duration'>): string =>
  duration ? `${code} ${duration}` : (code ?? '');

const offerOf = (line: LineDraft, offers: readonly CatalogueOffer[]): CatalogueOffer | undefined =>
  line.code && offers.find((offer) => offer.day === line.day && offerKey(offer) === offerKey(line));

/** The line as the price list has it; undefined: in own words, with the price that it has. */
export const asOffered = (line: LineDraft, offer: CatalogueOffer | undefined): LineDraft => ({
  ...line,
  code: offer?.code,
  duration: offer?.duration,
  label: offer?.description ?? '',
  ...(offer && { price: eurosOf(offer.unitPrice) }),
});

/** The line on another day, at the price of that day where its own was the list's; in own words where it is not sold then. */
export const onDay = (line: LineDraft, day: string, offers: readonly CatalogueOffer[]): LineDraft => {
  if (line.from !== undefined) return { ...line, day };
  const before = offerOf(line, offers);
  const moved = { ...line, day };
  const offer = offerOf(moved, offers);
  if (!offer) return { ...moved, code: undefined, duration: undefined };
  return before && line.price === eurosOf(before.unitPrice) ? asOffered(moved, offer) : moved;
};

const quantityOf = ({ quantity }: LineDraft): number | null => {
  const count = /^\d{1,5}$/.test(quantity.trim()) ? Number(quantity) : 0;
  return count >= 1 && count <= maxLineQuantity ? count : null;
};

const priceOf = ({ price }: LineDraft): number | null => {
  const cents = centsOf(price);
  return cents !== null && cents >= 0 && cents <= maxLinePrice ? cents : null;
};

const discountOf = ({ discount }: LineDraft): number | null => {
  const percent = /^\d{0,3}$/.test(discount.trim()) ? Number(discount) : 101;
  return percent <= 100 ? percent : null;
};

/** What is missing or no number, by the paths of the service. */
export const faultsOf = (lines: readonly LineDraft[]): FieldErrors =>
  Object.fromEntries(
    lines.flatMap((line, index) => [
      ...(line.label.trim() === '' ? [[`lines.${index}.label`, 'required']] : []),
      ...(quantityOf(line) === null ? [[`lines.${index}.quantity`, 'invalid']] : []),
      ...(priceOf(line) === null ? [[`lines.${index}.unitPrice`, 'invalid']] : []),
      ...(discountOf(line) === null ? [[`lines.${index}.discountPercent`, 'invalid']] : []),
    ]),
  );

export const linesOf = (lines: readonly LineDraft[]): ProposalLine[] =>
  lines.map((line) => {
    const { label, day, vatKind, code, duration } = line;
    const discountPercent = discountOf(line);
    return {
      ...(code && { code }),
      ...(duration && { duration }),
      label,
      day,
      quantity: quantityOf(line) ?? 0,
      unitPrice: priceOf(line) ?? 0,
      vatKind,
      ...(discountPercent && { discountPercent }),
    };
  });

export const kindOf = { FREE_FOOD: 'food', FREE_SERVICE: 'service' } as const;
export const isWritten = (code: string): code is keyof typeof kindOf => code in kindOf;

const listedCode = (code: string): CatalogueCode | undefined => catalogueCodes.find((one) => one === code);

/** The lines of a proposal that was sent, to write its next version. */
export const draftsOf = ({ items }: Pick<Quote, 'items'>): LineDraft[] =>
  items.map(({ code, duration, description, date, quantity, unitPrice, catalogPrice, applyGlobalDiscount }) => {
    const listed = listedCode(code);
    // Its price is the list's, with a promotion where that is lower.
    const isFull = unitPrice === catalogPrice || (listed !== undefined && applyGlobalDiscount);
    return {
      ...{ code: listed, duration, label: description, day: date, quantity: String(quantity) },
      price: eurosOf(isFull ? unitPrice : catalogPrice),
      discount: isFull ? '' : String(Math.round(((catalogPrice - unitPrice) * 100) / catalogPrice)),
      vatKind: isWritten(code) ? kindOf[code] : 'service',
    };
  });

interface Day {
  date: string;
  pax: number | null;
}

/**
 * The same for other days or people: each line on its day where that stays, else on the one in its place, for as many people where it was
 * for everybody; lines of days that are gone are left out.
 */
export const draftsOn = ({ items, days = [] }: Pick<Quote, 'items' | 'days'>, wanted: readonly Day[]): LineDraft[] => {
  const inPlaceOf = (day: string): Day | undefined => {
    const same = wanted.find(({ date }) => date === day);
    return same ?? (wanted.length === days.length ? wanted[days.findIndex(({ date }) => date === day)] : undefined);
  };
  return draftsOf({ items }).flatMap((line) => {
    const day = inPlaceOf(line.day);
    if (!day) return [];
    const people = Number(days.find(({ date }) => date === line.day)?.plenary.pax);
    const isForAll = people > 1 && line.quantity === String(people) && day.pax !== null;
    return [{ ...line, day: day.date, ...(isForAll && { quantity: String(day.pax) }) }];
  });
};
