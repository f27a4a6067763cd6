import { formatDay, formatInstant, formatNumber } from '@plenary/contracts/format';
import { usePlatform } from '@plenary/platform';
import { Button } from '@plenary/ui/button';
import { useTranslation } from 'react-i18next';
import type { Statement } from './api.ts';
import styles from './credits.module.css';

/** Every change of a balance, newest first, with its author, subject and reason. */
export const Ledger = ({ statement: { entries, next }, onOlder }: { statement: Statement; onOlder: () => void }) => {
  const { t } = useTranslation('staff');
  const { locale } = usePlatform();
  if (entries.length === 0) return <p>{t('credits.none')}</p>;
  return (
    <>
      <ul className={styles.entries} aria-label={t('credits.ledger')}>
        {entries.map(({ number: place, at, kind, amount, balance, by, userEmail, subject, reason }) => (
          <li key={place} className={styles.entry}>
            <div className={styles.what}>
              <p className={styles.kind}>{t(`credits.kinds.${kind}`)}</p>
              {subject ? <p>{[subject.venueName, formatDay(subject.firstDay, locale), userEmail].filter(Boolean).join(' · ')}</p> : null}
              {reason ? <p>{reason}</p> : null}
              <p className={styles.soft}>{[formatInstant(at, locale), by?.name].filter(Boolean).join(' · ')}</p>
            </div>
            <p className={styles.amount}>
              <strong>{formatNumber(amount, locale, { signDisplay: 'exceptZero' })}</strong>
              <span className={styles.soft}>{t('credits.after', { credits: formatNumber(balance, locale) })}</span>
            </p>
          </li>
        ))}
      </ul>
      {next ? (
        <Button size="small" variant="secondary" onClick={onOlder}>
          {t('credits.older')}
        </Button>
      ) : null}
    </>
  );
};
