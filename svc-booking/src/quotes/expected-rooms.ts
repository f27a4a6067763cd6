import type { ExpectedRooms } from '@plenary/contracts/booked-room';
import type { VenueSearch } from '@plenary/contracts/search';
import type { Reader } from '@plenary/service-kit/database/database';
import type { TakenOn } from '../availability/read-venue-days.ts';
import { eventStart } from '../calendar/event-start.ts';
import type { OptionRow, QuoteRow } from '../db/rows.ts';
import { takenByOthers } from '../demands/taken-by-others.ts';
import type { BookingDeps } from '../deps.ts';
import { bookedRooms } from '../events/booking-event.ts';
import { chooseSlots } from '../options/choose-slots.ts';
import { isTooLate } from '../options/option-rules.ts';
import { type CatalogueVenue, isPublished } from '../venues/catalogue.ts';

interface Asked {
  venue: CatalogueVenue;
  search: Pick<VenueSearch, 'days'>;
  hasAfterwork: boolean;
  /** Without the customer's own option, which gives way. */
  taken: TakenOn;
  now: number;
}

const startOf = ({ venue, search }: Pick<Asked, 'venue' | 'search'>): number =>
  eventStart({ firstDay: search.days.map(({ date }) => date).sort()[0] ?? '', timeZone: venue.record.timeZone });

/**
 * The rooms that an option would get at `now`, those that `chooseSlots` would hold for it, with what each is asked for; where it is too late
 * for an option those of a signature, which takes free ones alone (docs/decisions/0224).
 */
export const expectedRooms = ({ now, ...asked }: Asked): ExpectedRooms => {
  const { venue, search } = asked;
  const by = isTooLate({ now, eventStart: startOf(asked) }) ? 'signature' : 'option';
  const isOpen = isPublished(venue) && !search.days.some(({ date }) => venue.isClosed(date));
  const chosen = chooseSlots(asked);
  if (!isOpen || 'lacking' in chosen || (by === 'signature' && chosen.rank > 1)) return { by, rank: null, rooms: [] };
  const rooms = bookedRooms(venue, chosen.slots).flatMap(({ roomId, ...room }) => {
    const day = search.days.find(({ date }) => date === room.day);
    const request = room.place === 'plenary' ? day?.plenary : day?.subcommittees[room.index];
    return request ? [{ ...room, pax: request.pax, ...(!day?.evening && { configuration: request.configuration }) }] : [];
  });
  return { by, rank: chosen.rank, rooms };
};

interface AskedQuote {
  row: Pick<QuoteRow, 'status' | 'validUntil' | 'amends' | 'supersededBy' | 'userId' | 'demandId' | 'frozen'>;
  venue: CatalogueVenue;
  /** The live one, if there is one: the rooms that it holds or waits for are no expectation. */
  option: OptionRow | undefined;
}

/** The rooms that a quote would get now; undefined where it has an option, or can take none any more. */
export const expectedRoomsOf = async (
  read: Reader,
  deps: BookingDeps,
  { row, venue, option }: AskedQuote,
): Promise<ExpectedRooms | undefined> => {
  const { status, validUntil, amends, supersededBy, userId, demandId: id, frozen } = row;
  const { search, addons } = frozen;
  const now = deps.now();
  const isOpen = status === 'Presented' && !amends && !supersededBy && now < Math.min(validUntil, startOf({ venue, search }));
  if (option || !isOpen) return undefined;
  const taken = await takenByOthers(read, deps, { actor: { userId }, demand: { id, venue, search } });
  return expectedRooms({ venue, search, hasAfterwork: addons.afterwork, taken, now });
};
