import type { Room } from '../../src/rooms/room.ts';
import type { VenueRecord } from '../../src/venues/venue-record.ts';

type Picture = VenueRecord['pictures']['carrousel'][number];

/** A picture that `publish.mjs` has published, of one venue. A cover bears the slug of its venue. */
export interface PublishedPicture extends Picture {
  name: string;
  scene: string;
  style: string;
  venue: string;
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
 * Cover and series of a venue, the cover first, then its other pictures, eight in all. Without a cover, or with fewer than six, a venue has
 * none: the interface draws its placeholders.
 */
export const choosePictures = (published: readonly PublishedPicture[], { slug, rooms }: Pictured): VenueRecord['pictures'] => {
  const cover = published.find(({ name }) => name === slug);
  if (!cover) return { cover: null, carrousel: [] };
  const series = [cover, ...published.filter((picture) => picture.venue === slug && picture !== cover)];
  if (series.length < seriesLeast) return { cover: null, carrousel: [] };
  const shown = (picture: PublishedPicture) => pictureIn(picture, rooms);
  return { cover: { desktop: shown(cover), mobile: shown(cover) }, carrousel: series.slice(0, seriesLength).map(shown) };
};

const pictureIn = (published: PublishedPicture, rooms: Pictured['rooms']): Picture => {
  const { sources, width, height, alternative, blur, room } = published;
  const shown = rooms.find(({ name }) => name === room);
  return { sources, width, height, alternative, blur, ...(shown && { roomId: shown.id }) };
};
