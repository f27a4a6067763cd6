import type { GuestMode } from '@plenary/contracts/guests-terms';
import { isCallError } from '@plenary/http/call-error';
import { usePlatform } from '@plenary/platform';
import { useRevalidator } from '@plenary/platform/router';
import { Button } from '@plenary/ui/button';
import { Dialog } from '@plenary/ui/dialog';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Guest, removeGuest } from './api.ts';
import { nameOf, wordsOf } from './guest-words.ts';

interface Props {
  eventId: string;
  mode: GuestMode;
  guest: Guest;
  onClose: () => void;
}

/** Asks before a guest is taken off, with what that means for them. */
export const RemoveDialog = ({ eventId, mode, guest, onClose }: Props) => {
  const { t } = useTranslation('client-area');
  const { notify, report } = usePlatform();
  const { revalidate } = useRevalidator();
  const [isPending, setPending] = useState(false);
  const name = nameOf(guest);
  const remove = async () => {
    setPending(true);
    try {
      await removeGuest(eventId, guest.id);
      notify({ text: t('guests.remove.done', { name }) });
    } catch (error) {
      // Gone already: that is what was asked for.
      const isGone = isCallError(error) && error.status === 404;
      const isOver = isCallError(error) && error.code === 'event-over';
      if (!isGone && !isOver) report(error);
      notify({ text: isGone ? t('guests.remove.done', { name }) : t(isOver ? 'guests.over' : 'guests.failed') });
    }
    onClose();
    await revalidate();
  };
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
          <Button variant="danger" isPending={isPending} pendingLabel={t('guests.remove.removing')} onClick={remove}>
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
