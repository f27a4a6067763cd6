import { formatDays } from '@plenary/contracts/format';
import type { Quote } from '@plenary/contracts/quote';
import * as contract from '@plenary/contracts/signature.endpoints';
import type { SignatureState } from '@plenary/contracts/signature.schemas';
import { paymentMethods } from '@plenary/contracts/signature-terms';
import { usePlatform } from '@plenary/platform';
import { useRevalidator } from '@plenary/platform/router';
import { useSubmission } from '@plenary/platform/submission';
import { useTelephoneFault } from '@plenary/platform/telephone';
import { Button } from '@plenary/ui/button';
import { Callout } from '@plenary/ui/callout';
import { ErrorSummary } from '@plenary/ui/error-summary';
import { SegmentedControl } from '@plenary/ui/segmented-control';
import type { FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { atRoot } from '../at-root.ts';
import { PageHeading } from '../quote-task/page-heading.tsx';
import styles from '../quote-task/quote-task.module.css';
import { BillingFields } from './billing-fields.tsx';
import { draftFaults } from './draft-faults.ts';
import { FailureCallout } from './failure-callout.tsx';
import { errorList } from './field-words.ts';
import { FormPart } from './form-part.tsx';
import { RejectQuote } from './reject-quote.tsx';
import { type PreparedDocument, prepareSignature } from './signature-api.ts';
import { formOf, type SignatureDraft, shownTexts } from './signature-draft.ts';
import formStyles from './signature-form.module.css';
import { SigningSteps } from './signing-steps.tsx';
import { TextFields } from './text-fields.tsx';
import { type KeptDraft, withErrors } from './use-draft.ts';
import { changesPage, useSignatureWords } from './use-signature-words.ts';

interface Props {
  quote: Quote;
  state: SignatureState;
  kept: KeptDraft;
  /** Why the document could not be signed. */
  failure: string | null | undefined;
  /** The user returned from the document. */
  isReturn: boolean;
  onPress: () => void;
  onPrepared: (prepared: PreparedDocument) => void;
}

const required = ['signatory.name'];

/** The signature page's fields; its press prints the document. */
export const FillStep = ({ quote, state, kept, failure, isReturn, onPress, onPrepared }: Props) => {
  const { t } = useTranslation('booking');
  const { locale, language, session } = usePlatform();
  const { revalidate } = useRevalidator();
  const { draft } = kept;
  const heading = quote.amends ? 'signature.page.amendment' : 'signature.page';
  const telephoneFault = useTelephoneFault();
  const keptTelephone = state.form.paymentReminder.phone;
  const shown = shownTexts(draft, true);
  const preparation = useSubmission({
    endpoints: [contract.prepareSignature],
    check: (typed: SignatureDraft) =>
      draftFaults(typed, { purpose: 'sign', telephoneFault, keptTelephone, ownEmail: session?.email ?? '' }),
    send: (typed) => prepareSignature(quote.id, { ...formOf(typed), goodForAgreement: true }, language),
    fields: shown,
    words: useSignatureWords(),
    toRoot: atRoot,
    onDone: onPrepared,
    onFailure: (found) => (changesPage(found) ? void revalidate() : undefined),
  });
  const form = withErrors(kept, preparation);
  const faults = errorList(t, form.errors, shown);
  const prepare = (event: FormEvent) => {
    event.preventDefault();
    onPress();
    void preparation.submit(draft);
  };

  return (
    <div className={styles.body}>
      <SigningSteps current="fill" />
      <PageHeading headline={t(`${heading}.headline`)} isAnswer={isReturn}>
        {t(`${heading}.lead`, {
          venue: quote.buildingName,
          days: formatDays(quote.eventStartDate, quote.eventEndDate, locale, 'short'),
        })}
      </PageHeading>
      {state.hasLapsed ? <Callout tone="warning">{t('signature.lapsed')}</Callout> : null}
      <form className={formStyles.form} noValidate onSubmit={prepare} aria-label={t(`${heading}.headline`)}>
        {faults.length > 0 ? (
          <ErrorSummary key={preparation.attempts} title={t('signature.error.title', { count: faults.length })} errors={faults} />
        ) : null}
        <p className={formStyles.note}>{t('signature.later')}</p>
        <BillingFields form={form} isDue={false} registers={state.companyRegisters ?? []} />
        <FormPart legend={t('signature.group.paymentMethod')}>
          <SegmentedControl
            label={t('signature.field.paymentMethod.label')}
            isLabelHidden
            options={paymentMethods.map((id) => ({ id, label: t(`signature.field.paymentMethod.${id}`) }))}
            value={draft.method}
            onChange={(method) => form.choose({ method })}
          />
        </FormPart>
        <FormPart legend={t('signature.group.signature')}>
          <TextFields form={form} group="signature" required={required} />
        </FormPart>
        <div className={formStyles.end}>
          <FailureCallout text={preparation.failure?.text ?? failure} />
          <Button type="submit" size="large" isPending={preparation.isPending} pendingLabel={t('signature.prepare.pending')}>
            {t('signature.prepare.action')}
          </Button>
          <p className={formStyles.note}>{t('signature.kept')}</p>
        </div>
      </form>
      <RejectQuote quote={quote} isSigned={false} />
    </div>
  );
};
