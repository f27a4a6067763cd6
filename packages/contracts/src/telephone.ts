import { parsePhoneNumberFromString } from 'libphonenumber-js/min';
import { maxPhoneLength } from './identity-terms.ts';

const parse = (typed: string) => {
  const parsed = parsePhoneNumberFromString(typed, { defaultCountry: 'FR', extract: false });
  return parsed?.isValid() ? parsed : null;
};

/**
 * A typed telephone number in E.164, as it is stored and compared; without a leading + it is read in region FR (spec/booking.md §5).
 * Null where the text is no number.
 */
export const readTelephone = (typed: string): string | null => parse(typed)?.number ?? null;

/**
 * Whether forms accept a typed number. Browsers load this module with the form: its metadata are too large for a first screen.
 */
export const isTelephone = (typed: string): boolean => typed.trim().length <= maxPhoneLength && readTelephone(typed.trim()) !== null;

/**
 * The fault of an optional number: `invalid` for a text that is no number. An empty text passes, and so does the text that is `kept` so
 * far, which may be older than the rule.
 */
export const telephoneFault = (typed: string, kept = ''): 'invalid' | undefined =>
  typed === '' || typed === kept || isTelephone(typed) ? undefined : 'invalid';
export type TelephoneFault = typeof telephoneFault;

/** A number as it is stored, in E.164; a text that is no number, and that `telephoneFault` let pass, as it is. */
export const storedTelephone = (typed: string): string => readTelephone(typed) ?? typed;

/** A stored telephone number as people read it: `+33 1 42 00 00 00`. Free text that is no number stays as it was typed. */
export const writeTelephone = (stored: string): string => parse(stored)?.formatInternational() ?? stored;
