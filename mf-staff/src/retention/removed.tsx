import { formatInstant } from '@plenary/contracts/format';
import type { RetentionMonth } from '@plenary/contracts/retention.schemas';
import { usePlatform } from '@plenary/platform';
import { useTranslation } from 'react-i18next';
import styles from './retention.module.css';

/** The removals of a day in one service, by kind, with the time; a service may add kinds without a text here. */
export const Removed = ({ run }: { run: RetentionMonth['runs'][number] | undefined }) => {
  const { t } = useTranslation('staff');
  const { locale } = usePlatform();
  if (!run) return <span className={styles.nothing}>{t('retention.notRun')}</span>;
  const kinds = Object.entries(run.removed).filter(([, count]) => count > 0);
  return (
    <>
      {kinds.length === 0 ? (
        <span className={styles.nothing}>{t('retention.nothing')}</span>
      ) : (
        <ul className={styles.kinds}>
          {kinds.map(([kind, count]) => (
            <li key={kind}>{t([`retention.kinds.${kind}` as 'retention.kinds.other', 'retention.kinds.other'], { count, kind })}</li>
          ))}
        </ul>
      )}
      <small>{formatInstant(run.at, locale)}</small>
    </>
  );
};
