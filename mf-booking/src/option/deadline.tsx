import { timeZoneOf } from '@plenary/contracts/terms';
import { instantAtVenue } from '@plenary/contracts/venue-time';
import type { CountryCode } from '@plenary/contracts/vocabulary';
import { usePlatform } from '@plenary/platform';
import type { PlacedOption } from '../api.ts';

/** Until when an option holds, by the clocks of the venue. */
export const Deadline = ({ option, countryCode }: { option: PlacedOption; countryCode: CountryCode }) => {
  const { language } = usePlatform();
  return <time dateTime={option.expiresAt}>{instantAtVenue(option.expiresAt, { language, timeZone: timeZoneOf[countryCode] })}</time>;
};
