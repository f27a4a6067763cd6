import type { NetworkPicture, NetworkPictures } from '@plenary/contracts/network-pictures.schemas';
import type { Picture } from '@plenary/contracts/venue';
import type { Reader } from '@plenary/service-kit/database/database';
import type { BookingTables } from '../db/tables.ts';
import type { VenueRecord } from '../venues/venue-record.ts';
import { readVenueRows, type VenueRow } from './read-network-venue.ts';

/** A picture is named by the address of its first file, which says its content. */
export const idOf = ({ sources }: Picture): string => sources[0]?.url ?? '';

/** The pictures of a venue in their order, the cover first. */
export const inOrder = ({ cover, carrousel }: VenueRecord['pictures']): Picture[] => {
  const others = carrousel.filter((picture) => !cover || idOf(picture) !== idOf(cover.desktop));
  return cover ? [cover.desktop, ...others] : others;
};

const middle = { x: 50, y: 50 };

const present = (picture: Picture): NetworkPicture => {
  const { sources, width, height, alternative, focus = middle, roomId = null } = picture;
  const small = sources.find(({ format }) => format === 'webp') ?? sources[0];
  return { id: idOf(picture), url: small?.url ?? '', width, height, alternative, focus, roomId };
};

export const presentPictures = ({ revision, record }: VenueRow): NetworkPictures => ({
  revision,
  pictures: inOrder(record.pictures).map(present),
});

/** The pictures of a venue by its id or slug; refuses `not-found`. */
export const readPictures = async (read: Reader, tables: BookingTables, name: string): Promise<NetworkPictures> =>
  presentPictures((await readVenueRows(read, tables, name)).row);
