/** Pictures of venues, without schemas (D32 of the operator's desk). */

export const pictureTypes = ['image/jpeg', 'image/png', 'image/webp'] as const;
export const maxPictureBytes = 10 * 1024 * 1024;
/** The same as base64. */
export const maxPictureText = Math.ceil(maxPictureBytes / 3) * 4;
/** Least width, in pixels. */
export const minPictureWidth = 1_600;
/** Widths in which a picture is kept, as AVIF and WebP. */
export const pictureWidths = [480, 960, 1_600] as const;
/** Pictures of a venue. */
export const maxPictures = 40;
export const maxAlternative = 200;
export const maxCaption = 80;
/** Least width of what a crop leaves, in pixels of the file that was added: nothing is enlarged. */
export const minCropWidth = 960;
/** Least height of it, in percent of the whole. */
export const minCropHeight = 20;
/** Crops that one call changes: each is drawn anew. */
export const maxCrops = 5;
