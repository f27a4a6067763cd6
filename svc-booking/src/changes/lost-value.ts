import type { AskedChange } from '@plenary/contracts/changes.schemas';
import type { SearchDay } from '@plenary/contracts/search';
import { agreedDays } from '../bookings/agreed-days.ts';
import type { ConfirmedDeal } from '../cancellation/deal.ts';
import { peopleOf } from '../change-offers/past-changes.ts';
import { termsOn } from '../deal-terms/deal-terms.ts';
import type { FrozenQuote } from '../prices/frozen-quote.ts';
import type { Room } from '../rooms/room.ts';
import type { CatalogueSnapshot } from '../venues/catalogue.ts';
import { changedDays } from './changed-days.ts';
import { type PlannedSlots, roomsNow } from './plan-slots.ts';
import { freeSpreads } from './reduction-fee.ts';
import { reprice } from './reprice.ts';

export interface Reduced {
  deal: ConfirmedDeal;
  asked: AskedChange;
  catalogue: CatalogueSnapshot;
  planned: PlannedSlots;
  /** The days as they are asked for. */
  wanted: readonly SearchDay[];
}

interface Change {
  after: FrozenQuote;
  /** People that may stay away free of charge. */
  free: number;
}

/** Days whose halves stay have no lunch of a rule. */
const everyLunch = { lunch: 'chosen' } as const;

/**
 * What falls away of the price in euro cents: by fewer people, by the free ones of them where these are worth the most, and by what else is
 * given up; another price of other days is none of these (design: lifecycle L25, L29).
 */
export const lostValue = ({ deal, asked, catalogue, planned, wanted }: Reduced, { after, free }: Change) => {
  const { quote, venue, booking, claims } = deal;
  const { days } = quote.frozen.search;
  const terms = termsOn(catalogue.dealTerms, catalogue.today);
  const now = roomsNow({ venue, before: agreedDays(days, booking), claims });
  const priced = (read: (day: SearchDay, index: number) => SearchDay) => {
    const assignment =
      now ?? days.map((day, index) => [day.plenary, ...day.subcommittees].map(() => planned.assignment[index]?.[0] as Room));
    return reprice({ frozen: quote.frozen, venue: venue.record, days: days.map(read), assignment, terms }).totalExcludingVatPrice;
  };
  const dated = (day: SearchDay, index: number) => ({ ...day, date: wanted[index]?.date ?? day.date });
  const moved = asked.days.every(({ from, to }) => from === to) ? quote.frozen.totalExcludingVatPrice : priced(dated);
  const lostWith = (people: readonly number[]) => {
    const changed = changedDays(
      days,
      asked.days.map(({ from, to }, index) => ({ from, to, pax: people[index] as number })),
      everyLunch,
    );
    return moved - priced((_, index) => changed[index] as SearchDay);
  };
  const fewer = peopleOf(days) - peopleOf(wanted);
  const withPeople = lostWith(asked.days.map(({ pax }) => pax));
  const lostByPeople = fewer > 0 ? withPeople : 0;
  const fewerOn = days.map(({ plenary }, index) => plenary.pax - (wanted[index] as SearchDay).plenary.pax);
  const without = (spread: readonly number[]) => lostWith(days.map(({ plenary }, index) => plenary.pax - (spread[index] ?? 0)));
  const lostFree = fewer <= free ? lostByPeople : Math.max(0, ...freeSpreads(fewerOn, free).map(without));
  const lost = moved - after.totalExcludingVatPrice;
  // More people give nothing up, also where a smaller share of the minimum price is left to pay.
  const lostOtherwise = fewer > 0 ? lost - lostByPeople : Math.min(lost, lost - withPeople);
  return { lostByPeople, lostFree, lostOtherwise };
};
