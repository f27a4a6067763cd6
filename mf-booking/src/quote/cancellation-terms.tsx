import type { CancellationTerms } from '@plenary/contracts/cancellation';
import { cancellationSpans } from '@plenary/contracts/cancellation-spans';
import { formatDuration, formatPercent } from '@plenary/contracts/format';
import { usePlatform } from '@plenary/platform';
import { useTranslation } from 'react-i18next';
import styles from './cancellation-terms.module.css';

/** What a cancellation costs, by the days left, and what is free, as frozen on the quote (design: lifecycle L24–L26, L32). */
export const CancellationTermsList = ({ terms }: { terms: CancellationTerms }) => {
  const { t } = useTranslation('booking');
  const { locale } = usePlatform();
  const { freeReduction, postponement, guaranteeDays } = terms;
  const daysOf = (days: number) => formatDuration(days, 'day', locale);
  return (
    <section className={styles.terms} aria-labelledby="cancellation-terms">
      <h2 id="cancellation-terms" className={styles.title}>
        {t('cancellation.terms.title')}
      </h2>
      <dl className={styles.spans}>
        {cancellationSpans(terms).map(({ minDays, maxDays, percent }) => (
          <div key={minDays}>
            <dt>
              {maxDays === null
                ? t('cancellation.terms.before', { count: minDays })
                : minDays === 0
                  ? t('cancellation.terms.last', { count: maxDays })
                  : t('cancellation.terms.between', { max: maxDays, min: minDays })}
            </dt>
            <dd>
              {percent === 0 ? t('cancellation.terms.free') : t('cancellation.terms.share', { percent: formatPercent(percent, locale) })}
            </dd>
          </div>
        ))}
      </dl>
      {freeReduction && postponement && guaranteeDays !== undefined ? (
        <p>
          {t('cancellation.terms.rules', {
            percent: formatPercent(freeReduction.percent, locale),
            reduction: daysOf(freeReduction.minDays),
            months: formatDuration(postponement.months, 'month', locale),
            postpone: daysOf(postponement.minDays),
            guarantee: daysOf(guaranteeDays),
          })}
        </p>
      ) : null}
    </section>
  );
};
