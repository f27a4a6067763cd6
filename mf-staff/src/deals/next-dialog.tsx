import { Button } from '@plenary/ui/button';
import { Dialog } from '@plenary/ui/dialog';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type NextDraft, NextFields, nextOf } from '../follow-up/next-fields.tsx';

interface Props {
  count: number;
  isPending: boolean;
  onClose: () => void;
  onSave: (next: ReturnType<typeof nextOf>) => void;
}

/** What comes next of each of some deals, in place of what each has; who follows them up stays. */
export const NextDialog = ({ count, isPending, onClose, onSave }: Props) => {
  const { t } = useTranslation('staff');
  const [draft, setDraft] = useState<NextDraft>({ nextAction: '', nextDay: '' });
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('deals.assign.next')}
      description={t('deals.assign.nextHint', { count })}
      closeLabel={t('close')}
      footer={
        <Button isPending={isPending} disabled={draft.nextAction.trim() === ''} onClick={() => onSave(nextOf(draft))}>
          {t('followUp.save')}
        </Button>
      }
    >
      <NextFields draft={draft} isWrong={false} onChange={setDraft} />
    </Dialog>
  );
};
