import type { Availability } from '@plenary/contracts/booking.schemas';
import type { SearchQuery } from '@plenary/contracts/search';
import type { Actor } from '@plenary/service-kit/actor';
import { explainRefusal } from '../availability/explain-refusal.ts';
import { prepareDays } from '../availability/find-rooms.ts';
import { ownOptions } from '../bookings/own-options.ts';
import { callbackStateOf } from '../demands/callback-state.ts';
import { keepDemand } from '../demands/keep-demand.ts';
import type { BookingDeps } from '../deps.ts';
import { searchPrice } from '../prices/search-price.ts';
import { countCall } from '../rates/rates.ts';
import { demandIdOf } from '../search/search-id.ts';
import { venueSeenBy } from '../venues/venue-seen-by.ts';
import { checkedSearch } from './checked-search.ts';
import { findAlternatives } from './find-alternatives.ts';
import { keptRooms } from './kept-rooms.ts';
import { serveSearch } from './serve-search.ts';

interface Asked {
  actor: Actor;
  slug: string;
  query: SearchQuery;
  /** Staff also sell an evening alone. */
  withEvenings?: boolean;
  /** The caller's quote that another version is to take the place of: its option gives way. */
  replaces?: string | undefined;
}

/** Whether one venue can serve a search, and at what price. Refuses as `checkedSearch` and `venueSeenBy`, and 429 (rates.ts). */
export const checkAvailability = async (deps: BookingDeps, asked: Asked): Promise<Availability> => {
  const { actor, slug, query, withEvenings = false, replaces } = asked;
  const catalogue = await deps.catalogue.current();
  const venue = venueSeenBy(actor, catalogue, slug);
  const now = deps.now();
  const { countryCode } = venue.record.address;
  const { isClosed } = venue;
  const { search, user } = checkedSearch({ actor, query, countryCode, catalogue, now, rules: deps.roomFinder, withEvenings, isClosed });
  await countCall(deps, 'search', user);
  const keep = () => keepDemand(deps, { userId: user.userId, venueId: venue.record.id, search });

  const { read } = deps.database;
  const demandId = demandIdOf({ userId: user.userId, subject: venue.record.id, search });
  const own = await ownOptions(read, deps.tables, { userId: user.userId, now });
  const without = own.filter((option) => option.demandId === demandId || option.quoteId === replaces);
  const network = await deps.keptDays.read(catalogue, { days: search.days.map(({ date }) => date), now, without });
  const wanted = { days: search.days, prepared: prepareDays(search.days) };
  const served = serveSearch(venue, wanted, network.taken);
  if (!served) {
    const reason = explainRefusal(venue, wanted, network.taken);
    const alternatives = await findAlternatives(deps, { venue, search, catalogue, network, contract: user.contract, reason });
    return { type: 'not_available', alternatives, reason };
  }
  if (served.type === 'custom') {
    const callback = await callbackStateOf(read, { tables: deps.tables, actor: user, demandId });
    return { type: 'available_with_custom_price', demandId: await keep(), callback, why: served.why };
  }
  const { assignment, rank } = served.found;
  const price = searchPrice({ venue: venue.record, search, assignment, contract: user.contract, settings: deps.prices });
  const rooms = keptRooms(search.days, assignment);
  return { type: 'available', price, demandId: await keep(), optionRank: rank, rooms };
};
