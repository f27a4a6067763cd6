import type { UnavailableReason } from '@plenary/contracts/booking.schemas';
import { signOnPaper as endpoint } from '@plenary/contracts/paper-signature.endpoints';
import { maxPaperBytes } from '@plenary/contracts/paper-signature-terms';
import { signatureLimits } from '@plenary/contracts/signature-terms';
import { usePlatform } from '@plenary/platform';
import { useRevalidator } from '@plenary/platform/router';
import { useSubmission } from '@plenary/platform/submission';
import { Button } from '@plenary/ui/button';
import { Dialog } from '@plenary/ui/dialog';
import { TextField } from '@plenary/ui/text-field';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ExplainedDeed } from '../desk/explained-deed.tsx';
import { FailureNotice } from '../desk/failure-notice.tsx';
import { reasonWords } from '../desk/reason-words.ts';
import { sendPaper } from './api.ts';
import { isReady, noPaper, type PaperDraft, paperBillingFields, type ReadyPaper } from './paper-draft.ts';
import { PaperFile } from './paper-file.tsx';
import styles from './quote.module.css';

interface Props {
  quoteId: string;
  /** As it is shown. */
  revision: number;
}

/** Records that the customer signed the document by hand: the booking is confirmed. */
export const SignOnPaper = ({ quoteId, revision }: Props) => {
  const { t } = useTranslation('staff');
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <p>
        <ExplainedDeed by={endpoint} size="small" variant="secondary" onClick={() => setOpen(true)}>
          {t('quotes.paper.open')}
        </ExplainedDeed>
      </p>
      {isOpen ? <PaperDialog quoteId={quoteId} revision={revision} onClose={() => setOpen(false)} /> : null}
    </>
  );
};

const PaperDialog = ({ quoteId, revision, onClose }: Props & { onClose: () => void }) => {
  const { t } = useTranslation('staff');
  const [draft, setDraft] = useState(noPaper);
  const { submit, isPending, failure, errors } = usePaper({ quoteId, revision, onClose });
  const isTooLarge = (draft.file?.size ?? 0) > maxPaperBytes || errors.document !== undefined;
  const fileFault = isTooLarge ? t('quotes.paper.tooLarge') : failure?.code === 'wrong-file' ? t('quotes.paper.noPdf') : undefined;
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('quotes.paper.open')}
      description={t('quotes.paper.hint')}
      closeLabel={t('close')}
      footer={
        <Button
          disabled={!isReady(draft)}
          isPending={isPending}
          pendingLabel={t('planning.saving')}
          onClick={() => isReady(draft) && void submit(draft)}
        >
          {t('quotes.paper.yes')}
        </Button>
      }
    >
      <div className={styles.paperForm}>
        {failure?.text && !fileFault ? <FailureNotice>{failure.text}</FailureNotice> : null}
        <PaperFile file={draft.file} error={fileFault} onChange={(file) => setDraft({ ...draft, file })} />
        <PaperFields draft={draft} errors={errors} onChange={setDraft} />
      </div>
    </Dialog>
  );
};

const usePaper = ({ quoteId, revision, onClose }: Props & { onClose: () => void }) => {
  const { t } = useTranslation('staff');
  const { notify, locale } = usePlatform();
  const { revalidate } = useRevalidator();
  return useSubmission({
    endpoints: [endpoint],
    send: (ready: ReadyPaper, { idempotencyKey }) => sendPaper({ ...ready, quoteId, revision, idempotencyKey }),
    fields: ['document', 'receivedOn', 'signatoryName', 'purchaseOrder', ...paperBillingFields.map((field) => `billing.${field}`)],
    words: {
      'wrong-file': t('quotes.paper.noPdf'),
      'already-signed': t('quotes.paper.signed'),
      'quote-expired': t('quotes.paper.expired'),
      'no-longer-available': ({ body: { reason } }) =>
        reason ? reasonWords(reason as UnavailableReason, { t, locale }) : t('quotes.paper.taken'),
      superseded: t('proposals.failures.superseded'),
      'stale-version': t('proposals.failures.superseded'),
      'insufficient-credit': t('quotes.paper.credits'),
      failed: t('surveys.failures.failed'),
    },
    onDone: async ({ status }) => {
      onClose();
      notify({ text: t(status === 'Approved' ? 'quotes.paper.done' : 'quotes.paper.waits') });
      await revalidate();
    },
  });
};

interface Fields {
  draft: PaperDraft;
  errors: Readonly<Record<string, string>>;
  onChange: (draft: PaperDraft) => void;
}

const PaperFields = ({ draft, errors, onChange }: Fields) => {
  const { t } = useTranslation('staff');
  return (
    <>
      <TextField
        label={t('quotes.paper.signatory')}
        maxLength={signatureLimits.name}
        autoComplete="off"
        value={draft.signatoryName}
        error={errors.signatoryName && t('billing.faults.text')}
        onChange={(signatoryName) => onChange({ ...draft, signatoryName })}
      />
      <TextField
        type="date"
        label={t('quotes.paper.receivedOn')}
        value={draft.receivedOn}
        error={errors.receivedOn && t(errors.receivedOn === 'too_early' ? 'quotes.paper.tooEarly' : 'payments.dayToCome')}
        onChange={(receivedOn) => onChange({ ...draft, receivedOn })}
      />
      <details>
        <summary>{t('quotes.paper.billing')}</summary>
        <div className={styles.paperBilling}>
          <TextField
            label={t('quotes.paper.order')}
            maxLength={signatureLimits.purchaseOrderNumber}
            autoComplete="off"
            value={draft.purchaseOrder}
            error={errors.purchaseOrder && t('billing.faults.text')}
            onChange={(purchaseOrder) => onChange({ ...draft, purchaseOrder })}
          />
          {paperBillingFields.map((field) => (
            <TextField
              key={field}
              label={field === 'companyName' ? t('quotes.paper.company') : t(`trail.fields.${field}`)}
              maxLength={signatureLimits[field]}
              autoComplete="off"
              value={draft.billing[field]}
              error={errors[`billing.${field}`] && t(field === 'vatCode' ? 'billing.faults.vatCode' : 'billing.faults.text')}
              onChange={(text) => onChange({ ...draft, billing: { ...draft.billing, [field]: text } })}
            />
          ))}
        </div>
      </details>
    </>
  );
};
