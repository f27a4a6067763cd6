import { formatDays } from '@plenary/contracts/format';
import type { RoomModificationRequest } from '@plenary/contracts/referentials.schemas';
import { usePlatform } from '@plenary/platform';
import { Callout } from '@plenary/ui/callout';
import { useTranslation } from 'react-i18next';
import { DeskLink } from '../desk/desk-link.tsx';
import { paths } from '../paths.ts';
import styles from './room-change.module.css';

/** Options and bookings to come that the room would not hold any more, each with the way to it (design: desk D30). */
export const Outgrown = ({ count, bookings }: NonNullable<RoomModificationRequest['outgrown']>) => {
  const { t } = useTranslation('staff');
  const { locale } = usePlatform();
  return (
    <Callout tone="warning" title={t('roomChange.broken', { count })}>
      <p>{t('roomChange.brokenHint')}</p>
      <ul className={styles.outgrown}>
        {bookings.map(({ bookingId, quoteId, status, firstDay, lastDay, pax, configuration, people }) => {
          const days = formatDays(firstDay, lastDay, locale);
          const [is, setUp] = [t(`trail.values.${status}`), t(`fields.${configuration}`)];
          const words = t('roomChange.outgrown', { days, status: is, pax, setUp, people });
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
    </Callout>
  );
};
