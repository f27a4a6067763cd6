import { formatPrice } from '@plenary/contracts/format';
import type { SurveySummary } from '@plenary/contracts/survey-summary.schemas';
import { usePlatform } from '@plenary/platform';
import { Card } from '@plenary/ui/card';
import { useTranslation } from 'react-i18next';
import { lunchChargeName, lunchChargeWords } from '../lunch/lunch-charge-words.ts';
import styles from './summary-section.module.css';

/** Lunches outside the venue's restaurant, which cost more once the Meeting Scientist accepts them. */
export const LunchCharges = ({ summary: { days, lunchCharges = [] } }: { summary: SurveySummary }) => {
  const { t } = useTranslation('survey');
  const { locale } = usePlatform();
  if (lunchCharges.length === 0) return null;
  return (
    <Card>
      <div className={styles.section}>
        <h2 className={styles.title}>{t('lunch.charges')}</h2>
        <dl className={styles.fields}>
          {lunchCharges.map((charge) => (
            <div key={charge.dayIndex} className={styles.field}>
              <dt>{lunchChargeName(t, locale, charge.service, days[charge.dayIndex]?.date ?? '')}</dt>
              <dd>
                <span className={styles.value}>{lunchChargeWords(t, locale, charge)}</span>
                {charge.replaces === undefined ? null : (
                  <span>{t('lunch.replaces', { price: formatPrice(charge.replaces, locale, { decimals: true }) })}</span>
                )}
                {charge.isRefused ? <span>{t('lunch.refused')}</span> : null}
              </dd>
            </div>
          ))}
        </dl>
        {lunchCharges.every(({ isRefused }) => isRefused) ? null : <p>{t('lunch.chargesHint')}</p>}
      </div>
    </Card>
  );
};
