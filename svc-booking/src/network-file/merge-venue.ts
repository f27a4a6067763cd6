import type { FilePicture, FileRoom, FileVenue } from '@plenary/contracts/network-file.schemas';
import { timeZoneOf } from '@plenary/contracts/terms';
import { draftOf } from '../network/add-draft.ts';
import type { RoomRow } from '../network/read-network-venue.ts';
import { roomWith } from '../network/room-facts.ts';
import { withFigures } from '../network/room-figures.ts';
import { recordWith } from '../network/venue-facts.ts';
import type { Room } from '../rooms/room.ts';
import { idOf } from '../venues/picture-id.ts';
import type { VenueRecord } from '../venues/venue-record.ts';
import { picturesInFile, type VenueRows } from './network-in-file.ts';

export interface MergedRoom {
  /** Undefined: it is new. */
  before: RoomRow | undefined;
  record: Room;
  wanted: FileRoom;
}

const withMissing = <T>(wanted: readonly T[], kept: readonly T[], keyOf: (one: T) => string): T[] => {
  const named = new Set(wanted.map(keyOf));
  return [...wanted, ...kept.filter((one) => !named.has(keyOf(one)))];
};

const picturesOf = (wanted: readonly FilePicture[], kept: VenueRecord['pictures']): VenueRecord['pictures'] => {
  if (wanted.length === 0) return kept;
  const ordered = withMissing(wanted, picturesInFile(kept), idOf);
  const [first] = ordered;
  if (!first) return kept;
  const carrousel = ordered.map(({ mobile: _, ...picture }) => picture);
  const { mobile = first, ...desktop } = first;
  return { cover: { desktop, mobile }, carrousel };
};

/** The record of a venue as the file wants it: price lists, promotions and pictures that it does not name stay. */
export const mergedRecord = (wanted: FileVenue, { id, known }: { id: string; known: VenueRows | undefined }): VenueRecord => {
  const { slug, countryCode, facts } = wanted;
  const before = known?.row.record ?? draftOf(id, { countryCode, slug, ...facts });
  const { prices: keptPrices = [], promotions: keptPromotions = [], ...record } = recordWith(before, facts);
  const prices = withMissing(wanted.prices, keptPrices, ({ from }) => from).sort((a, b) => (a.from < b.from ? -1 : 1));
  const promotions = wanted.promotions ?? keptPromotions;
  return {
    ...record,
    slug,
    address: { ...record.address, countryCode },
    timeZone: known ? record.timeZone : timeZoneOf[countryCode],
    ...(prices.length > 0 && { prices }),
    ...(promotions.length > 0 && { promotions }),
    pictures: picturesOf(wanted.pictures, before.pictures),
  };
};

/** The rooms that the file names, each over the one that is kept. */
export const mergedRooms = (
  wanted: FileVenue,
  { id, known, makeId }: { id: string; known: VenueRows | undefined; makeId: () => string },
): MergedRoom[] =>
  wanted.rooms.map((room) => {
    const before = known?.roomRows.find((row) => (room.id ? row.id === room.id : row.record.name === room.facts.name));
    const base = before?.record ?? {
      ...{ id: room.id ?? makeId(), venueId: id, name: room.facts.name, floor: room.facts.floor },
      ...{ isVisioAvailable: false, hasPoleInconvenience: false, hasMultipleScreensAvailable: false, isPrmReady: false },
    };
    const { low, high } = room.thresholds;
    const figured = withFigures(base, room.figures);
    const record = roomWith({ ...figured, lowAttendanceEconomicPaxThreshold: low, highAttendanceEconomicPaxThreshold: high }, room.facts);
    return { before, record, wanted: room };
  });
