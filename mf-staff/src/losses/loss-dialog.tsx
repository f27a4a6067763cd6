import { tellLoss } from '@plenary/contracts/desk-deals.endpoints';
import type { Loss } from '@plenary/contracts/desk-deals.schemas';
import { unsaidReason } from '@plenary/contracts/desk-deals-terms';
import { usePlatform } from '@plenary/platform';
import { useSubmission } from '@plenary/platform/submission';
import { Button } from '@plenary/ui/button';
import { Dialog } from '@plenary/ui/dialog';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../call.ts';
import { FailureNotice } from '../desk/failure-notice.tsx';
import { type LossDraft, LossFields, lossOf } from './loss-fields.tsx';
import { LossWords } from './loss-words.tsx';

interface Props {
  quoteId: string;
  loss: Loss;
  onClose: () => void;
  onSaved: () => void;
}

/** Says why a deal was lost that has ended already. What a colleague said meanwhile is shown, and what was typed stays. */
export const LossDialog = ({ quoteId, loss, onClose, onSaved }: Props) => {
  const { t } = useTranslation('staff');
  const { notify } = usePlatform();
  const [known, setKnown] = useState(loss);
  const [draft, setDraft] = useState<LossDraft>({ reason: loss.reason === unsaidReason ? null : loss.reason, text: loss.text });
  const told = lossOf(draft);
  const form = useSubmission({
    endpoints: [tellLoss],
    send: (body: NonNullable<typeof told>) => call(tellLoss, { params: { quoteId }, body: { ...body, version: known.version } }),
    words: { 'stale-version': t('losses.moved'), conflict: t('losses.open'), failed: t('followUp.failures.failed') },
    onDone: () => {
      notify({ text: t('rooms.thanks') });
      onSaved();
    },
    onFailure: ({ code, current }) => {
      if (code === 'stale-version' && current) setKnown(current);
    },
  });
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('losses.title')}
      closeLabel={t('close')}
      footer={
        <Button isPending={form.isPending} disabled={told === null} onClick={() => told && void form.submit(told)}>
          {t('followUp.save')}
        </Button>
      }
    >
      {form.failure?.text ? <FailureNotice>{form.failure.text}</FailureNotice> : null}
      {known === loss ? null : (
        <p>
          <LossWords loss={known} />
        </p>
      )}
      <LossFields draft={draft} onChange={setDraft} />
    </Dialog>
  );
};
