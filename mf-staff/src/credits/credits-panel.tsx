import { formatNumber } from '@plenary/contracts/format';
import { usePlatform } from '@plenary/platform';
import { Button } from '@plenary/ui/button';
import { Callout } from '@plenary/ui/callout';
import { Skeleton, SkeletonGroup } from '@plenary/ui/skeleton';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { NamedHolder } from './api.ts';
import { ChangeForm } from './change-form.tsx';
import styles from './credits.module.css';
import { Ledger } from './ledger.tsx';
import { useCredits } from './use-credits.ts';

/** Balance, ledger and the form that grants and corrects, of a user or a team. */
export const CreditsPanel = (named: NamedHolder) => {
  const { t } = useTranslation('staff');
  const { locale } = usePlatform();
  const { statement, setStatement, hasFailed, retry, showOlder } = useCredits(named);
  const [isDone, setDone] = useState(false);
  const tell = (count: number) => t('credits.count', { count, credits: formatNumber(count, locale) });
  return (
    <section aria-labelledby="credits" className={styles.panel}>
      <h2 id="credits" className={styles.heading}>
        {t('credits.title')}
      </h2>
      {hasFailed ? (
        <Callout
          tone="danger"
          role="alert"
          actions={
            <Button size="small" variant="secondary" onClick={retry}>
              {t('credits.retry')}
            </Button>
          }
        >
          {t('credits.unavailable')}
        </Callout>
      ) : null}
      {!statement && !hasFailed ? (
        <SkeletonGroup label={t('credits.loading')}>
          <Skeleton width="half" />
        </SkeletonGroup>
      ) : null}
      {statement ? (
        <>
          <p className={styles.balance}>
            <strong>{tell(statement.balance)}</strong>
            {statement.held > 0 ? <span>{t('credits.held', { credits: tell(statement.held) })}</span> : null}
          </p>
          <ChangeForm
            named={named}
            balance={tell(statement.balance)}
            onChanged={(newer) => {
              setStatement(newer);
              setDone(true);
            }}
            onEdit={() => setDone(false)}
          />
          <p role="status" className={styles.done}>
            {isDone ? t('credits.done') : null}
          </p>
          <Ledger statement={statement} onOlder={showOlder} />
        </>
      ) : null}
    </section>
  );
};
