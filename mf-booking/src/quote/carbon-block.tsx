import { formatCount, formatPrice } from '@plenary/contracts/format';
import { usePlatform } from '@plenary/platform';
import { Card } from '@plenary/ui/card';
import { useTranslation } from 'react-i18next';
import styles from './side-block.module.css';

/** Figures of spec/booking.md §9, which gives them no unit: the second is euros. */
const figure = 1.853;
const amountInCents = 52_00;

/** Shown only where the carbon footprint is on. */
export const CarbonBlock = () => {
  const { t } = useTranslation('booking');
  const { locale } = usePlatform();
  return (
    <Card as="section" aria-labelledby="carbon-footprint">
      <div className={styles.block}>
        <h2 id="carbon-footprint" className={styles.title}>
          {t('quote.carbon.title')}
        </h2>
        <dl className={styles.figures}>
          <div>
            <dt>{t('quote.carbon.figure')}</dt>
            <dd>{formatCount(figure, locale, { maximumFractionDigits: 3 })}</dd>
          </div>
          <div>
            <dt>{t('quote.carbon.amount')}</dt>
            <dd>{formatPrice(amountInCents, locale)}</dd>
          </div>
        </dl>
      </div>
    </Card>
  );
};
