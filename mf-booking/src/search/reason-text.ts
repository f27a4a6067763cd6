import type { UnavailableReason } from '@plenary/contracts/booking.schemas';
import { formatCount, formatDay, formatList } from '@plenary/contracts/format';
import type { Configuration } from '@plenary/contracts/search';
import { peopleInSetUpWords } from '@plenary/contracts/set-up-words';
import type { Language } from '@plenary/contracts/vocabulary';
import type { TFunction } from 'i18next';

interface Words {
  t: TFunction<'booking'>;
  language: Language;
  locale: string;
}

/** The reason of the service in the reader's words, with its figures. */
export const reasonText = (reason: UnavailableReason, { t, language, locale }: Words): string => {
  const day = (date: string) => formatDay(date, locale, 'weekday');
  switch (reason.type) {
    case 'group-too-large':
      return t('venue.reason.group', { count: reason.most });
    case 'set-up-too-small':
      return [
        t('venue.reason.setUp', { count: reason.most, setUp: t(`search.configuration.${reason.configuration}.name`) }),
        ...(reason.greatest ? [t('venue.reason.greatest', { people: peopleIn(reason.greatest, { language, locale }) })] : []),
      ].join(' ');
    case 'sub-room-too-large':
      return t('venue.reason.subRoom', { count: reason.most, pax: reason.pax });
    case 'too-many-rooms':
      return t('venue.reason.rooms', { count: reason.most, rooms: reason.rooms });
    case 'rooms-taken':
      return t('venue.reason.taken', { days: formatList(reason.dates.map(day), locale) });
    case 'restaurant-too-small':
      return t('venue.reason.restaurant', { count: reason.most, pax: reason.pax });
    case 'lunch-full':
      return t('venue.reason.lunch', { count: reason.most, pax: reason.pax, day: day(reason.date) });
  }
};

/** `108 debout` */
const peopleIn = (
  { most, configuration }: { most: number; configuration: Configuration },
  { language, locale }: Omit<Words, 't'>,
): string => peopleInSetUpWords[language][configuration].replace('{people}', formatCount(most, locale));

const bookedByOthers: readonly UnavailableReason['type'][] = ['rooms-taken', 'lunch-full'];

/** Whether the venue could serve the search on other days; without a reason nothing else is known. */
export const isBookedByOthers = (reason: UnavailableReason | undefined): boolean => !reason || bookedByOthers.includes(reason.type);
