import { formatNumber } from '@plenary/contracts/format';
import type { NetworkDay } from '@plenary/contracts/sheets.schemas';
import { usePlatform } from '@plenary/platform';
import { useTranslation } from 'react-i18next';
import styles from './today.module.css';

/** Id of the totals on the page. */
export const kitchenId = 'kitchen';

/** What the kitchens of all venues serve on the day, and to how many (design: look 08); the sheet of each venue says whom. */
export const KitchenPanel = ({ network: { meals, diets, isSurveyed } }: { network: NetworkDay }) => {
  const { t } = useTranslation('staff');
  const { locale } = usePlatform();
  if (meals.length === 0) return null;
  const rows = [
    ...meals.map(({ meal, from, to, pax }) => ({
      id: meal,
      words: [t(`sheets.meals.${meal}`), from === to ? from : `${from}–${to}`].filter(Boolean).join(', '),
      count: pax,
    })),
    ...(diets ? [{ id: 'diets', words: t('today.diets'), count: diets }] : []),
  ];
  return (
    <section id={kitchenId} className={styles.kitchen} aria-labelledby={`${kitchenId}-title`}>
      <h2 id={`${kitchenId}-title`} className={styles.heading}>
        {t('today.kitchen')}
      </h2>
      <dl className={styles.totals}>
        {rows.map(({ id, words, count }) => (
          <div key={id}>
            <dt>{words}</dt>
            <dd>{formatNumber(count, locale)}</dd>
          </div>
        ))}
      </dl>
      {isSurveyed ? null : <p className={styles.facts}>{t('today.asSigned')}</p>}
    </section>
  );
};
