import type { Picture } from '@plenary/contracts/venue';
import type { VenueRecord } from '../../venues/venue-record.ts';
import { fixedFraction } from '../seeded-random.ts';

/**
 * A picture that svc-booking/tools/pictures has published. Covers bear the slug of their venue; pictures with a venue are its own, the
 * others are shared by houses of a kind.
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
  hasRestaurant: boolean;
}

const seriesLength = 8;
const seriesLeast = 6;

/** Styles whose houses could be neighbours: their lesser rooms look alike. */
const kinds: Readonly<Record<string, string>> = {
  haussmann: 'stone',
  palace: 'stone',
  industrial: 'works',
  glasshouse: 'works',
  cellar: 'works',
  modern: 'tower',
  timber: 'tower',
};

/**
 * Cover and series of a venue, the cover first, then its own pictures. Six of them are enough; a venue with fewer takes others from houses
 * of its kind: a front only of that very style, a dining room only where there is a restaurant, and no scene that it shows itself.
 * Without a cover of its own, or with fewer than six in all, a venue has none: the interface draws its placeholders.
 */
export const choosePictures = (published: readonly PublishedPicture[], { slug, hasRestaurant }: Pictured): VenueRecord['pictures'] => {
  const cover = published.find(({ name }) => name === slug);
  if (!cover) return { cover: null, carrousel: [] };
  const own = [cover, ...published.filter((picture) => picture.venue === slug && picture !== cover)];
  const series = own.length < seriesLeast ? [...own, ...sharedWith(own, cover, published, hasRestaurant)] : own;
  if (series.length < seriesLeast) return { cover: null, carrousel: [] };
  return { cover: { desktop: shown(cover), mobile: shown(cover) }, carrousel: series.slice(0, seriesLength).map(shown) };
};

/** Pictures of houses of its kind, from another place of the list for each venue, so that neighbours begin with different ones. */
const sharedWith = (
  own: readonly PublishedPicture[],
  cover: PublishedPicture,
  published: readonly PublishedPicture[],
  hasRestaurant: boolean,
): readonly PublishedPicture[] => {
  const shows = new Set(own.filter(({ scene }) => scene !== 'meeting' && scene !== 'lounge').map(({ scene }) => scene));
  const shared = published.filter(
    ({ name, scene, style }) =>
      name.startsWith(`${kinds[cover.style]}-`) &&
      (scene !== 'facade' || style === cover.style) &&
      (scene !== 'restaurant' || hasRestaurant) &&
      !shows.has(scene),
  );
  const first = Math.floor(fixedFraction(`pictures of ${cover.name}`) * shared.length);
  return [...shared.slice(first), ...shared.slice(0, first)];
};

const shown = ({ sources, width, height, alternative, blur }: PublishedPicture): Picture => ({ sources, width, height, alternative, blur });
