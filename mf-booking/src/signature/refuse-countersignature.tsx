import * as contract from '@plenary/contracts/signature.endpoints';
import { signatureLimits } from '@plenary/contracts/signature-terms';
import { useSubmission } from '@plenary/platform/submission';
import { TextField } from '@plenary/ui/text-field';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { atRoot } from '../at-root.ts';
import { AskTwice } from './ask-twice.tsx';
import { FailureCallout } from './failure-callout.tsx';
import { type CountersignOutcome, linkOutcome } from './link-outcome.ts';
import { type MailedLink, refuseCountersignature } from './signature-api.ts';
import { useSignatureWords } from './use-signature-words.ts';

interface Props {
  link: MailedLink;
  signatoryName: string;
  onOutcome: (outcome: CountersignOutcome) => void;
}

/** The press of a second signatory who does not sign. */
export const RefuseCountersignature = ({ link, signatoryName, onOutcome }: Props) => {
  const { t } = useTranslation('booking');
  const [reason, setReason] = useState('');
  const refusal = useSubmission({
    endpoints: [contract.refuseCountersignature],
    send: (why: string) => refuseCountersignature(link, why).then(() => 'refused' as const, linkOutcome),
    words: useSignatureWords(),
    toRoot: atRoot,
    onDone: onOutcome,
  });
  return (
    <AskTwice
      open={t('signature.counter.refuse.open')}
      title={t('signature.counter.refuse.title')}
      text={t('signature.counter.refuse.text', { signatory: signatoryName })}
      action={t('signature.counter.refuse.action')}
      keep={t('signature.counter.refuse.keep')}
      pendingLabel={t('signature.counter.refuse.pending')}
      isPending={refusal.isPending}
      onAction={() => refusal.submit(reason.trim())}
    >
      <TextField
        label={t('signature.counter.refuse.reason')}
        optionalLabel={t('signature.optional')}
        maxLength={signatureLimits.reason}
        value={reason}
        onChange={setReason}
      />
      <FailureCallout text={refusal.failure?.text} />
    </AskTwice>
  );
};
