import { formatPercent } from '@plenary/contracts/format';
import { usePlatform } from '@plenary/platform';
import { useTelephones } from '@plenary/platform/telephone';
import { Badge } from '@plenary/ui/badge';
import { useTranslation } from 'react-i18next';
import type { DeskCustomer } from './api.ts';
import styles from './new-quote.module.css';

/** Who a customer is, and what counts for a quote of theirs: contract, language, whether the account was ever opened. */
export const CustomerWords = ({ customer }: { customer: DeskCustomer }) => {
  const { t } = useTranslation('staff');
  const { locale } = usePlatform();
  const writeTelephone = useTelephones();
  const { firstname, lastname, companyName, email, phone, lang, state, percent } = customer;
  return (
    <div className={styles.who}>
      <p className={styles.name}>{[`${firstname} ${lastname}`, companyName].filter(Boolean).join(', ')}</p>
      <p className={styles.quiet}>
        {[email, phone && writeTelephone(phone), t('tasks.speaks', { language: t(`languages.${lang}`) })].filter(Boolean).join(' · ')}
      </p>
      {percent !== null || state === 'pending' ? (
        <p className={styles.badges}>
          {percent === null ? null : <Badge tone="success">{t('newQuote.contract', { percent: formatPercent(percent, locale) })}</Badge>}
          {state === 'pending' ? <Badge tone="warning">{t('newQuote.pending')}</Badge> : null}
        </p>
      ) : null}
    </div>
  );
};
