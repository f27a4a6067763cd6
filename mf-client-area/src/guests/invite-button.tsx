import { isCallError } from '@plenary/http/call-error';
import { usePlatform } from '@plenary/platform';
import { useRevalidator } from '@plenary/platform/router';
import { Button } from '@plenary/ui/button';
import { Icon } from '@plenary/ui/icon';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Guest, inviteGuests } from './api.ts';

/** Invites whoever is not invited, or sends again what failed; nothing where there is neither. */
export const InviteButton = ({ eventId, guests }: { eventId: string; guests: readonly Guest[] }) => {
  const { t } = useTranslation('client-area');
  const { notify, report } = usePlatform();
  const { revalidate } = useRevalidator();
  const [isPending, setPending] = useState(false);
  const count = guests.filter(({ state }) => state === 'listed').length;
  const hasFailed = guests.some(({ state }) => state === 'failed');
  const invite = async () => {
    setPending(true);
    try {
      const { invited } = await inviteGuests(eventId);
      notify({ text: invited > 0 ? t('guests.invited', { count: invited }) : t('guests.retried') });
    } catch (error) {
      const isOver = isCallError(error) && error.code === 'event-over';
      if (!isOver) report(error);
      notify({ text: t(isOver ? 'guests.over' : 'guests.failed') });
    }
    setPending(false);
    await revalidate();
  };
  if (count === 0 && !hasFailed) return null;
  return (
    <Button icon={<Icon name="mail" size={20} />} isPending={isPending} pendingLabel={t('guests.inviting')} onClick={invite}>
      {count > 0 ? t('guests.invite', { count }) : t('guests.retry')}
    </Button>
  );
};
