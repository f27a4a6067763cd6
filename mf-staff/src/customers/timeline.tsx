import type { ListedDeal } from '@plenary/contracts/desk-deals.schemas';
import { removeNote as removeNoteEndpoint } from '@plenary/contracts/desk-records.endpoints';
import type { RecordPayment, SentMail, TimelineEntry } from '@plenary/contracts/desk-records.schemas';
import { formatDay, formatDays, formatInstant, formatPrice } from '@plenary/contracts/format';
import { instantAtVenue } from '@plenary/contracts/venue-time';
import { usePlatform } from '@plenary/platform';
import { useRevalidator } from '@plenary/platform/router';
import { useSubmission } from '@plenary/platform/submission';
import { Badge } from '@plenary/ui/badge';
import { Button } from '@plenary/ui/button';
import { useTranslation } from 'react-i18next';
import { DeskLink } from '../desk/desk-link.tsx';
import { paths } from '../paths.ts';
import { useChangeWords } from '../trail/use-change-words.ts';
import { removeNote } from './api.ts';
import styles from './customers.module.css';

interface Props {
  entries: readonly TimelineEntry[];
  mails: readonly SentMail[];
  /** Undefined: an older release tells of them in entries alone. */
  payments: readonly RecordPayment[] | undefined;
  /** Those that entries may be about; null: all are about the one whose page this is. */
  deals: readonly ListedDeal[] | null;
  /** Of the venue where all are about one deal; absent: times are the reader's. */
  timeZone?: string | undefined;
}

/** As an entry of the timeline: to whom, and about what. */
const mailed = ({ id, at, quoteId, to, subject }: SentMail) => ({
  ...{ id, at, quoteId, by: null, action: '', text: '', kind: 'mail' as const },
  mail: { to, subject },
});

/** The same of money that came or went. */
const paid = (payment: RecordPayment) => ({
  ...{ id: payment.id, at: payment.at, quoteId: payment.quoteId, by: payment.by, action: '', text: '', kind: 'payment' as const },
  payment,
});
type Shown = (TimelineEntry & Partial<Record<'mail' | 'payment', undefined>>) | ReturnType<typeof mailed> | ReturnType<typeof paid>;

/** What happened, newest first, with the mails that were sent (design: desk D8, D10); each entry about a deal leads there, from any other page. */
export const Timeline = ({ entries, mails, payments, deals, timeZone }: Props) => {
  const { t } = useTranslation('staff');
  // What the trail says of a payment stands in its own entry, with the amount.
  const others = payments ? entries.filter(({ action }) => action !== 'payment-entered') : entries;
  const all: Shown[] = [...others, ...mails.map(mailed), ...(payments ?? []).map(paid)].sort((one, other) => (one.at < other.at ? 1 : -1));
  if (all.length === 0) return <p className={styles.quiet}>{t('customers.nothing')}</p>;
  return (
    <ol className={styles.timeline} aria-labelledby="timeline">
      {all.map((entry) => (
        <Entry key={entry.id} entry={entry} deals={deals} timeZone={timeZone} />
      ))}
    </ol>
  );
};

const Entry = ({ entry, deals, timeZone }: { entry: Shown } & Pick<Props, 'deals' | 'timeZone'>) => {
  const { t } = useTranslation('staff');
  const { language, locale } = usePlatform();
  const { at, kind, quoteId, by, action, text } = entry;
  const when = timeZone ? instantAtVenue(at, { language, timeZone, style: 'medium' }) : formatInstant(at, locale);
  const deal = deals?.find((one) => one.quoteId === quoteId);
  const changes = 'changes' in entry ? entry.changes : undefined;
  const wordsOf = useChangeWords();
  const mail = 'mail' in entry ? entry.mail : undefined;
  const payment = 'payment' in entry ? entry.payment : undefined;
  const what =
    kind === 'staff'
      ? t([`trail.actions.${action}` as 'trail.actions.other', 'trail.actions.other'], { action })
      : kind === 'request'
        ? t(`tasks.kinds.${action}` as 'tasks.kinds.callback')
        : payment
          ? t(`payments.kinds.${payment.kind}`)
          : t(`customers.kinds.${kind}` as 'customers.kinds.quote');
  return (
    <li className={styles.entry} data-kind={kind}>
      <p>
        <strong>{what}</strong>
        {payment ? `, ${formatPrice(payment.amount, locale, { decimals: true })}` : null}{' '}
        <span className={styles.quiet}>{[when, by?.name].filter(Boolean).join(' · ')}</span>
      </p>
      {mail ? <p>{t('mails.about', mail)}</p> : null}
      {payment ? <PaymentFacts payment={payment} /> : null}
      {changes?.map((change) => (
        <p key={change.field}>{wordsOf(change)}</p>
      ))}
      {deals && quoteId ? (
        <p>
          <DeskLink to={paths.quote(quoteId)}>
            {deal ? `${deal.venue.name}, ${formatDays(deal.firstDay, deal.lastDay, locale)}` : t('customers.theQuote')}
          </DeskLink>
        </p>
      ) : null}
      {text ? <p className={styles.text}>{text}</p> : null}
      {entry.kind === 'note' ? <RemoveNote entry={entry} /> : null}
    </li>
  );
};

const PaymentFacts = ({ payment: { day, method, reference, isReversed } }: { payment: RecordPayment }) => {
  const { t } = useTranslation('staff');
  const { locale } = usePlatform();
  return (
    <p>
      {[formatDay(day, locale), t(`payments.methods.${method}`), reference].filter(Boolean).join(' · ')}{' '}
      {isReversed ? <Badge>{t('customers.reversed')}</Badge> : null}
    </p>
  );
};

/** For its author and administrators. */
const RemoveNote = ({ entry: { id, by } }: { entry: TimelineEntry }) => {
  const { t } = useTranslation('staff');
  const { session } = usePlatform();
  const { revalidate } = useRevalidator();
  const form = useSubmission({
    endpoints: [removeNoteEndpoint],
    send: () => removeNote(id),
    words: { failed: t('customers.failures.remove') },
    onDone: () => revalidate(),
  });
  if (session?.role !== 'admin' && by?.userId !== session?.id) return null;
  return (
    <>
      {form.failure?.text ? <p role="alert">{form.failure.text}</p> : null}
      <Button size="small" variant="secondary" isPending={form.isPending} onClick={() => void form.submit(undefined)}>
        {t('customers.removeNote')}
      </Button>
    </>
  );
};
