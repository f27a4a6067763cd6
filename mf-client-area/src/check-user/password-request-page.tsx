import { usePlatform } from '@plenary/platform';
import { Button } from '@plenary/ui/button';
import { Callout } from '@plenary/ui/callout';
import { useFocusWhen } from '@plenary/ui/use-focus-when';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { askForPassword } from '../api.ts';
import styles from './check-user-page.module.css';
import type { PasswordRequest } from './where-next.ts';

/** A known person without a password asks for the mail to choose one: by a press, because mail scanners follow links. */
export const PasswordRequestPage = ({ request }: { request: PasswordRequest }) => {
  const { t } = useTranslation('client-area');
  const { report } = usePlatform();
  const [state, setState] = useState<'asking' | 'sending' | 'sent' | 'failed'>('asking');
  const isSent = state === 'sent';
  const headingRef = useFocusWhen<HTMLHeadingElement>(isSent);
  const send = async () => {
    setState('sending');
    try {
      await askForPassword(request);
      setState('sent');
    } catch (error) {
      report(error);
      setState('failed');
    }
  };
  const words = isSent ? 'sent' : 'password';
  return (
    <div className={styles.page}>
      <h1 ref={headingRef} tabIndex={-1}>
        {t(`check-user-event.${words}.title`)}
      </h1>
      <p className={styles.lead}>{t(`check-user-event.${words}.text`, { email: request.email })}</p>
      {state === 'failed' ? (
        <Callout tone="danger" role="alert">
          {t('check-user-event.password.failed')}
        </Callout>
      ) : null}
      {isSent ? null : (
        <Button isPending={state === 'sending'} pendingLabel={t('check-user-event.password.sending')} onClick={() => void send()}>
          {t('check-user-event.password.action')}
        </Button>
      )}
    </div>
  );
};
