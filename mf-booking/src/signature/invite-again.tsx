import * as contract from '@plenary/contracts/signature.endpoints';
import { useSubmission } from '@plenary/platform/submission';
import { Button } from '@plenary/ui/button';
import { useTranslation } from 'react-i18next';
import { atRoot } from '../at-root.ts';
import { useWaitWords } from '../use-wait-words.ts';
import { inviteSecondSignatory } from './signature-api.ts';
import { useSignatureWords } from './use-signature-words.ts';

/** Mails the second signatory once more. */
export const InviteAgain = ({ quoteId, email }: { quoteId: string; email: string }) => {
  const { t } = useTranslation('booking');
  const waitWords = useWaitWords();
  const { submit, isPending, done, failure } = useSubmission({
    endpoints: [contract.inviteSecondSignatory],
    send: () => inviteSecondSignatory(quoteId),
    words: { ...useSignatureWords(), 'too-many-requests': waitWords('signature.standing.invite.tooMany') },
    toRoot: atRoot,
  });
  return (
    <div>
      <Button variant="secondary" isPending={isPending} pendingLabel={t('signature.standing.invite.pending')} onClick={() => void submit()}>
        {t('signature.standing.invite.action')}
      </Button>
      <p role="status">{done ? t('signature.standing.invite.done', { email }) : failure?.text}</p>
    </div>
  );
};
