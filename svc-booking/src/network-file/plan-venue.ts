import { isDeepStrictEqual } from 'node:util';
import { type FilePicture, fileVenue, type ImportLine } from '@plenary/contracts/network-file.schemas';
import type { NetworkSheet } from '@plenary/contracts/network-file-terms';
import { fieldErrorsOf } from '@plenary/http/field-errors';
import { changesBetween } from '@plenary/service-kit/audit-trail';
import { newId } from '../network/new-id.ts';
import { idOf } from '../venues/picture-id.ts';
import { type FiledVenue, refusedLines, textOf } from './file-rows.ts';
import { flatHours, flatPicture, flatPrices, flatRoom, flatVenue } from './flat-rows.ts';
import { mergedRecord, mergedRooms } from './merge-venue.ts';
import { picturesInFile, roomInFile, type VenueRows, venueInFile } from './network-in-file.ts';
import { type FaultsWorld, type Merged, mergedFaults } from './venue-plan-faults.ts';

export interface VenuePlan {
  filed: FiledVenue;
  /** Null: nothing of it is written. */
  merged: Merged | null;
  /** That it is about; undefined: it is new, or unknown because it is refused. */
  known: VenueRows | undefined;
  lines: ImportLine[];
}

export interface PlanWorld extends FaultsWorld {
  byId: ReadonlyMap<string, VenueRows>;
  bySlug: ReadonlyMap<string, VenueRows>;
  makeId: () => string;
}

/** What a venue of a file would change. One that is written as it is kept is the same, even where a rule is younger than it. */
export const planVenue = (filed: FiledVenue, world: PlanWorld): VenuePlan => {
  const { raw } = filed;
  const id = textOf(raw, 'id');
  const known = id === undefined ? world.bySlug.get(textOf(raw, 'slug') ?? '') : world.byId.get(id);
  if (known && isDeepStrictEqual(raw, venueInFile(known))) return { filed, merged: null, known, lines: sameLines(filed) };
  const parsed = fileVenue.safeParse(raw, { reportInput: true });
  if (!parsed.success) return { filed, merged: null, known, lines: refusedLines(errorsIn(parsed.error), filed) };
  const wanted = { ...parsed.data, facts: { closings: known?.row.record.closings ?? [], ...parsed.data.facts } };
  const venueId = known?.row.id ?? wanted.id ?? newId('venue', world.makeId());
  const rooms = mergedRooms(wanted, { id: venueId, known, makeId: () => newId('room', world.makeId()) });
  const named = new Map(rooms.flatMap(({ before, record }) => (before ? [[before.id, record]] : [])));
  const merged: Merged = {
    ...{ id: venueId, wanted, known, rooms },
    record: mergedRecord(wanted, { id: venueId, known }),
    allRooms: [
      ...(known?.roomRows ?? []).map(({ id: roomId, record }) => named.get(roomId) ?? record),
      ...rooms.flatMap(({ before, record }) => (before ? [] : [record])),
    ],
  };
  const lines = linesOf(merged, filed);
  if (lines.every(({ outcome }) => outcome === 'same')) return { filed, merged: null, known, lines };
  const refused = refusedLines(mergedFaults(merged, world), filed);
  return refused.length > 0 ? { filed, merged: null, known, lines: refused } : { filed, merged, known, lines };
};

const errorsIn = (error: Parameters<typeof fieldErrorsOf>[0]) =>
  Object.entries(fieldErrorsOf(error)).map(([path, code]) => ({ path, code }));

const sameLines = ({ raw, rows }: FiledVenue): ImportLine[] => {
  const name = textOf(raw, 'slug') ?? '';
  const same = (sheet: NetworkSheet) => (row: number) => ({ sheet, row, name, outcome: 'same' as const, changes: [], faults: [] });
  return [
    ...[rows.venues].map(same('venues')),
    ...[rows.hours].map(same('hours')),
    ...rows.rooms.map(same('rooms')),
    ...rows.prices.map(same('prices')),
    ...rows.pictures.map(same('pictures')),
  ];
};

type Flat = Parameters<typeof changesBetween>[0];

const lineOf = (
  at: Pick<ImportLine, 'sheet' | 'row' | 'name'>,
  { before, after, isSame }: { before: Flat | undefined; after: Flat; isSame: boolean },
): ImportLine => ({
  ...at,
  outcome: isSame ? 'same' : before ? 'changed' : 'created',
  changes: isSame ? [] : changesBetween(before ?? {}, after),
  faults: [],
});

const withoutMobile = ({ mobile: _, ...picture }: FilePicture) => picture;

const linesOf = ({ wanted, known, rooms, record }: Merged, { rows }: FiledVenue): ImportLine[] => {
  const before = known && venueInFile(known);
  const { slug } = wanted;
  const kept = known?.row.record;
  const [flat, flatBefore] = [flatVenue({ ...wanted, promotions: [...(record.promotions ?? [])] }), before && flatVenue(before)];
  const [hours, hoursBefore] = [flatHours(wanted.facts), before && flatHours(before.facts)];
  const keptPictures = kept ? picturesInFile(kept.pictures) : [];
  const order = picturesInFile(record.pictures).map(idOf);
  return [
    lineOf({ sheet: 'venues', row: rows.venues, name: slug }, { before: flatBefore, after: flat, isSame: isSameVenue({ before, wanted }) }),
    lineOf(
      { sheet: 'hours', row: rows.hours, name: slug },
      { before: hoursBefore, after: hours, isSame: isDeepStrictEqual(hours, hoursBefore) },
    ),
    ...rooms.map((room, index) => {
      const roomBefore = room.before && roomInFile(room.before.record);
      const isSame = isDeepStrictEqual(roomBefore, roomInFile(room.record));
      const at = { sheet: 'rooms' as const, row: rows.rooms[index] ?? null, name: `${slug}, ${room.record.name}` };
      return lineOf(at, { before: roomBefore && flatRoom(roomBefore), after: flatRoom(room.wanted), isSame });
    }),
    ...wanted.prices.map((version, index) => {
      const versionBefore = kept?.prices?.find(({ from }) => from === version.from);
      const at = { sheet: 'prices' as const, row: rows.prices[index] ?? null, name: `${slug}, ${version.from}` };
      const isSame = isDeepStrictEqual(version, versionBefore);
      return lineOf(at, { before: versionBefore && flatPrices(versionBefore), after: flatPrices(version), isSame });
    }),
    ...wanted.pictures.map((picture, index) => {
      const place = keptPictures.findIndex((one) => idOf(one) === idOf(picture));
      const pictureBefore = keptPictures[place];
      const position = order.indexOf(idOf(picture));
      const at = { sheet: 'pictures' as const, row: rows.pictures[index] ?? null, name: `${slug}, ${position + 1}` };
      const isSame = place === position && isDeepStrictEqual(withoutMobile(picture), pictureBefore && withoutMobile(pictureBefore));
      return lineOf(at, {
        before: pictureBefore && flatPicture(pictureBefore, place + 1),
        after: flatPicture(picture, position + 1),
        isSame,
      });
    }),
  ];
};

const isSameVenue = ({ before, wanted }: { before: ReturnType<typeof venueInFile> | undefined; wanted: Merged['wanted'] }): boolean => {
  if (!before) return false;
  const ownOf = ({ slug, state, countryCode, facts: { openingHours: _, ...facts }, promotions = before.promotions }: Merged['wanted']) => ({
    ...{ slug, state, countryCode, facts, promotions },
  });
  return isDeepStrictEqual(ownOf(before), ownOf(wanted));
};
