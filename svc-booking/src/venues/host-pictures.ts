import type { Picture } from '@plenary/contracts/venue';
import type { VenueRecord } from './venue-record.ts';

type Pictures = VenueRecord['pictures'];

/** Those of an upload are answered by the platform itself. */
const isHosted = (url: string) => url.startsWith('/') && !url.startsWith('/api/');

/** Pictures as browsers find them: addresses that begin with a slash lie at the host of the pictures (spec/booking.md §7), '' the platform. */
export const hostPictures = ({ cover, carrousel }: Pictures, host: string): Pictures => {
  const hosted = (picture: Picture): Picture => ({
    ...picture,
    sources: picture.sources.map((source) => ({ ...source, url: isHosted(source.url) ? `${host}${source.url}` : source.url })),
  });
  return { cover: cover && { desktop: hosted(cover.desktop), mobile: hosted(cover.mobile) }, carrousel: carrousel.map(hosted) };
};
