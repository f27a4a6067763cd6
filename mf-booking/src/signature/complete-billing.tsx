import * as contract from '@plenary/contracts/signature.endpoints';
import type { SignatureState } from '@plenary/contracts/signature.schemas';
import { isRefusal } from '@plenary/http/call-error';
import { useRevalidator } from '@plenary/platform/router';
import { useSubmission } from '@plenary/platform/submission';
import { useTelephoneFault } from '@plenary/platform/telephone';
import { Button } from '@plenary/ui/button';
import { ErrorSummary } from '@plenary/ui/error-summary';
import type { FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { atRoot } from '../at-root.ts';
import { BillingFields } from './billing-fields.tsx';
import { draftFaults } from './draft-faults.ts';
import { FailureCallout } from './failure-callout.tsx';
import { errorList } from './field-words.ts';
import { completeBilling } from './signature-api.ts';
import { billingOf, type SignatureDraft, shownTexts } from './signature-draft.ts';
import styles from './signature-form.module.css';
import { useDraft, withErrors } from './use-draft.ts';
import { useSignatureWords } from './use-signature-words.ts';

/** Missing billing data of a signed quote. */
export const CompleteBilling = ({ quoteId, state }: { quoteId: string; state: SignatureState }) => {
  const { t } = useTranslation('booking');
  const { revalidate } = useRevalidator();
  const kept = useDraft(quoteId, state.form);
  const telephoneFault = useTelephoneFault();
  const keptTelephone = state.form.paymentReminder.phone;
  const shown = shownTexts(kept.draft, false);
  const completion = useSubmission({
    endpoints: [contract.completeBilling],
    check: (draft: SignatureDraft) => draftFaults(draft, { purpose: 'complete', telephoneFault, keptTelephone, ownEmail: '' }),
    send: (draft) =>
      completeBilling(quoteId, billingOf(draft)).then(
        () => 'complete' as const,
        (error: unknown) => {
          // It was completed in another tab, or the signature has ended.
          if (isRefusal(error, 'conflict')) return 'settled' as const;
          throw error;
        },
      ),
    fields: shown,
    words: useSignatureWords(),
    toRoot: atRoot,
    onDone: (outcome) => {
      if (outcome === 'complete') kept.forget();
      return revalidate();
    },
  });
  const form = withErrors(kept, completion);
  const faults = errorList(t, form.errors, shown);
  const complete = (event: FormEvent) => {
    event.preventDefault();
    void completion.submit(kept.draft);
  };

  return (
    <section className={styles.form} aria-labelledby="complete-billing">
      <h2 id="complete-billing">{t('signature.standing.billing.headline')}</h2>
      <form className={styles.form} noValidate onSubmit={complete} aria-labelledby="complete-billing">
        {faults.length > 0 ? (
          <ErrorSummary key={completion.attempts} title={t('signature.error.title', { count: faults.length })} errors={faults} />
        ) : null}
        <BillingFields form={form} isDue registers={state.companyRegisters ?? []} />
        <div className={styles.end}>
          <FailureCallout text={completion.failure?.text} />
          <Button type="submit" size="large" isPending={completion.isPending} pendingLabel={t('signature.standing.billing.pending')}>
            {t('signature.standing.billing.action')}
          </Button>
        </div>
      </form>
    </section>
  );
};
