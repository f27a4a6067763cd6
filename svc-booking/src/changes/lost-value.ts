import type { AskedChange } from '@plenary/contracts/changes.schemas';
import type { SearchDay } from '@plenary/contracts/search';
import { agreedDays } from '../bookings/agreed-days.ts';
import type { ConfirmedDeal } from '../cancellation/deal.ts';
import { peopleOf } from '../change-offers/past-changes.ts';
import { termsOn } from '../deal-terms/deal-terms.ts';
import type { Room } from '../rooms/room.ts';
import type { CatalogueSnapshot } from '../venues/catalogue.ts';
import { changedDays, goingOn, movesDays, originsOf } from './changed-days.ts';
import { type PlannedSlots, roomsNow } from './plan-slots.ts';
import { freeSpreads } from './reduction-fee.ts';
import { reprice } from './reprice.ts';

export interface Reduced {
  deal: ConfirmedDeal;
  asked: AskedChange;
  catalogue: CatalogueSnapshot;
  planned: PlannedSlots;
  /** The days that go on, as they are asked for. */
  kept: readonly SearchDay[];
}

interface Change {
  /** People that may stay away free of charge. */
  free: number;
}

/** Days whose halves stay have no lunch of a rule. */
const everyLunch = { lunch: 'chosen' } as const;

/**
 * What falls away of the price in euro cents: by fewer people, by the free ones of them where these are worth the most, and by what else is
 * given up, whole days among it; another price of other days is none of these, and neither does a day more make up for one that is given up
 * (design: lifecycle L25, L29).
 */
export const lostValue = (reduced: Reduced, { free }: Change) => {
  const { deal, asked, kept } = reduced;
  const { frozen } = deal.quote;
  const named = goingOn(asked.days);
  const days = frozen.search.days.filter(({ date }) => named.some(({ from }) => from === date));
  const priced = pricer(reduced);
  const agreed = frozen.totalExcludingVatPrice;
  const rest = days.length < frozen.search.days.length ? priced(days, days) : agreed;
  const dated = days.map((day, index) => ({ ...day, date: kept[index]?.date ?? day.date }));
  const moved = movesDays(named) ? priced(days, dated) : rest;
  const lostWith = (people: readonly number[]) => {
    const fewer = named.map(({ from, to }, index) => ({ from, to, pax: people[index] as number }));
    return moved - priced(days, changedDays(days, fewer, everyLunch));
  };
  const fewer = peopleOf(days) - peopleOf(kept);
  const withPeople = lostWith(named.map(({ pax }) => pax));
  const lostByPeople = fewer > 0 ? withPeople : 0;
  const fewerOn = days.map(({ plenary }, index) => plenary.pax - (kept[index] as SearchDay).plenary.pax);
  const without = (spread: readonly number[]) => lostWith(days.map(({ plenary }, index) => plenary.pax - (spread[index] ?? 0)));
  const lostFree = fewer <= free ? lostByPeople : Math.max(0, ...freeSpreads(fewerOn, free).map(without));
  const lost = moved - priceOfKept(reduced);
  // More people give nothing up, also where a smaller share of the minimum price is left to pay.
  const lostOfKept = fewer > 0 ? lost - lostByPeople : Math.min(lost, lost - withPeople);
  return { lostByPeople, lostFree, lostOtherwise: lostOfKept + agreed - rest };
};

/** Prices days in the rooms that the booking has, one after the other as those before. */
const pricer = ({ deal, catalogue, planned }: Reduced) => {
  const { quote, venue, booking, claims } = deal;
  const { days: all } = quote.frozen.search;
  const terms = termsOn(catalogue.dealTerms, catalogue.today);
  const { vatRates } = catalogue;
  const now = roomsNow({ venue, before: agreedDays(all, booking), claims });
  const roomsOf = (day: SearchDay) =>
    now?.[all.indexOf(day)] ?? [day.plenary, ...day.subcommittees].map(() => planned.assignment[0]?.[0] as Room);
  return (before: readonly SearchDay[], days: readonly SearchDay[]): number =>
    reprice({ frozen: quote.frozen, venue: venue.record, days, assignment: before.map(roomsOf), terms, vatRates }).totalExcludingVatPrice;
};

/** What the days that go on cost as they are asked for. */
const priceOfKept = ({ deal, asked, catalogue, planned, kept }: Reduced): number => {
  const { frozen } = deal.quote;
  const { days } = frozen.search;
  const assignment = planned.assignment.filter((_, index) => asked.days[index]?.from !== undefined);
  const origins = originsOf(days, goingOn(asked.days));
  const terms = termsOn(catalogue.dealTerms, catalogue.today);
  const { vatRates } = catalogue;
  return reprice({ frozen, venue: deal.venue.record, days: kept, assignment, addons: asked.addons, origins, terms, vatRates })
    .totalExcludingVatPrice;
};
