import { formatList } from '@plenary/contracts/format';
import type { BookingWithoutQuote } from '@plenary/contracts/planning.schemas';
import { usePlatform } from '@plenary/platform';
import { useTranslation } from 'react-i18next';

/** The rooms that a booking holds on a day in words, each with its part of the day where that is not the whole of it. */
export const useHeldWords = () => {
  const { t } = useTranslation('staff');
  const { locale } = usePlatform();
  return (rooms: BookingWithoutQuote['rooms']): string =>
    rooms
      .map(({ name, halves }) => {
        const isWhole = halves.includes('AM') && halves.includes('PM') && halves.length === 2;
        return isWhole
          ? name
          : `${name} (${formatList(
              halves.map((half) => t(`planning.halves.${half}`)),
              locale,
            )})`;
      })
      .join(' · ');
};
