import { usePlatform } from '@plenary/platform';
import { useRevalidator } from '@plenary/platform/router';
import { Button } from '@plenary/ui/button';
import { useTranslation } from 'react-i18next';
import { useProofMail } from '../quote/use-proof-mail.ts';
import { PageHeading } from '../quote-task/page-heading.tsx';
import styles from '../quote-task/quote-task.module.css';
import { useSignatureWords } from './use-signature-words.ts';

/** A signatory has to be reached at the address they gave: the link to choose a password proves it. */
export const ProveMailbox = () => {
  const { t } = useTranslation('booking');
  const { session } = usePlatform();
  const { revalidate, state } = useRevalidator();
  const email = session?.email ?? '';
  const mail = useProofMail(useSignatureWords());
  return (
    <div className={styles.body}>
      <PageHeading headline={t('signature.obstacle.mailbox-unproven.headline')} isAnswer>
        {t('signature.obstacle.mailbox-unproven.text', { email })}
      </PageHeading>
      <div className={styles.ways}>
        <Button size="large" isPending={state !== 'idle'} onClick={() => void revalidate()}>
          {t('signature.obstacle.mailbox-unproven.check')}
        </Button>
        <Button variant="secondary" size="large" onClick={() => void mail.submit()}>
          {t('signature.obstacle.mailbox-unproven.again')}
        </Button>
      </div>
      <p role="status">{mail.done ? t('signature.obstacle.mailbox-unproven.sent', { email }) : mail.failure?.text}</p>
    </div>
  );
};
