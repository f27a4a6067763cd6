import * as contract from '@plenary/contracts/second-factor.endpoints';
import { QrCode } from '@plenary/ui/qr-code';
import { useTranslation } from 'react-i18next';
import { Form } from '../forms/form.tsx';
import { useFirstFocus } from '../forms/use-first-focus.ts';
import { useForm } from '../forms/use-form.ts';
import { CodeField, checkCode } from './code-field.tsx';
import { CopyButton } from './copy-button.tsx';
import styles from './enrolment.module.css';
import { confirmSecondFactor } from './second-factor-api.ts';

export interface Enrolment {
  /** Base32. */
  secret: string;
  uri: string;
}

interface Props {
  enrolment: Enrolment;
  onConfirmed: (recoveryCodes: string[]) => void;
}

/** The key of a begun second factor, as a picture and as text; the first code of the authenticator turns it on. */
export const ConfirmEnrolment = ({ enrolment, onConfirmed }: Props) => {
  const { t } = useTranslation('auth');
  const first = useFirstFocus<HTMLInputElement>();
  const form = useForm({
    endpoints: [contract.confirmSecondFactor],
    initial: { code: '' },
    check: checkCode,
    send: async ({ code }, signal) => {
      const { recoveryCodes } = await confirmSecondFactor(code.trim(), signal);
      onConfirmed(recoveryCodes);
      return null;
    },
  });
  return (
    <Form form={form} submitLabel={t('enrolment.submit')}>
      <p>{t('enrolment.scan')}</p>
      <div className={styles.key}>
        <QrCode text={enrolment.uri} label={t('enrolment.qr')} />
        <div className={styles.secret}>
          <p className={styles.label}>{t('enrolment.secret')}</p>
          <code className={styles.code}>{enrolment.secret.match(/.{1,4}/g)?.join(' ')}</code>
          <CopyButton text={enrolment.secret} />
        </div>
      </div>
      <CodeField form={form} ref={first} label={t('enrolment.code')} />
    </Form>
  );
};
