import type { DeskFinds } from '@plenary/contracts/desk-search.schemas';
import { findsInGroup } from '@plenary/contracts/desk-search-terms';
import { searchedWords } from '../deals/deal-row.ts';
import { foundBy, inOrder, momentOf } from '../deals/find-deals.ts';
import { presentDeal, readDeals } from '../deals/list-deals.ts';
import type { BookingDeps } from '../deps.ts';
import type { CatalogueSnapshot, CatalogueVenue } from '../venues/catalogue.ts';
import { findRequests } from './find-requests.ts';

/** What staff look for among bookings and venues (design: desk D5), whatever the accents and capitals. */
export const searchDesk = async (deps: BookingDeps, search: string): Promise<DeskFinds> => {
  const snapshot = await deps.catalogue.current();
  const [deals, requests] = await Promise.all([findDeals(deps, search, snapshot), findRequests(deps, search, snapshot)]);
  return { deals, requests, ...findPlaces(snapshot, search) };
};

const findDeals = async (deps: BookingDeps, search: string, snapshot: CatalogueSnapshot) => {
  const moment = momentOf(deps);
  const { order } = inOrder(deps.tables, 'created');
  const rows = await readDeals(deps, { where: await foundBy(deps, { search, sort: 'created' }, moment), order, limit: findsInGroup });
  return rows.map((row) => presentDeal(row, snapshot, moment));
};

const hasWords = (text: string, beginnings: readonly string[]): boolean => {
  const words = searchedWords(text);
  return beginnings.length > 0 && beginnings.every((beginning) => words.some((word) => word.startsWith(beginning)));
};

const findPlaces = ({ venues }: CatalogueSnapshot, search: string): Pick<DeskFinds, 'venues' | 'rooms'> => {
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
