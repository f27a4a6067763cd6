import type { Venue } from '@plenary/contracts/venue';
import { Link, useNavigate } from '@plenary/platform/router';
import { Button } from '@plenary/ui/button';
import { ErrorSummary } from '@plenary/ui/error-summary';
import { Icon } from '@plenary/ui/icon';
import { useTranslation } from 'react-i18next';
import { paths } from '../paths.ts';
import styles from './big-event-form.module.css';
import { ContactFields } from './contact-fields.tsx';
import { EventFields } from './event-fields.tsx';
import { errorList, errorText } from './field-words.ts';
import { HiddenFields } from './hidden-fields.tsx';
import { sentState } from './sent-state.ts';
import { useBigEvent } from './use-big-event.ts';

export interface BigEventFormProps {
  venue: Venue;
  /** Query with the search: the source of the form's days and people. */
  query: string;
  /** Instant in milliseconds. */
  now?: () => number;
}

/** Asks sales for a proposal (spec/booking.md §5 "Big-event form"), on its own page and on the page of a custom-priced venue. */
export const BigEventForm = ({ venue, query, now = Date.now }: BigEventFormProps) => {
  const { t } = useTranslation('booking');
  const navigate = useNavigate();
  const onSent = () => navigate(paths.bigEventConfirmation(venue.slug, query), { replace: true, state: sentState });
  const event = useBigEvent({ venue, query, now, onSent });
  const { errors, attempts, isPending, failure, submit } = event;
  const words = { errors, minimumPax: venue.eventDemandPax.minimum };
  const faults = errorList(t, words);
  const part = { event, errorOf: (name: Parameters<typeof errorText>[2]) => errorText(t, words, name) };
  return (
    <form
      className={styles.form}
      noValidate
      aria-label={t('bigEvent.form')}
      onSubmit={(press) => {
        press.preventDefault();
        submit();
      }}
    >
      {faults.length > 0 ? (
        <ErrorSummary key={attempts} title={t('bigEvent.errors.title', { count: faults.length })} errors={faults} />
      ) : null}
      <p className={styles.note}>{t('bigEvent.allRequired')}</p>
      <ContactFields {...part} />
      <EventFields {...part} venue={venue} />
      <HiddenFields event={event} />
      <div className={styles.end}>
        <div role="alert">
          {failure ? (
            <p className={styles.failure}>
              <Icon name="warning" size={20} />
              <span>{failure}</span>
            </p>
          ) : null}
        </div>
        <Button type="submit" size="large" isPending={isPending} pendingLabel={t('bigEvent.sending')}>
          {t('bigEvent.send')}
        </Button>
        <p className={styles.note}>
          {t('bigEvent.noCommitment')} <Link to={paths.privacyPolicy()}>{t('bigEvent.privacy')}</Link>
        </p>
      </div>
    </form>
  );
};
