import { formatWait } from '@plenary/contracts/format';
import { usePlatform, useTitle } from '@plenary/platform';
import { Link } from '@plenary/platform/router';
import { Button, buttonClass } from '@plenary/ui/button';
import { useTranslation } from 'react-i18next';
import { Elsewhere } from './elsewhere.tsx';
import styles from './error-page.module.css';
import type { PageErrorText } from './page-error-text.ts';

interface Props {
  text: PageErrorText;
  /** Seconds after which a retry may help; a minute where nobody says. */
  waitSeconds?: number | undefined;
  /** Retries without a reload; absent if that would not help. */
  onRetry?: () => void;
}

/** A page that could not be shown. */
export const ErrorPage = ({ text, waitSeconds = 60, onRetry }: Props) => {
  const { t } = useTranslation('shell');
  const { locale } = usePlatform();
  useTitle(t('error.title'));
  return (
    <div className={styles.page}>
      <section className={styles.fault} role="alert">
        <h1 className={styles.title}>{t('error.title')}</h1>
        <p className={styles.text}>{t(text, { wait: formatWait(waitSeconds, locale) })}</p>
        <div className={styles.actions}>
          {onRetry && <Button onClick={onRetry}>{t('error.retry')}</Button>}
          <Link className={buttonClass({ variant: 'secondary' })} to="/">
            {t('error.home')}
          </Link>
        </div>
      </section>
      {onRetry ? null : <Elsewhere />}
    </div>
  );
};
