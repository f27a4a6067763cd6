import { isDeepStrictEqual } from 'node:util';
import type { TakenLunch } from '@plenary/contracts/network.schemas';
import type { FileVenue } from '@plenary/contracts/network-file.schemas';
import { venueFactsFaults } from '@plenary/contracts/network-rules';
import { isNeededToPublish, networkLimits } from '@plenary/contracts/network-terms';
import { maxPictures } from '@plenary/contracts/picture-terms';
import { priceListFaults, priceListLimits } from '@plenary/contracts/price-list-terms';
import { todayIn } from '../calendar/today-in.ts';
import { ladderFaults } from '../network/change-prices.ts';
import { claimFaults } from '../network/claim-faults.ts';
import { lunchesAbove } from '../network/lunches-taken.ts';
import { missingParts } from '../network/missing-parts.ts';
import { roomOfHouse } from '../network/room-facts.ts';
import { unpricedFaults } from '../network/unpriced-faults.ts';
import type { Room } from '../rooms/room.ts';
import { overfullSetUps } from '../rooms/room-density.ts';
import { idOf } from '../venues/picture-id.ts';
import type { VenueRecord } from '../venues/venue-record.ts';
import { type Faults, faultsOf } from './file-rows.ts';
import type { MergedRoom } from './merge-venue.ts';
import { roomInFile, type VenueRows } from './network-in-file.ts';

export interface FaultsWorld {
  now: number;
  /** Ids of rooms to those of their venues. */
  venueOfRoom: ReadonlyMap<string, string>;
  hasScientist: (venueId: string) => boolean;
  /** On days to come, by venue. */
  lunches: ReadonlyMap<string, readonly TakenLunch[]>;
  /** First files of pictures that are not in the store. */
  missingFiles: ReadonlySet<string>;
}

export interface Merged {
  id: string;
  wanted: FileVenue;
  known: VenueRows | undefined;
  record: VenueRecord;
  /** That the file names. */
  rooms: readonly MergedRoom[];
  /** All of the venue, those that it does not name too. */
  allRooms: readonly Room[];
}

/** Faults of a venue of a file by path, which no schema can see. */
export const mergedFaults = (merged: Merged, world: FaultsWorld): Faults => [
  ...stateFaults(merged, world),
  ...factsFaults(merged),
  ...seatsFaults(merged, world),
  ...roomsFaults(merged, world),
  ...pricesFaults(merged, world),
  ...picturesFaults(merged, world),
];

const stateFaults = ({ id, wanted, known, record, allRooms }: Merged, { hasScientist }: FaultsWorld): Faults => {
  const before = known?.row.state;
  const faults: { path: string; code: string; reason?: string }[] = [];
  if (known && known.row.record.address.countryCode !== wanted.countryCode) faults.push({ path: 'countryCode', code: 'invalid_value' });
  if (before && before !== 'draft' && wanted.state === 'draft') faults.push({ path: 'state', code: 'invalid_value' });
  if (wanted.state === 'published' && before !== 'published') {
    const missing = missingParts({ record, rooms: allRooms, hasScientist: hasScientist(id) }).filter(isNeededToPublish);
    if (missing.length > 0) faults.push({ path: 'state', code: 'missing', reason: missing.join(', ') });
  }
  return faults;
};

const factsFaults = ({ wanted: { facts, state, countryCode, promotions = [] }, known, record, allRooms }: Merged): Faults => [
  ...faultsOf(
    venueFactsFaults(facts, {
      state,
      countryCode,
      rooms: allRooms.map(roomOfHouse),
      lunchSeats: known?.row.record.lunchSeats ?? null,
    }),
    'facts.',
  ),
  ...(state === 'published' && known?.row.state === 'published' ? faultsOf(unpricedFaults(record), 'facts.') : []),
  ...(state === 'published'
    ? faultsOf(claimFaults({ ...record, texts: record, rooms: allRooms, pictures: record.pictures.carrousel }, known?.row.record), 'facts.')
    : []),
  ...promotions.flatMap(({ from, to }) => (from > to ? [{ path: 'promotions', code: 'too_early' }] : [])),
];

/** Seats below those that are taken on a day to come (design: lifecycle L40); each service names the day with the most. */
const seatsFaults = ({ id, wanted, known }: Merged, { lunches }: FaultsWorld): Faults => {
  if (!known) return [];
  const above = lunchesAbove(lunches.get(id) ?? [], { before: known.row.record.lunchSeats, after: wanted.facts.lunchSeats });
  return (['service1', 'service2'] as const).flatMap((service) => {
    const [most] = above.filter((one) => one.service === service).sort((a, b) => b.taken - a.taken);
    return most ? [{ path: `facts.lunchSeats.${service}`, code: 'seats_taken', reason: `${most.day}: ${most.taken}` }] : [];
  });
};

const isSecond = <T>(list: readonly T[], index: number): boolean => list.indexOf(list[index] as T) < index;

const roomsFaults = ({ id, known, rooms, allRooms }: Merged, { venueOfRoom }: FaultsWorld): Faults => {
  const names = allRooms.map(({ name }) => name);
  const ids = rooms.map(({ record }) => record.id);
  const isAgreed = known !== undefined && known.row.state !== 'draft';
  return [
    ...(allRooms.length > networkLimits.rooms ? [{ path: 'rooms', code: 'too_many' }] : []),
    ...rooms.flatMap(({ before, record }, index) => {
      const path = `rooms.${index}`;
      const owner = venueOfRoom.get(record.id) ?? id;
      const isUsed = names.filter((name) => name === record.name).length > 1;
      return [
        ...(owner !== id || isSecond(ids, index) ? [{ path: `${path}.id`, code: 'taken' }] : []),
        ...(isUsed ? [{ path: `${path}.facts.name`, code: 'taken' }] : []),
        ...(isOverfull(before?.record, record) ? [{ path: `${path}.facts.area`, code: 'too_small' }] : []),
        ...(isAgreed ? twoPersonsFaults(path, { before: before?.record, record }) : []),
      ];
    }),
  ];
};

/** A room that is kept as it is stays. */
const isOverfull = (before: Room | undefined, { area, capacities }: Room): boolean =>
  !(before && before.area === area && isDeepStrictEqual(before.capacities, capacities)) && overfullSetUps(capacities, area).length > 0;

/** Figures of rooms that customers book are agreed on by two persons. */
const twoPersonsFaults = (path: string, { before, record }: { before: Room | undefined; record: Room }): Faults => {
  const { figures, thresholds } = roomInFile(record);
  if (!before) {
    const held = Object.entries(figures.people).filter(([, people]) => people !== null);
    return held.map(([field]) => ({ path: `${path}.figures.people.${field}`, code: 'two_persons' }));
  }
  const { figures: kept, thresholds: keptThresholds } = roomInFile(before);
  return [
    ...(['category', 'subcommitteeType'] as const).flatMap((field) =>
      kept[field] === figures[field] ? [] : [{ path: `${path}.figures.${field}`, code: 'two_persons' }],
    ),
    ...(Object.keys(figures.people) as (keyof typeof figures.people)[]).flatMap((field) =>
      kept.people[field] === figures.people[field] ? [] : [{ path: `${path}.figures.people.${field}`, code: 'two_persons' }],
    ),
    ...(isDeepStrictEqual(thresholds, keptThresholds) ? [] : [{ path: `${path}.thresholds`, code: 'two_persons' }]),
  ];
};

const pricesFaults = ({ wanted, known, record }: Merged, { now }: FaultsWorld): Faults => {
  const days = wanted.prices.map(({ from }) => from);
  const today = todayIn({ now, timeZone: record.timeZone });
  const isBegun = (from: string) => known !== undefined && known.row.state !== 'draft' && from < today;
  const keptOf = (from: string) => known?.row.record.prices?.find((version) => version.from === from);
  return [
    ...((record.prices?.length ?? 0) > priceListLimits.versions ? [{ path: 'prices', code: 'too_many' }] : []),
    ...wanted.prices.flatMap((version, index) => [
      ...(isSecond(days, index) ? [{ path: `prices.${index}.from`, code: 'taken' }] : []),
      ...(isBegun(version.from) && !isDeepStrictEqual(version, keptOf(version.from))
        ? [{ path: `prices.${index}.from`, code: 'begun' }]
        : []),
      ...faultsOf(priceListFaults(version.list), `prices.${index}.list.`),
      ...ladderFaults(version.cancellation).map((code) => ({ path: `prices.${index}.cancellation`, code })),
    ]),
  ];
};

const picturesFaults = ({ wanted, record, allRooms }: Merged, { missingFiles }: FaultsWorld): Faults => {
  const ids = wanted.pictures.map(idOf);
  const isOwn = (roomId: string) => allRooms.some((room) => room.id === roomId);
  return [
    ...(record.pictures.carrousel.length > maxPictures ? [{ path: 'pictures', code: 'too_many' }] : []),
    ...ids.flatMap((id, index) => [
      ...(isSecond(ids, index) ? [{ path: `pictures.${index}.sources`, code: 'taken' }] : []),
      ...(missingFiles.has(id) ? [{ path: `pictures.${index}.sources`, code: 'no_file' }] : []),
    ]),
    ...wanted.pictures.flatMap(({ roomId, mobile, cropped }, index) => [
      ...(cropped && missingFiles.has(idOf(cropped)) ? [{ path: `pictures.${index}.cropped.sources`, code: 'no_file' }] : []),
      ...(roomId && !isOwn(roomId) ? [{ path: `pictures.${index}.roomId`, code: 'unknown_room' }] : []),
      ...(mobile?.roomId && !isOwn(mobile.roomId) ? [{ path: `pictures.${index}.mobile.roomId`, code: 'unknown_room' }] : []),
    ]),
  ];
};
