import type { UnavailableReason } from '@plenary/contracts/booking.schemas';
import { formatDay, formatList } from '@plenary/contracts/format';
import type { TFunction } from 'i18next';

interface Words {
  t: TFunction<'staff'>;
  locale: string;
}

/** Why a venue cannot serve the demand, with its figures. */
export const reasonWords = (reason: UnavailableReason, { t, locale }: Words): string => {
  const day = (date: string) => formatDay(date, locale, 'weekday');
  switch (reason.type) {
    case 'group-too-large':
      return t('newQuote.reason.group', { count: reason.most });
    case 'set-up-too-small':
      return t('newQuote.reason.setUp', { count: reason.most, setUp: t(`fields.${reason.configuration}`) });
    case 'sub-room-too-large':
      return t('newQuote.reason.subRoom', { count: reason.most, pax: reason.pax });
    case 'too-many-rooms':
      return t('newQuote.reason.rooms', { count: reason.most, rooms: reason.rooms });
    case 'rooms-taken':
      return t('newQuote.reason.taken', { days: formatList(reason.dates.map(day), locale) });
    case 'restaurant-too-small':
      return t('newQuote.reason.restaurant', { count: reason.most, pax: reason.pax });
    case 'lunch-full':
      return t('newQuote.reason.lunch', { count: reason.most, pax: reason.pax, day: day(reason.date) });
  }
};
