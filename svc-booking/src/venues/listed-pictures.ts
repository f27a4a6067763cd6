import type { VenueRecord } from './venue-record.ts';

/** What lists tell of a venue's pictures: the cover. The series is told where it is shown; it is nine tenths of what a list would weigh. */
export const listedPictures = ({ cover }: VenueRecord['pictures']): VenueRecord['pictures'] => ({ cover, carrousel: [] });
