import type { CountryCode } from '@plenary/contracts/vocabulary';
import { usePlatform } from '@plenary/platform';
import { useTranslation } from 'react-i18next';
import type { PlacedOption } from '../api.ts';
import { instantAtVenue } from '../quote/venue-time.ts';

/** Until when an option holds, by the clocks of the venue. */
export const Deadline = ({ option, countryCode }: { option: PlacedOption; countryCode: CountryCode }) => {
  const { t } = useTranslation('booking');
  const { locale } = usePlatform();
  return (
    <time dateTime={option.expiresAt}>{t('option.deadline', { instant: instantAtVenue(option.expiresAt, countryCode, locale) })}</time>
  );
};
