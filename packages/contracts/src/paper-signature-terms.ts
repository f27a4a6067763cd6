/** Documents that a customer signed by hand (design: lifecycle L8), without schemas. */

export const maxPaperBytes = 10 * 1024 * 1024;
/** The same as base64. */
export const maxPaperText = Math.ceil(maxPaperBytes / 3) * 4;
