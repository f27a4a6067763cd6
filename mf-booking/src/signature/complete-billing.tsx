import type { SignatureState } from '@plenary/contracts/signature';
import { CallError } from '@plenary/http/call-error';
import { usePlatform } from '@plenary/platform';
import { useRevalidator } from '@plenary/platform/router';
import { Button } from '@plenary/ui/button';
import { ErrorSummary } from '@plenary/ui/error-summary';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { BillingFields } from './billing-fields.tsx';
import { draftFaults } from './draft-faults.ts';
import { FailureCallout } from './failure-callout.tsx';
import { errorList } from './field-words.ts';
import { completeBilling } from './signature-api.ts';
import { billingOf, shownTexts } from './signature-draft.ts';
import { failureOf, type SignatureFailure } from './signature-failure.ts';
import styles from './signature-form.module.css';
import { useDraft } from './use-draft.ts';

/** What the invoice of a signed quote still needs. */
export const CompleteBilling = ({ quoteId, state }: { quoteId: string; state: SignatureState }) => {
  const { t } = useTranslation('booking');
  const { report } = usePlatform();
  const { revalidate } = useRevalidator();
  const form = useDraft(quoteId, state.form);
  const [isPending, setPending] = useState(false);
  const [failure, setFailure] = useState<SignatureFailure | null>(null);
  const faults = errorList(t, form.errors, shownTexts(form.draft, false));

  const complete = async (event: FormEvent) => {
    event.preventDefault();
    if (isPending) return;
    setFailure(null);
    const found = draftFaults(form.draft, { purpose: 'complete', ownEmail: '' });
    if (Object.keys(found).length > 0) return form.refuse(found);
    form.accept();
    setPending(true);
    try {
      await completeBilling(quoteId, billingOf(form.draft));
      form.forget();
      await revalidate();
    } catch (error) {
      if (error instanceof CallError && error.status === 400) form.refuse(error.errors);
      else await fail(error);
    }
    setPending(false);
  };
  /** `conflict`: it was completed in another tab, or the signature has ended. */
  const fail = async (error: unknown) => {
    if (error instanceof CallError && error.code === 'conflict') return revalidate();
    const found = failureOf(error);
    if (found === 'failed') report(error);
    setFailure(found);
  };

  return (
    <section className={styles.form} aria-labelledby="complete-billing">
      <h2 id="complete-billing">{t('signature.standing.billing.headline')}</h2>
      <form className={styles.form} noValidate onSubmit={(event) => void complete(event)} aria-labelledby="complete-billing">
        {faults.length > 0 ? (
          <ErrorSummary key={form.refusals} title={t('signature.error.title', { count: faults.length })} errors={faults} />
        ) : null}
        <BillingFields form={form} isDue />
        <div className={styles.end}>
          <FailureCallout failure={failure} />
          <Button type="submit" size="large" isPending={isPending} pendingLabel={t('signature.standing.billing.pending')}>
            {t('signature.standing.billing.action')}
          </Button>
        </div>
      </form>
    </section>
  );
};
