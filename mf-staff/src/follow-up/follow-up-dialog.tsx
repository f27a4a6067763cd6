import { changeFollowUp as endpoint } from '@plenary/contracts/desk-deals.endpoints';
import type { FollowUp } from '@plenary/contracts/desk-deals.schemas';
import { mostNextAction } from '@plenary/contracts/desk-deals-terms';
import { usePlatform } from '@plenary/platform';
import { useLoading } from '@plenary/platform/loading';
import { useSubmission } from '@plenary/platform/submission';
import { Button } from '@plenary/ui/button';
import { Dialog } from '@plenary/ui/dialog';
import { NativeSelect } from '@plenary/ui/native-select';
import { TextField } from '@plenary/ui/text-field';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FailureNotice } from '../desk/failure-notice.tsx';
import { changeFollowUp, fetchColleagues } from './api.ts';
import styles from './follow-up.module.css';
import { FollowUpWords } from './follow-up-words.tsx';

interface Props {
  quoteId: string;
  /** Whose deal it is, in words. */
  name: string;
  followUp: FollowUp;
  onClose: () => void;
  onSaved: () => void;
}

const nobody = 'nobody';

/** Who follows a deal up, and what comes next (design: desk D8). What a colleague wrote meanwhile is shown, and what was typed stays. */
export const FollowUpDialog = ({ quoteId, name, followUp, onClose, onSaved }: Props) => {
  const { t } = useTranslation('staff');
  const { session, notify } = usePlatform();
  const [known, setKnown] = useState(followUp);
  const [isMoved, setMoved] = useState(false);
  const [draft, setDraft] = useState({
    ownerId: followUp.owner?.userId ?? nobody,
    nextAction: followUp.nextAction,
    nextDay: followUp.nextDay ?? '',
  });
  const { loading } = useLoading({ load: fetchColleagues });
  const form = useSubmission({
    endpoints: [endpoint],
    send: () =>
      changeFollowUp(quoteId, {
        ownerId: draft.ownerId === nobody ? null : draft.ownerId,
        nextAction: draft.nextAction.trim(),
        nextDay: draft.nextDay || null,
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
  const colleagues = loading.type === 'loaded' ? loading.value : [];
  const named = new Map([
    ...(session ? [[session.id, `${session.firstname} ${session.lastname}`] as const] : []),
    ...(known.owner ? [[known.owner.userId, known.owner.name] as const] : []),
    ...colleagues.map(({ userId, name: colleague }) => [userId, colleague] as const),
  ]);
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
        <NativeSelect
          label={t('followUp.owner')}
          options={[{ id: nobody, label: t('tasks.nobody') }, ...[...named].map(([id, label]) => ({ id, label }))]}
          value={draft.ownerId}
          onChange={(ownerId) => setDraft({ ...draft, ownerId })}
        />
        <TextField
          label={t('followUp.nextAction')}
          description={t('followUp.hint')}
          maxLength={mostNextAction}
          value={draft.nextAction}
          error={form.errors.nextAction ? t('followUp.failures.text') : undefined}
          onChange={(nextAction) => setDraft({ ...draft, nextAction })}
        />
        <TextField
          type="date"
          label={t('followUp.nextDay')}
          value={draft.nextDay}
          onChange={(nextDay) => setDraft({ ...draft, nextDay })}
        />
      </div>
    </Dialog>
  );
};
