import type { VenueCard } from '@plenary/contracts/venue';
import { dayPriceOf, meetsFilters, type Need, needs, type VenueFilters } from './venue-filters.ts';

/** A filter that may be chosen, and how many venues it would leave beside the other filters. */
export interface Choice<Value> {
  value: Value;
  count: number;
}

const step = 10;
const mostBudgets = 5;

/** Round amounts that part the venues by their price: each leaves more of them than the one below and fewer than all. */
const budgetsOf = (venues: readonly VenueCard[]): number[] => {
  const prices = venues.flatMap((venue) => dayPriceOf(venue) ?? []);
  if (prices.length === 0) return [];
  const ceiling = (cents: number) => Math.ceil(cents / 100 / step) * step;
  const highest = ceiling(Math.max(...prices));
  return [...new Set(prices.map(ceiling))]
    .filter((budget) => budget < highest)
    .toSorted((one, other) => one - other)
    .slice(0, mostBudgets);
};

/** The choices of a list. A district or a need that none of its venues has is left out. */
export const choicesFor = (venues: readonly VenueCard[], filters: VenueFilters) => {
  const count = (changed: Partial<VenueFilters>) => venues.filter((venue) => meetsFilters(venue, { ...filters, ...changed })).length;
  const districts = [...new Set(venues.map(({ address }) => address.district))].toSorted((one, other) =>
    one.localeCompare(other, 'fr', { numeric: true }),
  );
  const asked = filters.budget === null ? [] : [filters.budget];
  const withNeed = (need: Need) => venues.filter((venue) => meetsFilters(venue, { budget: null, districts: [], needs: [need] })).length;
  return {
    budgets: [...new Set([...budgetsOf(venues), ...asked])]
      .toSorted((one, other) => one - other)
      .map((budget): Choice<number> => ({ value: budget, count: count({ budget }) })),
    districts: districts.map((district): Choice<string> => ({ value: district, count: count({ districts: [district] }) })),
    needs: needs
      .filter((need) => filters.needs.includes(need) || (withNeed(need) > 0 && withNeed(need) < venues.length))
      .map((need): Choice<Need> => ({ value: need, count: count({ needs: [...new Set([...filters.needs, need])] }) })),
  };
};
export type Choices = ReturnType<typeof choicesFor>;
