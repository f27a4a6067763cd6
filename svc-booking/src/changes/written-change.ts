import type { AskedChange, AskedLine } from '@plenary/contracts/changes.schemas';
import type { FieldErrors } from '@plenary/contracts/problem';
import type { Addons } from '@plenary/contracts/quote';
import type { SearchDay } from '@plenary/contracts/search';
import type { FrozenQuote } from '../prices/frozen-quote.ts';
import type { QuoteLine } from '../prices/quote-lines.ts';
import type { Offered } from '../written-lines/catalogue-offers.ts';
import { addonsSold, chargedFor, givenAway, offerOf, writtenLine } from '../written-lines/proposal-rules.ts';

/** A price that staff write in a change, or that goes along with its days and people because they wrote it before (design: lifecycle L17). */
export interface WrittenChange {
  /** Every line after the change. */
  lines: QuoteLine[];
  /** The same where nothing but days and people is asked for. */
  goingAlong: QuoteLine[];
  /** By line of before, how much of it goes on; 0: it is given up. */
  kept: number[];
  addons: Addons;
  /** By field path `lines.0.day`, `lines.0.code`, `lines.0.from`; `lines` where a day more has none. */
  errors: FieldErrors;
  /** The highest discount of a line, in whole percent; null: no line is written. */
  givenAway: number | null;
  /** Something agreed on is given up beyond people who stay away, has other words or a higher price. */
  isLess: boolean;
}

interface Asked {
  frozen: FrozenQuote;
  asked: AskedChange;
  /** The days as they are asked for. */
  wanted: readonly SearchDay[];
  /** On those days. */
  offers: readonly Offered[];
}

type Item = FrozenQuote['items'][number];

/** Whether a line is for everybody of its day, and so goes along with the people. */
export const isForEverybody = ({ quantity, code }: Pick<Item, 'quantity' | 'code'>, day: SearchDay | undefined): boolean =>
  day !== undefined && day.plenary.pax > 1 && quantity === day.plenary.pax && code !== 'MINIMUM_PRICE';

const lineOf = ({ includedServices: _, vatPercent: __, ...line }: Item): QuoteLine => line;

export const writtenChange = ({ frozen, asked, wanted, offers }: Asked): WrittenChange => {
  const { items, search } = frozen;
  const along = items.map((item): QuoteLine | undefined => {
    const after = wanted[asked.days.findIndex(({ from }) => from === item.date)];
    if (!after) return undefined;
    const was = search.days.find(({ date }) => date === item.date);
    return { ...lineOf(item), date: after.date, quantity: isForEverybody(item, was) ? after.plenary.pax : item.quantity };
  });
  const goingAlong = along.filter((line) => line !== undefined);
  const { lines: written } = asked;
  const lines = written?.map((line) => lineAfter(line, items, offers)) ?? goingAlong;
  const goesOn = (place: number) => written?.find(({ from }) => from === place);
  const kept = items.map(({ quantity }, place) => Math.min(quantity, (written ? goesOn(place) : along[place])?.quantity ?? 0));
  return {
    lines,
    goingAlong,
    kept,
    addons: written && !search.days.some(({ evening }) => evening) ? addonsOf(lines) : frozen.addons,
    errors: { ...(written && faultsOf(written, { items, wanted, offers })), ...(isUnpriced(lines, asked) && { lines: 'required' }) },
    givenAway: written ? Math.max(0, ...written.map((line) => givenAwayOf(line, items, offers))) : null,
    isLess:
      written !== undefined &&
      items.some((item, place) => {
        const line = goesOn(place);
        if (!line || line.quantity < Math.min(item.quantity, along[place]?.quantity ?? 0)) return true;
        return chargedFor(line) > item.unitPrice || (item.label !== undefined && line.label !== item.label);
      }),
  };
};

/** Whether a day more has no line. */
const isUnpriced = (lines: readonly QuoteLine[], { days }: AskedChange): boolean =>
  days.some(({ from, to }) => from === undefined && !lines.some(({ date }) => date === to));

/** Whether the price of a line that goes on is the one agreed on. */
const keepsPrice = (line: AskedLine, { unitPrice }: Item): boolean => line.unitPrice === unitPrice && !line.discountPercent;

const lineAfter = (line: AskedLine, items: readonly Item[], offers: readonly Offered[]): QuoteLine => {
  const item = line.from === undefined ? undefined : items[line.from];
  if (!item) return writtenLine({ ...line, offer: offerOf(line, offers) });
  const goingOn = { ...lineOf(item), date: line.day, quantity: line.quantity, ...(item.label !== undefined && { label: line.label }) };
  if (keepsPrice(line, item)) return goingOn;
  const charged = chargedFor(line);
  const catalogPrice = Math.max(item.catalogPrice, charged);
  return { ...goingOn, unitPrice: charged, catalogPrice, applyGlobalDiscount: false, custom: true };
};

/** What a line gives away, in whole percent: of what it was before any discount, or of the list; nothing where its price stands or rises. */
const givenAwayOf = (line: AskedLine, items: readonly Item[], offers: readonly Offered[]): number => {
  const item = line.from === undefined ? undefined : items[line.from];
  if (!item) return givenAway({ ...line, offer: offerOf(line, offers) });
  const charged = chargedFor(line);
  if (charged >= item.unitPrice || item.catalogPrice === 0) return 0;
  return Math.ceil(((item.catalogPrice - charged) * 100) / item.catalogPrice);
};

interface Judged extends Pick<Asked, 'wanted' | 'offers'> {
  items: readonly Item[];
}

const faultsOf = (lines: readonly AskedLine[], { items, wanted, offers }: Judged): FieldErrors =>
  Object.fromEntries(
    lines.flatMap((line, index) => {
      const isTwice = lines.slice(0, index).some(({ from }) => from !== undefined && from === line.from);
      if (isTwice || (line.from !== undefined && !items[line.from])) return [[`lines.${index}.from`, 'invalid_value']];
      if (!wanted.some(({ date }) => date === line.day)) return [[`lines.${index}.day`, 'invalid_value']];
      return line.from === undefined && line.code && !offerOf(line, offers) ? [[`lines.${index}.code`, 'invalid_value']] : [];
    }),
  );

const addonsOf = (lines: readonly QuoteLine[]): Addons => addonsSold(lines.map(({ code }) => code));
