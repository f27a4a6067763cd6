import { formatDays } from '@plenary/contracts/format';
import type { ComingBooking } from '@plenary/contracts/network.schemas';
import { usePlatform } from '@plenary/platform';
import { useTranslation } from 'react-i18next';
import { DeskLink } from '../desk/desk-link.tsx';
import { paths } from '../paths.ts';
import styles from './network.module.css';

interface Props {
  /** Of all; `bookings` are the earliest. */
  count: number;
  bookings: readonly ComingBooking[];
}

/** Options and bookings that are to come at a venue, each with the way to it. */
export const ComingBookings = ({ count, bookings }: Props) => {
  const { t } = useTranslation('staff');
  const { locale } = usePlatform();
  return (
    <ul className={styles.missing}>
      {bookings.map(({ bookingId, quoteId, status, firstDay, lastDay }) => {
        const words = `${formatDays(firstDay, lastDay, locale)} · ${t(`trail.values.${status}`)}`;
        return (
          <li key={bookingId}>
            {quoteId ? (
              <DeskLink isName to={paths.quote(quoteId)}>
                {words}
              </DeskLink>
            ) : (
              words
            )}
          </li>
        );
      })}
      {count > bookings.length ? <li>{t('network.state.more', { count: count - bookings.length })}</li> : null}
    </ul>
  );
};
