import type { QuoteParticulars } from '@plenary/contracts/quote';
import { contributorLine } from '@plenary/contracts/quote-particulars-terms';
import { useTranslation } from 'react-i18next';
import styles from './quote-paper.module.css';

/** Additional services and the business contributor, as staff wrote them on the quote. */
export const Particulars = ({ particulars = {} }: { particulars?: QuoteParticulars }) => {
  const { t } = useTranslation('booking');
  const { additionalServices } = particulars;
  const contributor = contributorLine(particulars);
  if (!additionalServices && !contributor) return null;
  return (
    <dl className={styles.facts}>
      {additionalServices ? (
        <div>
          <dt>{t('quote.particulars.additionalServices')}</dt>
          <dd className={styles.written}>{additionalServices}</dd>
        </div>
      ) : null}
      {contributor ? (
        <div>
          <dt>{t('quote.particulars.businessContributor')}</dt>
          <dd>{contributor}</dd>
        </div>
      ) : null}
    </dl>
  );
};
