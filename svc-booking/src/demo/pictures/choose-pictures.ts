import type { Picture } from '@plenary/contracts/venue';
import type { VenueRecord } from '../../venues/venue-record.ts';
import { fixedFraction } from '../seeded-random.ts';

/**
 * A picture that svc-booking/tools/pictures has published: covers bear the slug of their venue, the others are shared by houses of a kind.
 */
export interface PublishedPicture extends Picture {
  name: string;
  scene: string;
  style: string;
}

interface Pictured {
  slug: string;
  hasRestaurant: boolean;
}

const sharedMost = 7;
const sharedLeast = 5;

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
 * Cover and series of a venue, the cover first. A front is only shown of a house of that very style, a dining room only where there is
 * a restaurant. Without a cover of its own, or with fewer than five others, a venue has none: the interface draws its placeholders.
 */
export const choosePictures = (published: readonly PublishedPicture[], { slug, hasRestaurant }: Pictured): VenueRecord['pictures'] => {
  const cover = published.find(({ name }) => name === slug);
  if (!cover) return { cover: null, carrousel: [] };
  const fits = ({ name, scene, style }: PublishedPicture) =>
    name.startsWith(`${kinds[cover.style]}-`) &&
    (scene !== 'facade' || style === cover.style) &&
    (scene !== 'restaurant' || (hasRestaurant && cover.scene !== 'restaurant'));
  const shared = published.filter(fits);
  if (shared.length < sharedLeast) return { cover: null, carrousel: [] };
  const first = Math.floor(fixedFraction(`pictures of ${slug}`) * shared.length);
  const turned = [...shared.slice(first), ...shared.slice(0, first)].slice(0, sharedMost);
  return { cover: { desktop: shown(cover), mobile: shown(cover) }, carrousel: [cover, ...turned].map(shown) };
};

const shown = ({ sources, width, height, alternative, blur }: PublishedPicture): Picture => ({ sources, width, height, alternative, blur });
