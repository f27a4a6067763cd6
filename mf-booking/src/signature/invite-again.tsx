import { usePlatform } from '@plenary/platform';
import { Button } from '@plenary/ui/button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { inviteSecondSignatory } from './signature-api.ts';
import { failureOf } from './signature-failure.ts';

/** Mails the second signatory once more. */
export const InviteAgain = ({ quoteId, email }: { quoteId: string; email: string }) => {
  const { t } = useTranslation('booking');
  const { report } = usePlatform();
  const [isPending, setPending] = useState(false);
  const [answer, setAnswer] = useState('');
  const invite = async () => {
    setPending(true);
    setAnswer('');
    try {
      await inviteSecondSignatory(quoteId);
      setAnswer(t('signature.standing.invite.done', { email }));
    } catch (error) {
      const failure = failureOf(error);
      if (failure === 'failed') report(error);
      setAnswer(t(failure === 'tooMany' ? 'signature.standing.invite.tooMany' : `signature.failure.${failure}`));
    }
    setPending(false);
  };
  return (
    <div>
      <Button variant="secondary" isPending={isPending} pendingLabel={t('signature.standing.invite.pending')} onClick={() => void invite()}>
        {t('signature.standing.invite.action')}
      </Button>
      <p role="status">{answer}</p>
    </div>
  );
};
