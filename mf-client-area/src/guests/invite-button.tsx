import * as contract from '@plenary/contracts/guests.endpoints';
import { usePlatform } from '@plenary/platform';
import { useRevalidator } from '@plenary/platform/router';
import { useSubmission } from '@plenary/platform/submission';
import { Button } from '@plenary/ui/button';
import { Icon } from '@plenary/ui/icon';
import { useTranslation } from 'react-i18next';
import { type Guest, inviteGuests } from './api.ts';

/** Invites the guests who are not invited yet, or sends again what failed; nothing where there is neither. */
export const InviteButton = ({ eventId, guests }: { eventId: string; guests: readonly Guest[] }) => {
  const { t } = useTranslation('client-area');
  const { notify } = usePlatform();
  const { revalidate } = useRevalidator();
  const count = guests.filter(({ state }) => state === 'listed').length;
  const hasFailed = guests.some(({ state }) => state === 'failed');
  const end = (text: string | null) => {
    if (text) notify({ text });
    return revalidate();
  };
  const { submit, isPending } = useSubmission({
    endpoints: [contract.inviteGuests],
    send: () => inviteGuests(eventId),
    words: { 'event-over': t('guests.over'), failed: t('guests.failed') },
    onDone: ({ invited }) => end(invited > 0 ? t('guests.invited', { count: invited }) : t('guests.retried')),
    onFailure: ({ text }) => end(text),
  });
  if (count === 0 && !hasFailed) return null;
  return (
    <Button icon={<Icon name="mail" size={20} />} isPending={isPending} pendingLabel={t('guests.inviting')} onClick={() => submit()}>
      {count > 0 ? t('guests.invite', { count }) : t('guests.retry')}
    </Button>
  );
};
