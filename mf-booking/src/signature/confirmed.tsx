import { formatDays } from '@plenary/contracts/format';
import type { Quote } from '@plenary/contracts/quote';
import type { DepositTransfer } from '@plenary/contracts/signature.schemas';
import type { SignatureForm } from '@plenary/contracts/signature-form';
import { usePlatform } from '@plenary/platform';
import { Link } from '@plenary/platform/router';
import { ButtonLink, buttonClass } from '@plenary/ui/button';
import { Icon } from '@plenary/ui/icon';
import { useTranslation } from 'react-i18next';
import { VenueCover } from '../cover/venue-cover.tsx';
import { paths } from '../paths.ts';
import { HeldRooms } from '../quote/held-rooms.tsx';
import { ComingSteps } from './coming-steps.tsx';
import styles from './confirmed.module.css';
import { DepositCard } from './deposit-card.tsx';
import { calendarAddress } from './signature-api.ts';

interface Props {
  quote: Quote;
  deposit: DepositTransfer | undefined;
  paymentMethod: SignatureForm['paymentMethod'];
}

/** A confirmed booking: the event, what happens next and when, and how the deposit is paid. */
export const Confirmed = ({ quote, deposit, paymentMethod }: Props) => {
  const { t } = useTranslation('booking');
  const { locale } = usePlatform();
  const { id, venue, buildingName, eventStartDate, eventEndDate, rooms } = quote;
  const { street, zipCode, city } = venue.address;
  return (
    <>
      <section className={styles.event} aria-labelledby="confirmed-event">
        <VenueCover venue={venue} />
        <div className={styles.told}>
          <h2 id="confirmed-event" className={styles.title}>
            {buildingName}
          </h2>
          <p className={styles.days}>{formatDays(eventStartDate, eventEndDate, locale, 'short')}</p>
          <p className={styles.place}>{`${street}, ${zipCode} ${city}`}</p>
          <dl className={styles.rooms}>
            <HeldRooms rooms={rooms} className={undefined} />
          </dl>
          <div className={styles.ways}>
            <Link className={buttonClass()} to={paths.events()}>
              {t('signature.standing.events')}
            </Link>
            <ButtonLink variant="quiet" href={calendarAddress(id)} download icon={<Icon name="calendar" size={20} />}>
              {t('signature.confirmed.calendar')}
            </ButtonLink>
          </div>
        </div>
      </section>
      <ComingSteps quote={quote} deposit={deposit} />
      {deposit ? <DepositCard deposit={deposit} paymentMethod={paymentMethod} /> : null}
    </>
  );
};
