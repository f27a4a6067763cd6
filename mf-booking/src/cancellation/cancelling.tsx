import * as contract from '@plenary/contracts/cancellation.endpoints';
import type { CancellationPreview } from '@plenary/contracts/cancellation.schemas';
import {
  type CancellationReason,
  cancellationReasons,
  isAfterStart,
  maxCancellationNoteLength,
} from '@plenary/contracts/cancellation-terms';
import { formatList, formatPrice, formatSpan } from '@plenary/contracts/format';
import type { DealPayments } from '@plenary/contracts/payments.schemas';
import type { Quote } from '@plenary/contracts/quote';
import { usePlatform } from '@plenary/platform';
import { Link, useRevalidator } from '@plenary/platform/router';
import { useSubmission } from '@plenary/platform/submission';
import { Button, buttonClass } from '@plenary/ui/button';
import { NativeSelect } from '@plenary/ui/native-select';
import { TextArea } from '@plenary/ui/text-area';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { atRoot } from '../at-root.ts';
import { paths } from '../paths.ts';
import { PageHeading } from '../quote-task/page-heading.tsx';
import styles from '../quote-task/quote-task.module.css';
import { FailureCallout } from '../signature/failure-callout.tsx';
import { useWaitWords } from '../use-wait-words.ts';
import { type Cancelling as Asked, cancelDeal } from './cancellation-api.ts';
import { FeeTable } from './fee-table.tsx';
import { PostponeInstead } from './postpone-instead.tsx';

const reasons = cancellationReasons.customer.filter((reason) => !isAfterStart(reason));

interface Props {
  quote: Quote;
  preview: CancellationPreview;
  ledger: DealPayments;
}

/** What is given up and what it costs, then the one press that cancels (design: lifecycle L33–L34). */
export const Cancelling = ({ quote, preview, ledger }: Props) => {
  const { t } = useTranslation('booking');
  const waitWords = useWaitWords();
  const { locale } = usePlatform();
  const { revalidate } = useRevalidator();
  const [reason, setReason] = useState<CancellationReason | null>(null);
  const [note, setNote] = useState('');
  const { fee, freed } = preview;
  const cancellation = useSubmission({
    send: (asked: Omit<Asked, 'preview'>, { idempotencyKey }) => cancelDeal(quote.id, { preview, ...asked }, idempotencyKey),
    endpoints: [contract.cancelDeal],
    fields: ['reason', 'note'],
    toRoot: atRoot,
    focusOn: (errors) => (errors.reason ? 'cancellation-reason' : errors.note ? 'cancellation-note' : undefined),
    words: {
      'price-changed': t('cancellation.failure.changed'),
      'stale-version': t('cancellation.failure.changed'),
      conflict: null,
      'event-over': null,
      'network-failure': t('signature.failure.offline'),
      'too-many-requests': waitWords('signature.failure.tooMany'),
      failed: t('signature.failure.failed'),
    },
    onDone: () => revalidate(),
    // Another fee, or cancelled by somebody else: the page shows what is so now.
    onFailure: ({ code }) => (['price-changed', 'stale-version', 'conflict', 'event-over'].includes(code) ? revalidate() : undefined),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (reason === null) cancellation.fail({ code: 'invalid-request', text: null, errors: { reason: 'required' }, error: null });
    else void cancellation.submit({ reason, note });
  };
  const price = formatPrice(fee.feeIncludingVat, locale, { decimals: true });
  return (
    <form className={styles.body} noValidate onSubmit={submit}>
      <PageHeading headline={t('cancellation.page.headline')} isAnswer={false}>
        {t(fee.feeExcludingVat === 0 ? 'cancellation.page.free' : 'cancellation.page.due', { venue: freed.venueName, price })}
      </PageHeading>
      <dl className={styles.facts}>
        <div>
          <dt>{t('quote.facts.event')}</dt>
          <dd>{formatSpan(freed.days, locale)}</dd>
        </div>
        <div>
          <dt>{t('cancellation.facts.rooms')}</dt>
          <dd>{formatList(freed.roomNames, locale)}</dd>
        </div>
      </dl>
      <FeeTable fee={fee} ledger={ledger} />
      {fee.feeExcludingVat > 0 ? <PostponeInstead quote={quote} /> : null}
      {preview.terms ? null : <p>{t('cancellation.page.noTerms')}</p>}
      <NativeSelect
        id="cancellation-reason"
        label={t('cancellation.reason.label')}
        placeholder={t('cancellation.reason.placeholder')}
        options={reasons.map((id) => ({ id, label: t(`cancellation.reason.${id}`) }))}
        value={reason}
        onChange={(chosen) => {
          setReason(chosen);
          cancellation.mend('reason');
        }}
        error={cancellation.errors.reason ? t('cancellation.reason.required') : undefined}
      />
      <TextArea
        id="cancellation-note"
        label={t('cancellation.note.label')}
        optionalLabel={t('signature.optional')}
        maxLength={maxCancellationNoteLength}
        value={note}
        onChange={(text) => {
          setNote(text);
          cancellation.mend('note');
        }}
        error={cancellation.errors.note ? t('cancellation.note.refused') : undefined}
      />
      <FailureCallout text={cancellation.failure?.text} />
      <div className={styles.ways}>
        <Button
          type="submit"
          variant="danger"
          size="large"
          isPending={cancellation.isPending}
          pendingLabel={t('cancellation.page.pending')}
        >
          {fee.feeExcludingVat === 0 ? t('cancellation.page.action') : t('cancellation.page.actionFor', { price })}
        </Button>
        <Link className={buttonClass({ variant: 'secondary', size: 'large' })} to={paths.quote(quote.id)}>
          {t('cancellation.page.keep')}
        </Link>
      </div>
    </form>
  );
};
