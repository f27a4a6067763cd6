import * as contract from '@plenary/contracts/guests.endpoints';
import type { GuestMode } from '@plenary/contracts/guests-terms';
import { usePlatform } from '@plenary/platform';
import { useRevalidator } from '@plenary/platform/router';
import { Dialog } from '@plenary/ui/dialog';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { changeGuest, type Guest } from './api.ts';
import { GuestForm } from './guest-form.tsx';
import { entryOf, useGuestForm } from './use-guest-form.ts';

interface Props {
  eventId: string;
  mode: GuestMode;
  guest: Guest;
  onClose: () => void;
}

/** Changes a guest. Where another person changed them meanwhile, what is typed stays over the newer values. */
export const EditDialog = ({ eventId, mode, guest, onClose }: Props) => {
  const { t } = useTranslation('client-area');
  const { notify } = usePlatform();
  const { revalidate } = useRevalidator();
  const [version, setVersion] = useState(guest.version);
  const form = useGuestForm({
    endpoint: contract.changeGuest,
    mode,
    first: entryOf(guest),
    send: (entry) => changeGuest({ eventId, guestId: guest.id, version, entry }),
    onSaved: async () => {
      onClose();
      notify({ text: t('guests.form.saved') });
      await revalidate();
    },
    onStale: (current) => setVersion(current.version),
  });
  const isInvited = mode === 'CALENDAR' && guest.state !== 'listed';
  return (
    <Dialog isOpen onClose={onClose} size="medium" title={t('guests.form.editTitle')} closeLabel={t('guests.form.close')}>
      <GuestForm mode={mode} form={form} submitLabel={t('guests.form.save')} hint={isInvited ? t('guests.form.moved') : undefined} />
    </Dialog>
  );
};
