import { inLadderOrder, type LadderRung, ladderFault, ladderLimits } from '@plenary/contracts/cancellation-ladder';
import type { PriceVersion, Promotion } from '@plenary/contracts/network-prices.schemas';
import { type PriceList, type SubroomSize, subroomSizes, type UnitPriceCode, unitPriceCodes } from '@plenary/contracts/price-list-terms';
import type { FieldErrors } from '@plenary/contracts/problem';
import { centsOf } from '../desk/cents-of.ts';
import { eurosOf } from '../desk/euros-of.ts';
import { percentOf } from '../desk/percent-of.ts';
import type { Row } from './venue-form.ts';

const spans = ['half', 'fullDay'] as const;
type SubroomKey = `subrooms.${SubroomSize}.${(typeof spans)[number]}`;
export type PriceKey = `unitPrices.${UnitPriceCode}` | SubroomKey;

export const vatKeys = ['service', 'food'] as const;
type VatKey = (typeof vatKeys)[number];

/** A price list as it is typed, by the paths under which svc-booking names its faults. */
export interface VersionForm {
  from: string;
  prices: Record<PriceKey, string>;
  /** Rungs as they are typed; none: as in the country of the venue. */
  ladder: readonly Row[];
  vat: Record<VatKey, string>;
}

export const unitKeys = unitPriceCodes.map((code) => `unitPrices.${code}` as const);
export const subroomKeys = subroomSizes.map((size) => ({
  size,
  keys: spans.map((span) => `subrooms.${size}.${span}` as const),
}));
export const priceKeys: readonly PriceKey[] = [...unitKeys, ...subroomKeys.flatMap(({ keys }) => keys)];

export const promotionColumns = ['from', 'to', 'percent'] as const;

export const rungColumns = ['minDays', 'percent'] as const;

const textOf = ({ unitPrices, subrooms }: PriceList, key: PriceKey): string => {
  const [part, name = '', span] = key.split('.');
  if (part === 'unitPrices') return eurosOf(unitPrices[name as UnitPriceCode]);
  return eurosOf(subrooms[name as SubroomSize][span as 'half' | 'fullDay']);
};

/** A whole number of at most three digits; null: it is none, or too large. */
export const wholeOf = (text: string, most: number): number | null => {
  const written = /^\s*\d{1,3}\s*%?\s*$/.test(text) ? Number.parseInt(text, 10) : null;
  return written !== null && written <= most ? written : null;
};
const rungOf = ({ minDays = '', percent = '' }: Row): LadderRung | null => {
  const [days, share] = [wholeOf(minDays, ladderLimits.days), wholeOf(percent, 100)];
  return days === null || share === null ? null : { minDays: days, percent: share };
};
const isWritten = (rung: Row): boolean => rungColumns.some((column) => rung[column]?.trim());
/** The rungs of a ladder without `ladderTypedFault`. */
export const rungsOf = (ladder: readonly Row[]): LadderRung[] => ladder.filter(isWritten).flatMap((rung) => rungOf(rung) ?? []);

/** What is wrong with a ladder as it is typed; null: nothing. */
export const ladderTypedFault = (ladder: readonly Row[]): string | null =>
  ladder.filter(isWritten).every((rung) => rungOf(rung) !== null) ? ladderFault(rungsOf(ladder)) : 'ladder_rung';

export const ladderRowsOf = (rungs: readonly LadderRung[]): Row[] =>
  rungs.map(({ minDays, percent }) => ({ minDays: String(minDays), percent: String(percent) }));

const hasVat = ({ vat }: VersionForm) => vatKeys.some((key) => vat[key].trim() !== '');

const termsFaults = (form: VersionForm, index: number): (readonly [string, string])[] => {
  const ladder = form.ladder.some(isWritten) ? ladderTypedFault(form.ladder) : null;
  return [
    ...(ladder ? [[`versions.${index}.cancellation`, ladder] as const] : []),
    ...(hasVat(form) ? vatKeys.filter((key) => percentOf(form.vat[key]) === null) : []).map(
      (key) => [`versions.${index}.vat.${key}`, 'not_a_percent'] as const,
    ),
  ];
};

export const versionFormOf = ({ from, list, cancellation = [], vat }: PriceVersion): VersionForm => ({
  from,
  ladder: ladderRowsOf(cancellation),
  vat: { service: String(vat?.service ?? '').replace('.', ','), food: String(vat?.food ?? '').replace('.', ',') },
  prices: Object.fromEntries(priceKeys.map((key) => [key, textOf(list, key)])) as VersionForm['prices'],
});

/** A price list of which nothing is written yet. */
export const emptyVersionForm = (from: string): VersionForm => ({
  from,
  ladder: [],
  vat: { service: '', food: '' },
  prices: Object.fromEntries(priceKeys.map((key) => [key, ''])) as VersionForm['prices'],
});

/** What is typed of all that a venue's prices are. */
export interface PricesForm {
  versions: readonly VersionForm[];
  /** Undefined: an older service keeps none here. */
  promotions: readonly Row[] | undefined;
}

export const promotionRowOf = ({ from, to, percent }: Promotion): Row => ({ from, to, percent: String(percent) });

const isDay = (text = ''): boolean => /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text));
const isPromotion = (row: Row): boolean => promotionColumns.some((column) => row[column]?.trim());
const promotionOf = (row: Row): Promotion | null => {
  const [from = '', to = ''] = [row.from?.trim(), row.to?.trim() || row.from?.trim()];
  const percent = wholeOf(row.percent ?? '', 100);
  return isDay(from) && isDay(to) && percent ? { from, to, percent } : null;
};

/** Promotions without `promotionFaults`. A row without a last day is one day long. */
export const promotionsOf = (rows: readonly Row[]): Promotion[] => rows.filter(isPromotion).flatMap((row) => promotionOf(row) ?? []);

export const promotionFaults = (rows: readonly Row[]): FieldErrors => {
  const written = rows.filter(isPromotion).map(promotionOf);
  if (written.includes(null)) return { promotions: 'promotion_row' };
  return written.some((one) => one !== null && one.from > one.to) ? { promotions: 'too_early' } : {};
};

/** What cannot even be sent: a day, an amount, a ladder or a rate that is none. */
export const typedFaults = (forms: readonly VersionForm[]): FieldErrors =>
  Object.fromEntries(
    forms.flatMap((form, index) => [
      ...(/^\d{4}-\d{2}-\d{2}$/.test(form.from) ? [] : [[`versions.${index}.from`, 'required'] as const]),
      ...priceKeys
        .filter((key) => centsOf(form.prices[key]) === null)
        .map((key) => [`versions.${index}.list.${key}`, 'not_a_number'] as const),
      ...termsFaults(form, index),
    ]),
  );

/** The price lists of forms without `typedFaults`. */
export const versionsOf = (forms: readonly VersionForm[]): PriceVersion[] =>
  forms.map((form) => {
    const { from, prices, ladder, vat } = form;
    const cents = (key: PriceKey): number => centsOf(prices[key]) ?? 0;
    return {
      from,
      list: {
        unitPrices: Object.fromEntries(
          unitPriceCodes.map((code) => [code, cents(`unitPrices.${code}`)]),
        ) as PriceVersion['list']['unitPrices'],
        subrooms: Object.fromEntries(
          subroomSizes.map((size) => [size, { half: cents(`subrooms.${size}.half`), fullDay: cents(`subrooms.${size}.fullDay`) }]),
        ) as PriceVersion['list']['subrooms'],
      },
      ...(ladder.some(isWritten) && { cancellation: inLadderOrder(rungsOf(ladder)) }),
      ...(hasVat(form) && { vat: { service: percentOf(vat.service) ?? 0, food: percentOf(vat.food) ?? 0 } }),
    };
  });
