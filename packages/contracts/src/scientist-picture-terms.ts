/** Size of a Meeting Scientist's portrait: what a page sends fits a request beside the rest of the form. */
export const maxPictureBytes = 40 * 1024;
/** The same as base64. */
export const maxPictureText = Math.ceil(maxPictureBytes / 3) * 4;
/** Side of the square that a page sends, in pixels. */
export const pictureSide = 256;
