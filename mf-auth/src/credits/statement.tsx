import type { CreditStatement } from '@plenary/contracts/credit.schemas';
import { formatNumber } from '@plenary/contracts/format';
import { usePlatform } from '@plenary/platform';
import { Button } from '@plenary/ui/button';
import { useTranslation } from 'react-i18next';
import styles from './credits.module.css';
import { EntryRow } from './entry-row.tsx';
import { useLedger } from './use-ledger.ts';

/** A balance and its ledger, the newest entry first. */
export const Statement = ({ statement }: { statement: CreditStatement }) => {
  const { t } = useTranslation('auth');
  const { locale } = usePlatform();
  const { entries, hasOlder, showOlder, isPending } = useLedger(statement);
  const tell = (count: number) => t('credits.count', { count, credits: formatNumber(count, locale) });
  return (
    <>
      <p className={styles.balance}>{tell(statement.balance)}</p>
      {statement.held > 0 ? <p className={styles.held}>{t('credits.held', { credits: tell(statement.held) })}</p> : null}
      {entries.length === 0 ? (
        <p className={styles.held}>{t('credits.none')}</p>
      ) : (
        <ul className={styles.entries} aria-label={t('credits.ledger')}>
          {entries.map((entry) => (
            <EntryRow key={entry.number} entry={entry} />
          ))}
        </ul>
      )}
      {hasOlder ? (
        <Button variant="secondary" size="small" isPending={isPending} onClick={showOlder}>
          {t('credits.older')}
        </Button>
      ) : null}
    </>
  );
};
