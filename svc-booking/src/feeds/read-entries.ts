import type { SearchDay } from '@plenary/contracts/search';
import { addDays } from '../calendar/calendar-day.ts';
import { todayIn } from '../calendar/today-in.ts';
import type { FeedRow } from '../db/rows.ts';
import type { BookingDeps } from '../deps.ts';
import type { Half } from '../rooms/room.ts';
import { readScientists, scientistAmong } from '../scientists/scientist-of-venue.ts';
import type { CatalogueVenue } from '../venues/catalogue.ts';
import { scopeOf } from './feed-scope.ts';
import { type ReadDeal, readDeals } from './read-deals.ts';
import { type FeedSlot, readCancelled, readHeld } from './read-slots.ts';

/** One room of a deal on one of its days. */
export interface FoundEntry {
  uid: string;
  venue: CatalogueVenue;
  slot: FeedSlot;
  halves: ReadonlySet<Half>;
  /** Names of the rooms: one, unless a half-day of it was moved. */
  rooms: readonly string[];
  /** Undefined: it was not made from a quote. */
  deal: ReadDeal | undefined;
  /** As it was asked for, or agreed on since. */
  asked: Pick<SearchDay['plenary'], 'pax' | 'configuration'> | undefined;
  /** Name of the Meeting Scientist; empty: none is known. */
  scientist: string;
}

/** Local days at a venue, from today on. */
const daysBack = 30;
const daysAhead = 365;

/** The entries of a feed by day, from 30 days back to 365 ahead at each venue (design: desk D28). */
export const readEntries = async (deps: BookingDeps, row: FeedRow): Promise<FoundEntry[]> => {
  const [now, scope, { byId }, scientists] = [
    deps.now(),
    await scopeOf(deps, row),
    await deps.catalogue.current(),
    await readScientists(deps),
  ];
  const today = todayIn({ now, timeZone: 'UTC' });
  const span = { from: addDays(today, -daysBack - 1), to: addDays(today, daysAhead + 1) };
  const [held, cancelled] = await Promise.all([
    readHeld(deps, { where: scope.held, ...span, now }),
    readCancelled(deps, { where: scope.cancelled, now }),
  ]);
  const slots = [...held, ...cancelled.filter(({ roomId }) => scope.hasRoom(roomId))].filter(({ venueId, day }) => {
    const atVenue = todayIn({ now, timeZone: byId.get(venueId)?.record.timeZone ?? 'UTC' });
    return day >= addDays(atVenue, -daysBack) && day <= addDays(atVenue, daysAhead);
  });
  const deals = await readDeals(deps, slots);
  return byPlace(slots)
    .flatMap((of) => {
      const [slot] = of;
      const venue = slot && byId.get(slot.venueId);
      if (!venue) return [];
      const scientist = scientistAmong(scientists, slot.venueId);
      return { ...entryOf(of, slot, { venue, deals }), scientist: scientist ? `${scientist.firstName} ${scientist.lastName}`.trim() : '' };
    })
    .sort(byDay);
};

/** Those of each request of a booking on a day. */
const byPlace = (slots: readonly FeedSlot[]): FeedSlot[][] => {
  const places = new Map<string, FeedSlot[]>();
  for (const slot of slots) {
    const key = `${slot.ownId} ${slot.day} ${slot.request}`;
    const place = places.get(key);
    if (place) place.push(slot);
    else places.set(key, [slot]);
  }
  return [...places.values()];
};

interface Known {
  venue: CatalogueVenue;
  deals: ReadonlyMap<string, ReadDeal>;
}

const entryOf = (slots: readonly FeedSlot[], slot: FeedSlot, { venue, deals }: Known): Omit<FoundEntry, 'scientist'> => {
  const { quoteId, ownId, day, request } = slot;
  const deal = quoteId === null ? undefined : deals.get(quoteId);
  const days = deal?.daysFor(slot) ?? [];
  const index = days.findIndex(({ date }) => date === day);
  const on = days[index];
  const place = request ?? (on?.evening ? 0 : undefined);
  const nameOf = (roomId: string) => venue.rooms.find(({ id }) => id === roomId)?.name ?? '';
  return {
    // The place of a day among those of its deal stays when the day moves.
    uid: `${quoteId ?? ownId}-${index === -1 ? day : index}-${request ?? 'evening'}@plenary`,
    ...{ venue, slot, deal },
    halves: new Set(slots.map(({ half }) => half)),
    rooms: [...new Set(slots.map(({ roomId }) => nameOf(roomId)))].filter(Boolean).sort(),
    asked: on && place !== undefined ? [on.plenary, ...on.subcommittees][place] : undefined,
  };
};

const byDay = (one: FoundEntry, other: FoundEntry): number => (sortKey(one) < sortKey(other) ? -1 : 1);
const sortKey = ({ slot, uid }: FoundEntry) => `${slot.day} ${uid}`;
