import type { sendResetEmail } from '@plenary/contracts/passwords';
import { refer } from '@plenary/http/refer';
import { usePlatform } from '@plenary/platform';
import { useRevalidator } from '@plenary/platform/router';
import { Button } from '@plenary/ui/button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../call.ts';
import { PageHeading } from './page-heading.tsx';
import { failureOf } from './signature-failure.ts';
import styles from './signature-page.module.css';

/** Who signs has to be reached at the address they gave: the link to choose a password proves it. */
export const ProveMailbox = () => {
  const { t } = useTranslation('booking');
  const { session, report } = usePlatform();
  const { revalidate, state } = useRevalidator();
  const [answer, setAnswer] = useState('');
  const email = session?.email ?? '';
  const send = async () => {
    try {
      const redirectUrl = globalThis.location.pathname;
      await call(refer<typeof sendResetEmail>('GET', '/api/reset-password/send-email'), { query: { email, redirectUrl } });
      setAnswer(t('signature.obstacle.mailbox-unproven.sent', { email }));
    } catch (error) {
      const failure = failureOf(error);
      if (failure === 'failed') report(error);
      setAnswer(t(`signature.failure.${failure}`));
    }
  };
  return (
    <div className={styles.body}>
      <PageHeading headline={t('signature.obstacle.mailbox-unproven.headline')} isAnswer>
        {t('signature.obstacle.mailbox-unproven.text', { email })}
      </PageHeading>
      <div className={styles.ways}>
        <Button size="large" isPending={state !== 'idle'} onClick={() => void revalidate()}>
          {t('signature.obstacle.mailbox-unproven.check')}
        </Button>
        <Button variant="secondary" size="large" onClick={() => void send()}>
          {t('signature.obstacle.mailbox-unproven.again')}
        </Button>
      </div>
      <p role="status">{answer}</p>
    </div>
  );
};
