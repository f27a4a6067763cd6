import type { Picture, Venue } from '@plenary/contracts/venue';

/** Number of pictures on the page before the whole series (spec/booking.md §9). */
export const previewCount = 5;

/** The series of the carousel. A venue without pictures shows its drawings (`undefined`), as many as the page does. */
export const slidesOf = ({ carrousel }: Venue['pictures']): readonly (Picture | undefined)[] =>
  carrousel.length > 0 ? carrousel : Array.from({ length: previewCount }, () => undefined);
