import { parsePhoneNumberFromString } from 'libphonenumber-js/min';
import * as z from 'zod';

/** A typed phone number in E.164; without a leading + it is read in region FR (spec/booking.md §5). */
export const phoneNumber = z.string().transform((typed, context) => {
  const parsed = parsePhoneNumberFromString(typed, { defaultCountry: 'FR', extract: false });
  if (parsed?.isValid()) return parsed.number as string;
  context.issues.push({ code: 'custom', message: 'Invalid phone number', input: typed });
  return z.NEVER;
});

/** As `phoneNumber`; null where it is none. */
export const parsePhone = (typed: string): string | null => phoneNumber.safeParse(typed).data ?? null;
