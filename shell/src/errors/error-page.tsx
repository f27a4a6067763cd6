import { useTitle } from '@plenary/platform';
import { Link } from '@plenary/platform/router';
import { Button, buttonClass } from '@plenary/ui/button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './error-page.module.css';

const messages = ['coffee', 'moderator', 'projector', 'microphone'] as const;

/** A page that could not be shown. `onRetry` tries again without a reload. */
export const ErrorPage = ({ onRetry }: { onRetry?: () => void }) => {
  const { t } = useTranslation('shell');
  const [message] = useState(() => messages[Math.floor(Math.random() * messages.length)] ?? 'coffee');
  useTitle(t('error.title'));
  return (
    <section className={styles.page} role="alert">
      <h1 className={styles.title}>{t('error.title')}</h1>
      <p className={styles.text}>{t(`error.humour.${message}`)}</p>
      <div className={styles.actions}>
        {onRetry && <Button onClick={onRetry}>{t('error.retry')}</Button>}
        <Link className={buttonClass({ variant: 'secondary' })} to="/">
          {t('error.home')}
        </Link>
      </div>
    </section>
  );
};
