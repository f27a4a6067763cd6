import { hostedAddress } from '@plenary/contracts/picture-host';
import type { Picture } from '@plenary/contracts/venue';
import type { VenueRecord } from './venue-record.ts';

type Pictures = VenueRecord['pictures'];

/** Pictures as browsers find them: addresses that begin with a slash lie at the host of the pictures (spec/booking.md §7), '' the platform. */
export const hostPictures = ({ cover, carrousel }: Pictures, host: string): Pictures => {
  const hosted = (picture: Picture): Picture => ({
    ...picture,
    sources: picture.sources.map((source) => ({ ...source, url: hostedAddress(source.url, host) })),
  });
  return { cover: cover && { desktop: hosted(cover.desktop), mobile: hosted(cover.mobile) }, carrousel: carrousel.map(hosted) };
};
