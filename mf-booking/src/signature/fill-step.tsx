import { formatDays } from '@plenary/contracts/format';
import type { Quote } from '@plenary/contracts/quote';
import type { SignatureState } from '@plenary/contracts/signature.schemas';
import { paymentMethods } from '@plenary/contracts/signature-terms';
import { usePlatform } from '@plenary/platform';
import { Button } from '@plenary/ui/button';
import { Callout } from '@plenary/ui/callout';
import { ErrorSummary } from '@plenary/ui/error-summary';
import { SegmentedControl } from '@plenary/ui/segmented-control';
import type { FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { PageHeading } from '../quote-task/page-heading.tsx';
import styles from '../quote-task/quote-task.module.css';
import { BillingFields } from './billing-fields.tsx';
import { FailureCallout } from './failure-callout.tsx';
import { errorList } from './field-words.ts';
import { FormPart } from './form-part.tsx';
import { RejectQuote } from './reject-quote.tsx';
import { shownTexts } from './signature-draft.ts';
import formStyles from './signature-form.module.css';
import { SigningSteps } from './signing-steps.tsx';
import { TextFields } from './text-fields.tsx';
import { type KeptDraft, withErrors } from './use-draft.ts';
import type { Preparation } from './use-preparation.ts';

interface Props {
  quote: Quote;
  state: SignatureState;
  isBillingMissing: boolean;
  kept: KeptDraft;
  preparation: Preparation;
  /** Why the document could not be signed. */
  failure: string | null | undefined;
  /** A press led to it. */
  isReturn: boolean;
  onPress: () => void;
}

const required = ['signatory.name'];
const requiredOfTwo = [...required, 'company.secondSignatory'];

/** All fields of the signature page; its press prints the document anew. */
export const FillStep = ({ quote, state, isBillingMissing, kept, preparation, failure, isReturn, onPress }: Props) => {
  const { t } = useTranslation('booking');
  const { locale } = usePlatform();
  const { draft } = kept;
  const heading = quote.amends ? 'signature.page.amendment' : 'signature.page';
  const form = withErrors(kept, preparation);
  const faults = errorList(t, form.errors, shownTexts(draft, true));
  const prepare = (event: FormEvent) => {
    event.preventDefault();
    onPress();
    void preparation.submit(draft);
  };

  return (
    <div className={styles.body}>
      {isBillingMissing ? <SigningSteps current="read" /> : null}
      <PageHeading headline={t(`${heading}.headline`)} isAnswer={isReturn}>
        {t(isBillingMissing ? 'signature.page.leadBeforeBilling' : `${heading}.lead`, {
          venue: quote.buildingName,
          days: formatDays(quote.eventStartDate, quote.eventEndDate, locale, 'short'),
        })}
      </PageHeading>
      {state.hasLapsed ? <Callout tone="warning">{t('signature.lapsed')}</Callout> : null}
      <form className={formStyles.form} noValidate onSubmit={prepare} aria-label={t(`${heading}.headline`)}>
        {faults.length > 0 ? (
          <ErrorSummary key={preparation.attempts} title={t('signature.error.title', { count: faults.length })} errors={faults} />
        ) : null}
        <FormPart legend={t('signature.group.signature')}>
          <TextFields form={form} group="signature" required={state.needsSecond ? requiredOfTwo : required} />
        </FormPart>
        <FormPart legend={t('signature.group.paymentMethod')}>
          <SegmentedControl
            label={t('signature.field.paymentMethod.label')}
            isLabelHidden
            options={paymentMethods.map((id) => ({ id, label: t(`signature.field.paymentMethod.${id}`) }))}
            value={draft.method}
            onChange={(method) => form.choose({ method })}
          />
        </FormPart>
        {isBillingMissing ? <p className={formStyles.note}>{t('signature.later')}</p> : null}
        <BillingFields form={form} isDue={false} registers={state.companyRegisters ?? []} />
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
