import { usePlatform } from '@plenary/platform';
import { useTranslation } from 'react-i18next';
import { closedDayLookup, shownDays, type VenueCalendar } from './open-days.ts';
import { closedText } from './search-words.ts';

/** Months of a calendar and its closed days with their reasons, as every calendar of venues shows them (spec/booking.md §5). */
export const useShownMonths = (calendar: VenueCalendar) => {
  const { t } = useTranslation('booking');
  const { locale, language } = usePlatform();
  const closedFor = closedDayLookup(calendar, language);
  const shown = shownDays(calendar);
  const months = {
    locale,
    minDay: shown.from,
    maxDay: shown.to,
    unavailableReason: (day: string) => {
      const closed = closedFor(day);
      return closed && closedText(t, closed);
    },
    previousLabel: t('fields.days.previous'),
    nextLabel: t('fields.days.following'),
    takesFocus: true,
  };
  return { months, isClosed: (day: string) => closedFor(day) !== undefined };
};
