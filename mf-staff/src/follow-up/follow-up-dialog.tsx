import { changeFollowUp as endpoint } from '@plenary/contracts/desk-deals.endpoints';
import type { FollowUp } from '@plenary/contracts/desk-deals.schemas';
import { usePlatform } from '@plenary/platform';
import { useSubmission } from '@plenary/platform/submission';
import { Button } from '@plenary/ui/button';
import { Dialog } from '@plenary/ui/dialog';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FailureNotice } from '../desk/failure-notice.tsx';
import { changeFollowUp } from './api.ts';
import styles from './follow-up.module.css';
import { FollowUpWords } from './follow-up-words.tsx';
import { NextFields, nextOf } from './next-fields.tsx';
import { OwnerSelect } from './owner-select.tsx';

interface Props {
  quoteId: string;
  /** Whose deal it is, in words. */
  name: string;
  followUp: FollowUp;
  onClose: () => void;
  onSaved: () => void;
}

/** Who follows a deal up, and what comes next (design: desk D8). What a colleague wrote meanwhile is shown, and what was typed stays. */
export const FollowUpDialog = ({ quoteId, name, followUp, onClose, onSaved }: Props) => {
  const { t } = useTranslation('staff');
  const { notify } = usePlatform();
  const [known, setKnown] = useState(followUp);
  const [isMoved, setMoved] = useState(false);
  const [draft, setDraft] = useState({
    ownerId: followUp.owner?.userId ?? null,
    nextAction: followUp.nextAction,
    nextDay: followUp.nextDay ?? '',
  });
  const form = useSubmission({
    endpoints: [endpoint],
    send: () =>
      changeFollowUp(quoteId, {
        ownerId: draft.ownerId,
        ...nextOf(draft),
        version: known.version,
      }),
    fields: ['ownerId', 'nextAction', 'nextDay'],
    words: { 'stale-version': t('followUp.failures.moved'), failed: t('followUp.failures.failed') },
    onDone: () => {
      notify({ text: t('rooms.thanks') });
      onSaved();
    },
    onFailure: ({ code, current }) => {
      if (code !== 'stale-version' || !current) return;
      setKnown(current);
      setMoved(true);
    },
  });
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('followUp.title', { name })}
      closeLabel={t('close')}
      footer={
        <Button isPending={form.isPending} onClick={() => void form.submit(undefined)}>
          {t('followUp.save')}
        </Button>
      }
    >
      <div className={styles.form}>
        {form.failure?.text ? <FailureNotice>{form.failure.text}</FailureNotice> : null}
        {isMoved ? <FollowUpWords followUp={known} /> : null}
        <OwnerSelect value={draft.ownerId} owner={known.owner} onChange={(ownerId) => setDraft({ ...draft, ownerId })} />
        <NextFields draft={draft} isWrong={form.errors.nextAction !== undefined} onChange={(next) => setDraft({ ...draft, ...next })} />
      </div>
    </Dialog>
  );
};
