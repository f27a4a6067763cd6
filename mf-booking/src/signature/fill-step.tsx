import { formatDays } from '@plenary/contracts/format';
import type { Quote } from '@plenary/contracts/quote';
import type { SignatureState } from '@plenary/contracts/signature';
import { paymentMethods } from '@plenary/contracts/signature-terms';
import { CallError } from '@plenary/http/call-error';
import { usePlatform } from '@plenary/platform';
import { Button } from '@plenary/ui/button';
import { Callout } from '@plenary/ui/callout';
import { ErrorSummary } from '@plenary/ui/error-summary';
import { SegmentedControl } from '@plenary/ui/segmented-control';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { BillingFields } from './billing-fields.tsx';
import { draftFaults } from './draft-faults.ts';
import { FailureCallout } from './failure-callout.tsx';
import { errorList } from './field-words.ts';
import { FormPart } from './form-part.tsx';
import { PageHeading } from './page-heading.tsx';
import { RejectQuote } from './reject-quote.tsx';
import { type PreparedDocument, prepareSignature } from './signature-api.ts';
import { formOf, shownTexts } from './signature-draft.ts';
import type { SignatureFailure } from './signature-failure.ts';
import formStyles from './signature-form.module.css';
import styles from './signature-page.module.css';
import { SigningSteps } from './signing-steps.tsx';
import { TextFields } from './text-fields.tsx';
import type { DraftForm } from './use-draft.ts';

interface Props {
  quote: Quote;
  state: SignatureState;
  form: DraftForm;
  failure: SignatureFailure | null;
  /** The reader came back from the document. */
  isReturn: boolean;
  onPress: () => void;
  onFailure: (error: unknown) => void;
  onPrepared: (document: PreparedDocument, signatoryName: string) => void;
}

const required = ['signatory.name'];

/** The signature page's fields; its press prints the document. */
export const FillStep = ({ quote, state, form, failure, isReturn, onPress, onFailure, onPrepared }: Props) => {
  const { t } = useTranslation('booking');
  const { locale, language, session } = usePlatform();
  const [isPending, setPending] = useState(false);
  const { draft, errors } = form;
  const faults = errorList(t, errors, shownTexts(draft, true));

  const prepare = async (event: FormEvent) => {
    event.preventDefault();
    if (isPending) return;
    onPress();
    const found = draftFaults(draft, { purpose: 'sign', ownEmail: session?.email ?? '' });
    if (Object.keys(found).length > 0) return form.refuse(found);
    form.accept();
    setPending(true);
    const fields = { ...formOf(draft), goodForAgreement: true as const };
    try {
      onPrepared(await prepareSignature(quote.id, fields, language), fields.signatory.name);
    } catch (error) {
      setPending(false);
      if (error instanceof CallError && error.status === 400) form.refuse(error.errors);
      else onFailure(error);
    }
  };

  return (
    <div className={styles.body}>
      <SigningSteps current="fill" />
      <PageHeading headline={t('signature.page.headline')} isAnswer={isReturn}>
        {t('signature.page.lead', {
          venue: quote.buildingName,
          days: formatDays(quote.eventStartDate, quote.eventEndDate, locale, 'short'),
        })}
      </PageHeading>
      {state.hasLapsed ? <Callout tone="warning">{t('signature.lapsed')}</Callout> : null}
      <form className={formStyles.form} noValidate onSubmit={(event) => void prepare(event)} aria-label={t('signature.page.headline')}>
        {faults.length > 0 ? (
          <ErrorSummary key={form.refusals} title={t('signature.error.title', { count: faults.length })} errors={faults} />
        ) : null}
        <p className={formStyles.note}>{t('signature.later')}</p>
        <BillingFields form={form} isDue={false} />
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
          <FailureCallout failure={failure} />
          <Button type="submit" size="large" isPending={isPending} pendingLabel={t('signature.prepare.pending')}>
            {t('signature.prepare.action')}
          </Button>
          <p className={formStyles.note}>{t('signature.kept')}</p>
        </div>
      </form>
      <RejectQuote quote={quote} isSigned={false} />
    </div>
  );
};
