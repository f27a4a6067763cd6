import { isDeepStrictEqual } from 'node:util';
import type { KeptPicture } from '@plenary/contracts/network-file.schemas';
import type { NetworkPicture, NetworkPictures } from '@plenary/contracts/network-pictures.schemas';
import { maxPictures } from '@plenary/contracts/picture-terms';
import { refuse } from '@plenary/http/refuse';
import type { UserActor } from '@plenary/service-kit/actor';
import type { BookingDeps } from '../deps.ts';
import { drawPicture } from '../pictures/draw-picture.ts';
import { idOf } from '../venues/picture-id.ts';
import type { VenueRecord } from '../venues/venue-record.ts';
import { drawCrops } from './draw-crops.ts';
import { readVenueRows } from './read-network-venue.ts';
import { inOrder, presentPictures, readPictures, unwritten } from './read-pictures.ts';
import { writeVenue } from './write-venue.ts';

interface Adding {
  actor: UserActor;
  /** Id or slug of the venue. */
  name: string;
  /** Base64. */
  picture: string;
}

/**
 * Adds a picture behind those of a venue; one that is there already changes nothing. Refuses `not-found`, a picture too many, one that another
 * venue shows (`shared`), and as `drawPicture`. Its files are kept before the venue names them, so that no page ever shows a picture that is not there.
 */
export const addPicture = async (deps: BookingDeps, { actor, name, picture: base64 }: Adding): Promise<NetworkPictures> => {
  const { database, tables, pictures: store } = deps;
  await readVenueRows(database.read, tables, name);
  const drawn = await drawPicture(base64);
  if (typeof drawn === 'string') return refuse('invalid-request', { errors: { picture: drawn } });
  for (const { name: file, bytes } of drawn.files) await store.put(file, bytes);
  const [id, at] = [deps.newId(), deps.now()];
  const { kept } = await deps.catalogue.current();
  const added: KeptPicture = { ...drawn.picture, alternative: unwritten };
  return database.transact(async (tx) => {
    const { row } = await readVenueRows(tx, tables, name);
    const known = inOrder(row.record.pictures);
    if (known.some((one) => idOf(one) === idOf(added))) return presentPictures(row);
    const isShared = kept.some(({ record, pictureIds }) => record.id !== row.id && pictureIds.includes(idOf(added)));
    if (isShared) return refuse('invalid-request', { errors: { picture: 'shared' } });
    if (known.length >= maxPictures) return refuse('invalid-request', { errors: { picture: 'too_many' } });
    const pictures = withPictures(row.record.pictures, [...known, added]);
    const changes = [{ field: 'pictures', from: known.length, to: known.length + 1 }];
    await writeVenue(tx, tables, {
      row,
      set: { record: { ...row.record, pictures } },
      entry: { id, at, by: actor, action: 'venue-picture-added', changes },
    });
    return readPictures(tx, tables, row.id);
  });
};

interface Changing {
  actor: UserActor;
  /** Id or slug of the venue. */
  name: string;
  pictures: readonly Pick<NetworkPicture, 'id' | 'alternative' | 'focus' | 'roomId' | 'caption' | 'crop'>[];
  /** The one that the caller has seen, of the venue. */
  revision: number;
}

/**
 * Orders the pictures of a venue, crops them, writes what they show, what stands under them, of which room and where they are cut, and takes out those
 * that are not named. Refuses `not-found`, `stale-version`, a picture or a room that it does not have, a picture named twice, and as `drawCrops`.
 */
export const changePictures = async (
  deps: BookingDeps,
  { actor, name, pictures: wanted, revision }: Changing,
): Promise<NetworkPictures> => {
  const { database, tables } = deps;
  const [id, at] = [deps.newId(), deps.now()];
  const crops = await drawCrops(deps, { name, pictures: wanted, revision });
  return database.transact(async (tx) => {
    const { row, roomRows } = await readVenueRows(tx, tables, name);
    const rooms = new Set(roomRows.map((room) => room.id));
    const known = new Map(inOrder(row.record.pictures).map((picture) => [idOf(picture), picture]));
    const ids = wanted.map((one) => one.id);
    const faults = wanted.flatMap((one, index) => {
      if (!known.has(one.id)) return [[`pictures.${index}.id`, 'invalid_value']];
      if (one.roomId && !rooms.has(one.roomId)) return [[`pictures.${index}.roomId`, 'invalid_value']];
      return ids.indexOf(one.id) < index ? [[`pictures.${index}.id`, 'taken']] : [];
    });
    if (row.revision !== revision) return refuse('stale-version', { members: { current: presentPictures(row) } });
    if (faults.length > 0) return refuse('invalid-request', { errors: Object.fromEntries(faults) });
    const ordered = wanted.flatMap((one) => {
      const picture = known.get(one.id);
      return picture ? [edited(picture, one, crops.get(one.id))] : [];
    });
    const pictures = withPictures(row.record.pictures, ordered);
    if (isDeepStrictEqual(pictures, row.record.pictures)) return presentPictures(row);
    const changes = [{ field: 'pictures', from: known.size, to: ordered.length }];
    await writeVenue(tx, tables, {
      row,
      set: { record: { ...row.record, pictures } },
      entry: { id, at, by: actor, action: 'venue-pictures-changed', changes },
    });
    return readPictures(tx, tables, row.id);
  });
};

/** A picture as a caller wants it: what the call leaves out stays. */
const edited = (picture: KeptPicture, wanted: Changing['pictures'][number], crop: KeptPicture['cropped'] | null): KeptPicture => {
  const { roomId = picture.roomId, caption = picture.caption } = wanted;
  return told(picture, {
    ...wanted,
    roomId: roomId ?? undefined,
    caption: caption && isDeepStrictEqual(caption, unwritten) ? undefined : caption,
    cropped: crop === undefined ? picture.cropped : (crop ?? undefined),
  });
};

type Told = Pick<KeptPicture, 'alternative' | 'focus' | 'roomId' | 'caption' | 'cropped'>;

const told = (
  { focus: keptFocus, roomId: _, caption: _caption, cropped: _cropped, ...picture }: KeptPicture,
  { alternative, focus = keptFocus, roomId, caption, cropped }: Told,
): KeptPicture => ({
  ...{ ...picture, alternative },
  ...(focus && { focus }),
  ...(roomId && { roomId }),
  ...(caption && { caption }),
  ...(cropped && { cropped }),
});

/** Pictures of a room that is no longer there are of the house. */
export const withoutRoom = ({ cover, carrousel }: VenueRecord['pictures'], room: string): VenueRecord['pictures'] => {
  const ofHouse = (picture: KeptPicture) => (picture.roomId === room ? told(picture, { ...picture, roomId: undefined }) : picture);
  return { cover: cover && { desktop: ofHouse(cover.desktop), mobile: ofHouse(cover.mobile) }, carrousel: carrousel.map(ofHouse) };
};

/** The first picture is the cover; one that was it before keeps its form for phones. */
const withPictures = ({ cover }: VenueRecord['pictures'], ordered: readonly KeptPicture[]): VenueRecord['pictures'] => {
  const [first] = ordered;
  if (!first) return { cover: null, carrousel: [] };
  const hasOwnForm = cover && idOf(cover.desktop) === idOf(first) && idOf(cover.mobile) !== idOf(first);
  const mobile = hasOwnForm ? told(cover.mobile, { ...first, cropped: undefined }) : first;
  return { cover: { desktop: first, mobile }, carrousel: [...ordered] };
};
