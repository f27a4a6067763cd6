import * as contract from '@plenary/contracts/cancellation.endpoints';
import { maxCancellationNoteLength } from '@plenary/contracts/cancellation-terms';
import { useSubmission } from '@plenary/platform/submission';
import { Button } from '@plenary/ui/button';
import { Dialog } from '@plenary/ui/dialog';
import { TextArea } from '@plenary/ui/text-area';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FailureNotice } from '../desk/failure-notice.tsx';
import { useRight } from '../desk/use-right.ts';
import { type Cancelling, cancelDeal } from './api.ts';
import { type CauseDraft, CauseFields } from './cause-fields.tsx';
import { FeeRows } from './fee-rows.tsx';
import { usePreview } from './use-preview.ts';
import { noWaiver, WaiverFields, waiverOf } from './waiver-fields.tsx';

interface Props {
  dealId: string;
  onClose: () => void;
  onCancelled: () => void;
}

/** Cancels a confirmed booking for its customer, at the fee that the server works out (design: lifecycle L33–L34). */
export const CancellationDialog = ({ dealId, onClose, onCancelled }: Props) => {
  const { t } = useTranslation('staff');
  const [{ by, reason }, setCause] = useState<CauseDraft>({ by: 'customer', reason: null });
  const [note, setNote] = useState('');
  const [draft, setDraft] = useState(noWaiver);
  const hasWaiver = useRight('approve');
  const mayWaive = hasWaiver && by === 'customer';
  const waiver = mayWaive ? waiverOf(draft) : undefined;
  const cause = { by, ...(waiver && { waiver }) };
  const { preview, hasFailed, refresh } = usePreview(dealId, cause);
  const form = useSubmission({
    endpoints: [contract.cancelDeal],
    send: (content: Cancelling, { idempotencyKey }) => cancelDeal(dealId, content, idempotencyKey),
    words: {
      'price-changed': t('cancellation.changed'),
      'stale-version': t('cancellation.changed'),
      conflict: t('cancellation.over'),
      failed: t('surveys.failures.failed'),
    },
    onDone: onCancelled,
    onFailure: ({ code }) => (code === 'price-changed' || code === 'stale-version' ? refresh() : undefined),
  });
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('cancellation.title')}
      description={t('cancellation.hint')}
      closeLabel={t('close')}
      footer={
        <Button
          variant="danger"
          disabled={!preview || reason === null || waiver === null}
          isPending={form.isPending}
          pendingLabel={t('planning.saving')}
          onClick={() => preview && reason && void form.submit({ cause, preview, reason, note })}
        >
          {t('cancellation.action')}
        </Button>
      }
    >
      {form.failure ? <FailureNotice>{form.failure.text}</FailureNotice> : null}
      <CauseFields draft={{ by, reason }} hasBegun={preview?.hasBegun ?? false} onChange={setCause} />
      <TextArea
        label={t('cancellation.note')}
        optionalLabel={t('optional')}
        maxLength={maxCancellationNoteLength}
        value={note}
        onChange={setNote}
      />
      {mayWaive ? <WaiverFields draft={draft} onChange={setDraft} /> : null}
      <div aria-live="polite">
        {preview ? <FeeRows fee={preview.fee} /> : null}
        {preview && !preview.terms ? <p>{t('cancellation.noTerms')}</p> : null}
        {hasFailed ? <FailureNotice>{t('surveys.failures.failed')}</FailureNotice> : null}
      </div>
    </Dialog>
  );
};
