import { lengthOf } from './text-rules.ts';

/** E-mail addresses, without schemas: one rule for every form, in the browser and in the services. */

export const maxTypedEmailLength = 320;
export const maxEmailLength = 254;

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

const domain = String.raw`(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+[a-z][a-z\d-]{0,61}[a-z\d]`;
const atom = "[\\w!#$%&'*+/=?^`{|}~-]+";

/** A normalised address of a customer or of their company: letters, digits, `'`, `+`, `-` and `_`, one dot at a time. */
export const emailPattern = new RegExp(String.raw`^(?:[\w'+-]+\.)*[\w'+-]*[\w+-]@${domain}$`, 'i');

const anyMailbox = new RegExp(String.raw`^${atom}(?:\.${atom})*@${domain}$`, 'i');
/** Whether a text is any address that mail can be sent to: those of guests and of contacts are not ours to choose. */
export const isMailbox = (text: string): boolean => anyMailbox.test(text);

const emailShape = /^\S+@\S+\.\w{2,4}$/;
/** Whether a text looks like an address, which a fault then calls wrong rather than no address (spec/logistics.md §5). */
export const hasEmailShape = (text: string): boolean => emailShape.test(text);

const isEmail = (text: string): boolean => text.length <= maxEmailLength && emailPattern.test(text);

/** The normalised address of a typed text; null if it is none. */
export const readEmail = (typed: string): string | null => {
  const email = normaliseEmail(typed);
  return lengthOf(typed) <= maxTypedEmailLength && isEmail(email) ? email : null;
};
