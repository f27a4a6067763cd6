import type { GuestMode } from '@plenary/contracts/guests-terms';
import { isCallError, isObject } from '@plenary/http/call-error';
import { usePlatform } from '@plenary/platform';
import { useRevalidator } from '@plenary/platform/router';
import { Dialog } from '@plenary/ui/dialog';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { changeGuest, type Guest } from './api.ts';
import { GuestForm } from './guest-form.tsx';
import { useGuestForm } from './use-guest-form.ts';

interface Props {
  eventId: string;
  mode: GuestMode;
  guest: Guest;
  onClose: () => void;
}

const entryOf = ({ email, firstname, lastname, company, phone }: Guest) => ({ email, firstname, lastname, company, phone });

/** Changes a guest; where somebody changed them meanwhile, the newer values are shown to start from. */
export const EditDialog = ({ eventId, mode, guest, onClose }: Props) => {
  const { t } = useTranslation('client-area');
  const { notify } = usePlatform();
  const { revalidate } = useRevalidator();
  const [version, setVersion] = useState(guest.version);
  const form = useGuestForm({
    mode,
    first: entryOf(guest),
    send: async (entry) => {
      try {
        await changeGuest({ eventId, guestId: guest.id, version, entry });
      } catch (error) {
        const current =
          isCallError(error) && error.code === 'stale-version' && isObject(error.body.current) ? (error.body.current as Guest) : null;
        if (current) {
          setVersion(current.version);
          form.reset(entryOf(current));
        }
        throw error;
      }
      onClose();
      notify({ text: t('guests.form.saved') });
      await revalidate();
    },
  });
  const isInvited = mode === 'CALENDAR' && guest.state !== 'listed';
  return (
    <Dialog isOpen onClose={onClose} size="medium" title={t('guests.form.editTitle')} closeLabel={t('guests.form.close')}>
      <GuestForm mode={mode} form={form} submitLabel={t('guests.form.save')} hint={isInvited ? t('guests.form.moved') : undefined} />
    </Dialog>
  );
};
