import type { FieldErrors } from '@plenary/contracts/problem';
import * as contract from '@plenary/contracts/signature.endpoints';
import { signatureLimits } from '@plenary/contracts/signature-terms';
import { useSubmission } from '@plenary/platform/submission';
import { Button } from '@plenary/ui/button';
import { TextField } from '@plenary/ui/text-field';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { atRoot } from '../at-root.ts';
import { Agreement, agreementId } from './agreement.tsx';
import { FailureCallout } from './failure-callout.tsx';
import { type CountersignOutcome, linkOutcome } from './link-outcome.ts';
import { countersign, type MailedLink } from './signature-api.ts';
import formStyles from './signature-form.module.css';
import { useSignatureWords } from './use-signature-words.ts';

interface Props {
  link: MailedLink;
  /** Hash of the signed document. */
  sha256: string;
  companyName: string;
  onOutcome: (outcome: CountersignOutcome) => void;
}

interface Countersigned {
  name: string;
  isGiven: boolean;
}

const nameId = 'countersignature-name';

const lacking = ({ name, isGiven }: Countersigned): FieldErrors => ({
  ...(name === '' && { name: 'required' }),
  ...(!isGiven && { agreement: 'required' }),
});

/** Name and agreement of the second signatory, and the press that signs. */
export const CountersignForm = ({ link, sha256, companyName, onOutcome }: Props) => {
  const { t } = useTranslation('booking');
  const [name, setName] = useState('');
  const [isGiven, setGiven] = useState(false);
  const signature = useSubmission({
    endpoints: [contract.countersign],
    check: lacking,
    send: ({ name: signed }: Countersigned) =>
      countersign(link, { sha256, name: signed }).then(({ status }) => (status === 'Approved' ? 'approved' : 'done'), linkOutcome),
    words: useSignatureWords(),
    toRoot: atRoot,
    onDone: onOutcome,
    focusOn: (errors) => (errors.name ? nameId : errors.agreement && agreementId),
  });
  const { errors } = signature;
  const sign = (event: FormEvent) => {
    event.preventDefault();
    void signature.submit({ name: name.trim(), isGiven });
  };
  return (
    <form className={formStyles.form} noValidate onSubmit={sign} aria-label={t('signature.counter.headline')}>
      <TextField
        id={nameId}
        label={t('signature.counter.name')}
        autoComplete="name"
        maxLength={signatureLimits.name}
        value={name}
        onChange={setName}
        error={errors.name && name.trim() === '' ? t('signature.error.required') : undefined}
        required
      />
      <Agreement
        hint={t('signature.counter.agreementHint', { company: companyName })}
        isGiven={isGiven}
        isLacking={errors.agreement !== undefined && !isGiven}
        onChange={setGiven}
      />
      <div className={formStyles.end}>
        <FailureCallout text={signature.failure?.text} />
        <Button type="submit" size="large" isPending={signature.isPending} pendingLabel={t('signature.read.pending')}>
          {t('signature.counter.sign')}
        </Button>
      </div>
    </form>
  );
};
