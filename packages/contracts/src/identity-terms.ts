/** Rules of the identity's texts, without schemas: what a browser needs of them costs nothing more. */

/**
 * Trimmed, lower-cased, without accents, without the suffix `.invalid` (spec/booking.md §5). Accents are combining marks alone:
 * dropping `^` or a backtick would make another mailbox of the address.
 */
export const normaliseEmail = (text: string) =>
  text
    .trim()
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/(\.invalid)+$/, '');

/** Pattern of a normalised address; one dot at a time, and no quoted mailbox. */
export const emailPattern = /^(?:[\w'+-]+\.)*[\w'+-]*[\w+-]@(?:[a-z\d][a-z\d-]*\.)+[a-z]{2,}$/i;
export const maxTypedEmailLength = 320;
export const maxEmailLength = 254;

export const minPasswordLength = 8;
export const maxPasswordLength = 256;

export const maxNameLength = 100;
export const maxPhoneLength = 40;
