import type { VenueCard } from '@plenary/contracts/venue';
import { kilometresBetween, type Position } from '../places/position.ts';

export const needs = ['food', 'stepFree', 'parking'] as const;
export type Need = (typeof needs)[number];
export const sorts = ['best', 'price', 'transit', 'capacity'] as const;
export type Sort = (typeof sorts)[number];

/** What a visitor asks of the venues of a list, beside the search. */
export interface VenueFilters {
  /** Most euros per person and day, without VAT; null: any price, and prices on request. */
  budget: number | null;
  districts: readonly string[];
  needs: readonly Need[];
}

export const noFilters: VenueFilters = { budget: null, districts: [], needs: [] };

/** A choice of several with one of them pressed: it goes, or comes to the others. */
export const toggled = <Item>(chosen: readonly Item[], pressed: Item): Item[] =>
  chosen.includes(pressed) ? chosen.filter((one) => one !== pressed) : [...chosen, pressed];

type Listed = Pick<VenueCard, 'address' | 'coordinates' | 'facts' | 'features' | 'price'>;

const has: Record<Need, (facts: NonNullable<VenueCard['facts']>) => boolean> = {
  food: ({ hasFood }) => hasFood,
  stepFree: ({ isAccessible }) => isAccessible,
  parking: ({ hasParking }) => hasParking,
};

/** Euro cents per person and day; undefined without a price that is known at once. */
export const dayPriceOf = ({ price }: Pick<VenueCard, 'price'>): number | undefined =>
  price?.type === 'standard' ? price.perPersonAndDay : undefined;

const isWithin = (venue: Listed, budget: number | null) => {
  if (budget === null) return true;
  const cents = dayPriceOf(venue);
  return cents !== undefined && cents <= budget * 100;
};

export const meetsFilters = (venue: Listed, { budget, districts, needs: asked }: VenueFilters): boolean =>
  isWithin(venue, budget) &&
  (districts.length === 0 || districts.includes(venue.address.district)) &&
  asked.every((need) => venue.facts !== undefined && has[need](venue.facts));

const unknown = Number.POSITIVE_INFINITY;
/** The lowest comes first; what is unknown comes last. Every venue answers the same search: per person the order is that of totals. */
const weigh: Record<Sort, (venue: Listed) => number> = {
  best: () => 0,
  price: ({ price }) => (price?.type === 'standard' ? price.amount : unknown),
  transit: ({ facts }) => facts?.station?.minutesToWalk ?? unknown,
  capacity: ({ features }) => -features.capacity,
};

interface Arrangement {
  filters: VenueFilters;
  sort: Sort;
  /** The nearest to it come first, whatever `sort` says. */
  near: Position | null;
}

/** The venues that meet the filters, in the chosen order; equal ones, and all with `best`, keep the order of the service. */
export const arrange = <Venue extends Listed>(venues: readonly Venue[], { filters, sort, near }: Arrangement): Venue[] => {
  const weight = near ? ({ coordinates }: Listed) => kilometresBetween(coordinates, near) : weigh[sort];
  const compare = (one: number, other: number) => (one === other ? 0 : one - other);
  return venues.filter((venue) => meetsFilters(venue, filters)).toSorted((one, other) => compare(weight(one), weight(other)));
};
