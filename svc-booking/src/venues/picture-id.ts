import type { Picture } from '@plenary/contracts/venue';

/** A picture is named by the address of the first file of the whole, which says its content. */
export const idOf = ({ sources }: Pick<Picture, 'sources'>): string => sources[0]?.url ?? '';
