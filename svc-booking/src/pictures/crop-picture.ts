import type { KeptPicture } from '@plenary/contracts/network-file.schemas';
import { minCropHeight, minCropWidth } from '@plenary/contracts/picture-terms';
import type { PictureArea } from '@plenary/contracts/venue';
import type { BookingDeps } from '../deps.ts';
import { drawSizes, nameOf, openPicture, originalName } from './draw-picture.ts';

type Cropped = NonNullable<KeptPicture['cropped']>;
type CropFault = 'too_small' | 'no_file' | 'broken';

const storedAt = '/api/pictures/';

/** The largest file of a picture that is there: as it was added, else of those that visitors see. */
const originalOf = async ({ pictures, hostedPicture }: BookingDeps, { sources }: KeptPicture): Promise<Buffer | undefined> => {
  const [largest] = sources.filter(({ format }) => format !== 'avif').toSorted((one, other) => other.width - one.width);
  const { url } = largest ?? sources[0] ?? { url: '' };
  if (!url.startsWith(storedAt)) return hostedPicture(url);
  const original = originalName(url);
  return (original && (await pictures.get(original))) || pictures.get(url.slice(storedAt.length));
};

/**
 * Draws and keeps what an area leaves of a picture, never enlarged, under a name that says both. A fault: narrower or lower than crops may be, its file
 * is not there, or broken.
 */
export const cropPicture = async (deps: BookingDeps, picture: KeptPicture, area: PictureArea): Promise<Cropped | CropFault> => {
  if (area.height < minCropHeight) return 'too_small';
  const original = await originalOf(deps, picture);
  if (!original) return 'no_file';
  const whole = await openPicture(original);
  try {
    const { width: wide, height: high } = (await whole.metadata()).autoOrient;
    const [left, top] = [Math.round((wide * area.x) / 100), Math.round((high * area.y) / 100)];
    const width = Math.min(Math.round((wide * area.width) / 100), wide - left);
    const height = Math.min(Math.round((high * area.height) / 100), high - top);
    if (width < minCropWidth) return 'too_small';
    const id = nameOf(`${nameOf(original)} ${JSON.stringify([area.x, area.y, area.width, area.height])}`);
    const { files, sizes } = await drawSizes(whole.extract({ left, top, width, height }), { id, width, height });
    for (const { name, bytes } of files) await deps.pictures.put(name, bytes);
    return { ...sizes, area };
  } catch {
    return 'broken';
  }
};
