import type { QuoteParticulars } from '@plenary/contracts/quote';
import { useTranslation } from 'react-i18next';
import styles from './quote-paper.module.css';

/** Additional services and the business contributor, as staff wrote them on the quote. */
export const Particulars = ({ particulars: { additionalServices, businessContributor } = {} }: { particulars?: QuoteParticulars }) => {
  const { t } = useTranslation('booking');
  if (!additionalServices && !businessContributor) return null;
  const { name, address, vatCode } = businessContributor ?? {};
  return (
    <dl className={styles.facts}>
      {additionalServices ? (
        <div>
          <dt>{t('quote.particulars.additionalServices')}</dt>
          <dd className={styles.written}>{additionalServices}</dd>
        </div>
      ) : null}
      {businessContributor ? (
        <div>
          <dt>{t('quote.particulars.businessContributor')}</dt>
          <dd>{[name, address, vatCode].filter(Boolean).join(', ')}</dd>
        </div>
      ) : null}
    </dl>
  );
};
