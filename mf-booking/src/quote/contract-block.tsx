import { formatPercent } from '@plenary/contracts/format';
import type { Quote } from '@plenary/contracts/quote';
import { usePlatform } from '@plenary/platform';
import { Card } from '@plenary/ui/card';
import { useTranslation } from 'react-i18next';
import styles from './side-block.module.css';

/** The owner and the dispositions of a framework contract (spec/booking.md §6). */
export const ContractBlock = ({ discount }: { discount: NonNullable<Quote['discount']> }) => {
  const { t } = useTranslation('booking');
  const { locale } = usePlatform();
  const percent = formatPercent(discount.percent, locale);
  return (
    <Card as="section" tone="highlight" aria-labelledby="framework-contract">
      <div className={styles.block}>
        <p className={styles.over}>{t('quote.contract.title')}</p>
        <h2 id="framework-contract" className={styles.title}>
          {discount.companyName}
        </h2>
        <p>{t('quote.contract.discount', { percent })}</p>
        {[discount.description, discount.dispositions]
          .filter((text) => text !== '')
          .map((text) => (
            <p key={text} className={styles.text}>
              {text}
            </p>
          ))}
      </div>
    </Card>
  );
};
