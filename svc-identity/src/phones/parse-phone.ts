import { parsePhoneNumberFromString } from 'libphonenumber-js/min';

/** A typed phone number in E.164, or null; without a leading + it is read in region FR (spec/booking.md §5). */
export const parsePhone = (text: string): string | null => {
  const parsed = parsePhoneNumberFromString(text, { defaultCountry: 'FR', extract: false });
  return parsed?.isValid() ? parsed.number : null;
};
