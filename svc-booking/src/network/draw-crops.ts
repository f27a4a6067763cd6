import { isDeepStrictEqual } from 'node:util';
import type { KeptPicture } from '@plenary/contracts/network-file.schemas';
import type { NetworkPicture } from '@plenary/contracts/network-pictures.schemas';
import { maxCrops } from '@plenary/contracts/picture-terms';
import { refuse } from '@plenary/http/refuse';
import type { BookingDeps } from '../deps.ts';
import { cropPicture } from '../pictures/crop-picture.ts';
import { idOf } from '../venues/picture-id.ts';
import { readVenueRows } from './read-network-venue.ts';
import { inOrder, presentPictures } from './read-pictures.ts';

interface Wanted {
  /** Id or slug of the venue. */
  name: string;
  pictures: readonly Pick<NetworkPicture, 'id' | 'crop'>[];
  /** The one that the caller has seen, of the venue. */
  revision: number;
}

/**
 * The pictures whose crop changes, by their ids: the files of what is shown, or null for the whole again. Drawn before anything is written, since each
 * takes a second. Refuses `stale-version`, more than `maxCrops`, and as `cropPicture`.
 */
export const drawCrops = async (
  deps: BookingDeps,
  { name, pictures, revision }: Wanted,
): Promise<Map<string, NonNullable<KeptPicture['cropped']> | null>> => {
  const { row } = await readVenueRows(deps.database.read, deps.tables, name);
  if (row.revision !== revision) return refuse('stale-version', { members: { current: presentPictures(row) } });
  const known = new Map(inOrder(row.record.pictures).map((picture) => [idOf(picture), picture]));
  const changed = pictures.flatMap(({ id, crop }, index) => {
    const picture = known.get(id);
    const isSame = crop === undefined || isDeepStrictEqual(crop, picture?.cropped?.area ?? null);
    return picture && !isSame ? [{ id, picture, crop, path: `pictures.${index}.crop` }] : [];
  });
  const surplus = changed.filter(({ crop }) => crop)[maxCrops];
  if (surplus) return refuse('invalid-request', { errors: { [surplus.path]: 'too_many' } });
  const drawn = new Map<string, NonNullable<KeptPicture['cropped']> | null>();
  for (const { id, picture, crop, path } of changed) {
    const one = crop ? await cropPicture(deps, picture, crop) : null;
    if (typeof one === 'string') return refuse('invalid-request', { errors: { [path]: one } });
    drawn.set(id, one);
  }
  return drawn;
};
