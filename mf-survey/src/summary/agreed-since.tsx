import { formatPrice } from '@plenary/contracts/format';
import type { Supplement } from '@plenary/contracts/supplements';
import type { SurveySummary } from '@plenary/contracts/survey-summary.schemas';
import { usePlatform } from '@plenary/platform';
import { Link } from '@plenary/platform/router';
import { Callout } from '@plenary/ui/callout';
import { Card } from '@plenary/ui/card';
import { useTranslation } from 'react-i18next';
import { paths } from '../paths.ts';
import { useSurvey } from '../survey/survey-context.ts';
import styles from './summary-section.module.css';

/** The supplements since the quote, with their prices: agreed ones, and charges that wait for the customer's answer on the event's page. */
export const AgreedSince = ({ supplements: { agreed, proposed } }: { supplements: NonNullable<SurveySummary['supplements']> }) => {
  const { t } = useTranslation('survey');
  const { locale } = usePlatform();
  const { eventId } = useSurvey();
  const euros = (cents: number) => formatPrice(cents, locale, { decimals: true });
  const priceOf = ({ excludingVat, includingVat }: Supplement) => {
    if (excludingVat === null) return t('supplements.unpriced');
    if (excludingVat === 0) return t('upsell.free');
    const amount = euros(excludingVat);
    return includingVat === null ? t('upsell.price', { amount }) : t('supplements.priceWithVat', { amount, withVat: euros(includingVat) });
  };
  const nameOf = ({ addon, label }: Supplement) => (addon ? t(`upsell.${addon}`) : label);
  const list = (lines: readonly Supplement[]) => (
    <dl className={styles.fields}>
      {lines.map((line, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two charges may be alike.
        <div key={index} className={styles.field}>
          <dt>{nameOf(line)}</dt>
          <dd>
            <span className={styles.value}>
              {[
                priceOf(line),
                line.awaitsPrice ? t('supplements.atPrice') : '',
                line.replaces === undefined ? '' : t('supplements.replacing', { price: euros(line.replaces) }),
              ]
                .filter(Boolean)
                .join(', ')}
            </span>
          </dd>
        </div>
      ))}
    </dl>
  );
  return (
    <>
      {proposed.length > 0 ? (
        <Callout
          tone="warning"
          title={t('supplements.proposed')}
          actions={<Link to={paths.event(eventId)}>{t('supplements.answer')}</Link>}
        >
          {list(proposed)}
        </Callout>
      ) : null}
      {agreed.length > 0 ? (
        <Card>
          <div className={styles.section}>
            <h2 className={styles.title}>{t('supplements.title')}</h2>
            {list(agreed)}
            <p>{t('supplements.billed')}</p>
          </div>
        </Card>
      ) : null}
    </>
  );
};
