import type { VenueRecord } from './venue-record.ts';

/** The pictures of a venue in lists: its cover only. The series is sent with the venue; it would be nine tenths of a list. */
export const listedPictures = ({ cover }: VenueRecord['pictures']): VenueRecord['pictures'] => ({ cover, carrousel: [] });
