import type { KeptPicture } from '@plenary/contracts/network-file.schemas';
import type { NetworkPicture, NetworkPictures } from '@plenary/contracts/network-pictures.schemas';
import { pictureWidths } from '@plenary/contracts/picture-terms';
import type { Reader } from '@plenary/service-kit/database/database';
import type { BookingTables } from '../db/tables.ts';
import { idOf } from '../venues/picture-id.ts';
import type { VenueRecord } from '../venues/venue-record.ts';
import { readVenueRows, type VenueRow } from './read-network-venue.ts';

/** The pictures of a venue in their order, the cover first. */
export const inOrder = ({ cover, carrousel }: VenueRecord['pictures']): KeptPicture[] => {
  const others = carrousel.filter((picture) => !cover || idOf(picture) !== idOf(cover.desktop));
  return cover ? [cover.desktop, ...others] : others;
};

const middle = { x: 50, y: 50 };

export const unwritten = { fr: '', en: '', es: '', nl: '' };

/** The file to show on the desk: the narrowest of those that are wide enough. */
const fileOf = ({ sources }: Pick<KeptPicture, 'sources'>, width: number): string => {
  const readable = sources.filter(({ format }) => format !== 'avif').toSorted((one, other) => one.width - other.width);
  return (readable.find((source) => source.width >= width) ?? readable.at(-1) ?? sources[0])?.url ?? '';
};
const [small, medium] = pictureWidths;

const present = (picture: KeptPicture): NetworkPicture => {
  const { cropped, originalWidth = picture.width, alternative, focus = middle, roomId = null, caption = unwritten } = picture;
  const { width, height } = cropped ?? picture;
  const wholeHeight = Math.round((picture.height * originalWidth) / picture.width);
  return {
    ...{ id: idOf(picture), url: fileOf(cropped ?? picture, small), width, height, alternative, focus, roomId, caption },
    crop: cropped?.area ?? null,
    whole: { url: fileOf(picture, medium), width: originalWidth, height: wholeHeight },
  };
};

export const presentPictures = ({ revision, record }: VenueRow): NetworkPictures => ({
  revision,
  pictures: inOrder(record.pictures).map(present),
});

/** The pictures of a venue by its id or slug; refuses `not-found`. */
export const readPictures = async (read: Reader, tables: BookingTables, name: string): Promise<NetworkPictures> =>
  presentPictures((await readVenueRows(read, tables, name)).row);
