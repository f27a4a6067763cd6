import { hasRight, type Reach, reachOf } from '@plenary/contracts/desk-rights';
import type { DeskFinds } from '@plenary/contracts/desk-search.schemas';
import { findsInGroup } from '@plenary/contracts/desk-search-terms';
import type { UserActor } from '@plenary/service-kit/actor';
import { searchedWords } from '../deals/deal-row.ts';
import { foundBy, inOrder, momentOf } from '../deals/find-deals.ts';
import { presentDeal, readDeals } from '../deals/list-deals.ts';
import type { BookingDeps } from '../deps.ts';
import { dealSeenBy } from '../rights/hide-prices.ts';
import { isReached } from '../rights/reached-venues.ts';
import type { CatalogueSnapshot, CatalogueVenue } from '../venues/catalogue.ts';
import { findRequests } from './find-requests.ts';

interface Searched {
  actor: UserActor;
  search: string;
}

/** What staff look for among bookings and venues that they may see (design: desk D5, D26), whatever the accents and capitals. */
export const searchDesk = async (deps: BookingDeps, { actor, search }: Searched): Promise<DeskFinds> => {
  const snapshot = await deps.catalogue.current();
  const reach = reachOf(actor, 'events');
  const [deals, requests] = await Promise.all([
    findDeals(deps, { search, reach }, snapshot),
    hasRight(actor, 'prices') ? findRequests(deps, { search, reach: reachOf(actor, 'prices') }, snapshot) : [],
  ]);
  return { deals: deals.map(dealSeenBy(actor, snapshot)), requests, ...findPlaces(snapshot, { search, reach }) };
};

interface Reached {
  search: string;
  reach: Reach;
}

const findDeals = async (deps: BookingDeps, reached: Reached, snapshot: CatalogueSnapshot) => {
  const moment = momentOf(deps);
  const { order } = inOrder(deps.tables, 'created');
  const where = await foundBy(deps, { ...reached, sort: 'created' }, moment);
  const rows = await readDeals(deps, { where, order, limit: findsInGroup });
  return rows.map((row) => presentDeal(row, snapshot, moment));
};

const hasWords = (text: string, beginnings: readonly string[]): boolean => {
  const words = searchedWords(text);
  return beginnings.length > 0 && beginnings.every((beginning) => words.some((word) => word.startsWith(beginning)));
};

const findPlaces = (catalogue: CatalogueSnapshot, { search, reach }: Reached): Pick<DeskFinds, 'venues' | 'rooms'> => {
  const venues = catalogue.venues.filter((venue) => isReached(reach, venue));
  const beginnings = searchedWords(search);
  const present = ({ record: { slug, commercialName: name, address } }: CatalogueVenue) => ({
    slug,
    name,
    countryCode: address.countryCode,
  });
  const rooms = venues.flatMap((venue) =>
    venue.rooms.filter(({ name }) => hasWords(name, beginnings)).map(({ id: roomId, name }) => ({ roomId, name, venue: present(venue) })),
  );
  return {
    venues: venues
      .filter(({ record: { commercialName, address } }) => hasWords(`${commercialName} ${address.city}`, beginnings))
      .slice(0, findsInGroup)
      .map(present),
    rooms: rooms.slice(0, findsInGroup),
  };
};
