import * as contract from '@plenary/contracts/guests.endpoints';
import type { GuestMode } from '@plenary/contracts/guests-terms';
import { usePlatform } from '@plenary/platform';
import { useRevalidator } from '@plenary/platform/router';
import { useSubmission } from '@plenary/platform/submission';
import { Button } from '@plenary/ui/button';
import { Dialog } from '@plenary/ui/dialog';
import { useTranslation } from 'react-i18next';
import { type Guest, removeGuest } from './api.ts';
import { nameOf, wordsOf } from './guest-words.ts';

interface Props {
  eventId: string;
  mode: GuestMode;
  guest: Guest;
  onClose: () => void;
}

/** Confirms the removal of a guest, and explains its effect on them. */
export const RemoveDialog = ({ eventId, mode, guest, onClose }: Props) => {
  const { t } = useTranslation('client-area');
  const { notify } = usePlatform();
  const { revalidate } = useRevalidator();
  const name = nameOf(guest);
  const end = (text: string | null) => {
    if (text) notify({ text });
    onClose();
    return revalidate();
  };
  const { submit, isPending } = useSubmission({
    endpoints: [contract.removeGuest],
    send: () => removeGuest(eventId, guest.id),
    // A guest who is no longer there is removed, as asked.
    words: { 'not-found': t('guests.remove.done', { name }), 'event-over': t('guests.over'), failed: t('guests.failed') },
    onDone: () => end(t('guests.remove.done', { name })),
    onFailure: ({ text }) => end(text),
  });
  return (
    <Dialog
      isOpen
      role="alertdialog"
      onClose={onClose}
      title={t('guests.remove.title', { name })}
      description={t(`guests.remove.${guest.state === 'listed' ? 'listed' : wordsOf(mode)}`)}
      closeLabel={t('guests.form.close')}
      footer={
        <>
          <Button variant="danger" isPending={isPending} pendingLabel={t('guests.remove.removing')} onClick={() => submit()}>
            {t('guests.remove.confirm')}
          </Button>
          <Button variant="secondary" onClick={onClose}>
            {t('guests.remove.cancel')}
          </Button>
        </>
      }
    />
  );
};
