import type { EndpointResponse } from '@plenary/contracts/endpoint';
import { formatSpan } from '@plenary/contracts/format';
import type { getBookingsAhead } from '@plenary/contracts/personal-data.endpoints';
import { usePlatform } from '@plenary/platform';
import { Callout } from '@plenary/ui/callout';
import { useTranslation } from 'react-i18next';
import styles from './account.module.css';

type Ahead = EndpointResponse<typeof getBookingsAhead>;
type Booked = Ahead['events'][number];

/** Bookings that remain without their organiser, and those that are withdrawn; null: unknown. Empty if there are none. */
export const LeftBehind = ({ ahead }: { ahead: Ahead | null }) => {
  const { t } = useTranslation('auth');
  const { locale } = usePlatform();
  if (!ahead) return <Callout tone="warning">{t('account.data.aheadUnknown')}</Callout>;
  const { events, signatures } = ahead;
  const nameOf = ({ venueName, days }: Booked) => t('account.data.booked', { venue: venueName, days: formatSpan(days, locale, 'long') });
  return (
    <>
      {events.length > 0 && (
        <Callout tone="warning" title={t('account.data.eventsAhead', { count: events.length })}>
          <ul className={styles.ahead}>
            {events.map((event) => (
              <li key={event.quoteId}>{nameOf(event)}</li>
            ))}
          </ul>
          <p>{t('account.data.eventsStay', { count: events.length })}</p>
        </Callout>
      )}
      {signatures.length > 0 && (
        <Callout tone="warning" title={t('account.data.signaturesAhead', { count: signatures.length })}>
          <ul className={styles.ahead}>
            {signatures.map((signature) => (
              <li key={signature.quoteId}>
                {nameOf(signature)}
                {signature.secondSignatory && ` · ${t('account.data.secondTold', { email: signature.secondSignatory })}`}
              </li>
            ))}
          </ul>
          <p>{t('account.data.signaturesEnd', { count: signatures.length })}</p>
        </Callout>
      )}
    </>
  );
};
