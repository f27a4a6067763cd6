import type { FieldErrors } from './problem.ts';
import type { ItemCode } from './quote.ts';

/** Codes with one price a unit: a person (and day) for packages, lunch, ecology, afterworks and teambuilding; a day for the rest. */
export const unitPriceCodes = [
  'AM',
  'PM',
  'AM+LUNCH',
  'PM+LUNCH',
  'AMPM',
  'BUFFET_LUNCH',
  'AFTERWORK',
  'AFTERWORK_COCKTAIL',
  'TEAMBUILDING',
  'FACILITATOR',
  'WELLNESS',
  'ECOLOGY',
] as const satisfies readonly ItemCode[];
export type UnitPriceCode = (typeof unitPriceCodes)[number];

/** Sizes of subcommittee rooms as they are charged, ascending. */
export const subroomSizes = ['Petite', 'Moyenne', 'Moyenne+', 'Grande', 'XL'] as const satisfies readonly ItemCode[];
export type SubroomSize = (typeof subroomSizes)[number];

/** Euro cents without VAT. */
export interface PriceList {
  unitPrices: Readonly<Record<UnitPriceCode, number>>;
  /** A subcommittee room for a half day or a full one. */
  subrooms: Readonly<Record<SubroomSize, { half: number; fullDay: number }>>;
}

export const priceListLimits = {
  /** Euro cents. */
  price: 1_000_000,
  /** Versions of a venue, those of the past too. */
  versions: 36,
  /** Promotions of a venue, those of the past too. */
  promotions: 50,
} as const;

/** Free of charge may be what belongs to the house. */
const mayBeFree: readonly UnitPriceCode[] = ['WELLNESS', 'ECOLOGY'];

/**
 * Faults of a price list by path (`unitPrices.AMPM`): prices are `required`, and rise from a half day to one with lunch to a full day, which
 * costs less than both halves, and with the size of a room (`too_small`, `too_large`).
 */
export const priceListFaults = ({ unitPrices, subrooms }: PriceList): FieldErrors => {
  const faults: Record<string, string> = {};
  const { AM, PM, AMPM, BUFFET_LUNCH } = unitPrices;
  const [amWithLunch, pmWithLunch] = [unitPrices['AM+LUNCH'], unitPrices['PM+LUNCH']];
  if (amWithLunch <= AM) faults['unitPrices.AM+LUNCH'] = 'too_small';
  if (pmWithLunch <= PM) faults['unitPrices.PM+LUNCH'] = 'too_small';
  if (AMPM <= Math.max(amWithLunch, pmWithLunch)) faults['unitPrices.AMPM'] = 'too_small';
  if (AMPM >= AM + PM) faults['unitPrices.AMPM'] = 'too_large';
  if (BUFFET_LUNCH <= Math.max(amWithLunch - AM, pmWithLunch - PM)) faults['unitPrices.BUFFET_LUNCH'] = 'too_small';
  for (const code of unitPriceCodes) if (unitPrices[code] === 0 && !mayBeFree.includes(code)) faults[`unitPrices.${code}`] = 'required';
  let smaller = { half: 0, fullDay: 0 };
  for (const size of subroomSizes) {
    const { half, fullDay } = subrooms[size];
    if (half <= smaller.half) faults[`subrooms.${size}.half`] = 'too_small';
    if (fullDay <= Math.max(half, smaller.fullDay)) faults[`subrooms.${size}.fullDay`] = 'too_small';
    if (fullDay >= 2 * half) faults[`subrooms.${size}.fullDay`] = 'too_large';
    smaller = subrooms[size];
  }
  return faults;
};
