import type { Room } from '../../src/rooms/room.ts';
import type { VenueRecord } from '../../src/venues/venue-record.ts';
import { allottedPictures } from './allotted-pictures.ts';

type Picture = VenueRecord['pictures']['carrousel'][number];

/**
 * A picture that `publish.mjs` has published. Covers bear the slug of their venue; pictures with a venue are its own, the
 * others are lent to one venue each.
 */
export interface PublishedPicture extends Picture {
  name: string;
  scene: string;
  style: string;
  venue?: string | undefined;
  /** The room it shows. */
  room?: string | undefined;
}

interface Pictured {
  slug: string;
  rooms: readonly Pick<Room, 'id' | 'name'>[];
}

const seriesLength = 8;
const seriesLeast = 6;

/**
 * Cover and series of a venue, the cover first, then its own pictures. Six of them are enough; a venue with fewer is lent those allotted to
 * it. Without a cover of its own, or with fewer than six in all, a venue has none: the interface draws its placeholders.
 */
export const choosePictures = (published: readonly PublishedPicture[], { slug, rooms }: Pictured): VenueRecord['pictures'] => {
  const cover = published.find(({ name }) => name === slug);
  if (!cover) return { cover: null, carrousel: [] };
  const own = [cover, ...published.filter((picture) => picture.venue === slug && picture !== cover)];
  const series = own.length < seriesLeast ? [...own, ...lentTo(slug, published)] : own;
  if (series.length < seriesLeast) return { cover: null, carrousel: [] };
  const shown = (picture: PublishedPicture) => pictureIn(picture, rooms);
  return { cover: { desktop: shown(cover), mobile: shown(cover) }, carrousel: series.slice(0, seriesLength).map(shown) };
};

const lentTo = (slug: string, published: readonly PublishedPicture[]): readonly PublishedPicture[] =>
  (allottedPictures[slug] ?? []).flatMap(({ name, room }) => {
    const picture = published.find((one) => one.name === name);
    return picture ? [{ ...picture, room }] : [];
  });

const pictureIn = (published: PublishedPicture, rooms: Pictured['rooms']): Picture => {
  const { sources, width, height, alternative, blur, room } = published;
  const shown = rooms.find(({ name }) => name === room);
  return { sources, width, height, alternative, blur, ...(shown && { roomId: shown.id }) };
};
