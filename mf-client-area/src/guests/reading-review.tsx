import type { GuestReading } from '@plenary/contracts/guest-reading';
import * as contract from '@plenary/contracts/guests.endpoints';
import { usePlatform } from '@plenary/platform';
import { useRevalidator } from '@plenary/platform/router';
import { useSubmission } from '@plenary/platform/submission';
import { Button } from '@plenary/ui/button';
import { Callout } from '@plenary/ui/callout';
import { DataTable } from '@plenary/ui/data-table';
import { useFocusWhen } from '@plenary/ui/use-focus-when';
import { useTranslation } from 'react-i18next';
import { addGuests } from './api.ts';
import { nameOf } from './guest-words.ts';
import styles from './reading-review.module.css';

interface Props {
  eventId: string;
  reading: GuestReading;
  notice?: string;
  onBack: () => void;
  onDone: () => void;
}

/** Review of a list before it is added: the reason for each line that is left out, and the guests of the others. */
export const ReadingReview = ({ eventId, reading: { guests, faults }, notice, onBack, onDone }: Props) => {
  const { t } = useTranslation('client-area');
  const { notify } = usePlatform();
  const { revalidate } = useRevalidator();
  const heading = useFocusWhen<HTMLHeadingElement>(true);
  const count = guests.length;

  const { submit, isPending, failure } = useSubmission({
    endpoints: [contract.addGuests],
    send: () =>
      addGuests(
        eventId,
        guests.map(({ guest }) => guest),
      ),
    words: { 'event-over': t('guests.over'), failed: t('guests.review.partly') },
    onDone: () => {
      notify({ text: t('guests.review.done', { count }) });
      onDone();
      return revalidate();
    },
    // Some of them may be added.
    onFailure: () => revalidate(),
  });

  return (
    <div className={styles.review}>
      <h3 ref={heading} tabIndex={-1} className={styles.title}>
        {count > 0 ? t('guests.review.ready', { count }) : t('guests.review.none')}
      </h3>
      {notice ? <Callout tone="info">{notice}</Callout> : null}
      {failure ? (
        <Callout tone="danger" role="alert">
          {failure.text}
        </Callout>
      ) : null}
      {faults.length > 0 ? <FaultyLines faults={faults} /> : null}
      {count > 0 ? <ReadyGuests guests={guests} /> : null}
      <div className={styles.ways}>
        {count > 0 ? (
          <Button isPending={isPending} pendingLabel={t('guests.review.adding')} onClick={() => submit()}>
            {t('guests.review.add', { count })}
          </Button>
        ) : null}
        <Button variant="secondary" onClick={onBack}>
          {t('guests.review.back')}
        </Button>
      </div>
    </div>
  );
};

/** The lines that are left out, each with its reason. */
const FaultyLines = ({ faults }: Pick<GuestReading, 'faults'>) => {
  const { t } = useTranslation('client-area');
  return (
    <Callout tone="warning" title={t('guests.review.faulty', { count: faults.length })}>
      <ul className={styles.faults}>
        {faults.map(({ line, text, code, of }) => (
          <li key={`${line} ${text} ${code}`}>
            {t('guests.review.fault', { line, text, reason: t(`guests.review.reasons.${code}`, { of }) })}
          </li>
        ))}
      </ul>
    </Callout>
  );
};

const ReadyGuests = ({ guests }: Pick<GuestReading, 'guests'>) => {
  const { t } = useTranslation('client-area');
  return (
    <div className={styles.ready}>
      <DataTable caption={t('guests.review.ready', { count: guests.length })} isCaptionHidden density="dense">
        <thead>
          <tr>
            <th scope="col">{t('guests.review.line')}</th>
            <th scope="col">{t('guests.table.guest')}</th>
            <th scope="col">{t('guests.table.company')}</th>
          </tr>
        </thead>
        <tbody>
          {guests.map(({ line, guest }) => (
            <tr key={guest.email}>
              <td>{line}</td>
              <th scope="row" className={styles.guest}>
                {nameOf(guest)}
                {nameOf(guest) === guest.email ? null : <small>{guest.email}</small>}
              </th>
              <td>{guest.company}</td>
            </tr>
          ))}
        </tbody>
      </DataTable>
    </div>
  );
};
