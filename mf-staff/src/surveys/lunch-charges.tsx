import { formatDay, formatPrice } from '@plenary/contracts/format';
import type { StaffSurvey } from '@plenary/contracts/staff-surveys.schemas';
import type { LunchCharge } from '@plenary/contracts/supplements';
import { usePlatform } from '@plenary/platform';
import { Switch } from '@plenary/ui/switch';
import { useTranslation } from 'react-i18next';
import styles from './surveys.module.css';

interface Props {
  survey: Pick<StaffSurvey, 'summary' | 'lunchCharges'>;
  /** Days whose lunch is not charged. */
  waived: readonly number[];
  onChange: (waived: number[]) => void;
}

/** Lunches outside that an acceptance charges, each unless it is waived. */
export const LunchCharges = ({ survey: { summary, lunchCharges = [] }, waived, onChange }: Props) => {
  const { t } = useTranslation('staff');
  const { locale } = usePlatform();
  if (lunchCharges.length === 0) return null;
  const euros = (cents: number) => formatPrice(cents, locale, { decimals: true });
  const wordsOf = ({ pax, unitPrice, excludingVat, includingVat }: LunchCharge) =>
    unitPrice === null || excludingVat === null || includingVat === null
      ? t('surveys.lunchCharge.unpriced')
      : t('surveys.lunchCharge.amount', { pax, unit: euros(unitPrice), total: euros(excludingVat), withVat: euros(includingVat) });
  return (
    <section aria-labelledby="lunch-charges" className={styles.settled}>
      <h3 id="lunch-charges" className={styles.step}>
        {t(lunchCharges.every(({ isProposed }) => isProposed) ? 'surveys.lunchCharge.proposing' : 'surveys.lunchCharge.title')}
      </h3>
      {lunchCharges.map((charge) => {
        const { dayIndex, service, unitPrice, replaces, waived: waivedBefore, isRefused, isProposed } = charge;
        const name = `${t(`surveys.values.service.${service}`)}, ${formatDay(summary.days[dayIndex]?.date ?? '', locale)}`;
        return (
          <div key={dayIndex} className={styles.charge}>
            <p>{name}</p>
            <p>{wordsOf(charge)}</p>
            {replaces === undefined ? null : <p>{t('surveys.lunchCharge.replaces', { amount: euros(replaces) })}</p>}
            {isRefused || isProposed ? <p>{t(`surveys.lunchCharge.${isRefused ? 'refused' : 'proposed'}`)}</p> : null}
            {waivedBefore === undefined ? null : <p>{t('surveys.lunchCharge.waivedBefore', { amount: euros(waivedBefore) })}</p>}
            {unitPrice === null ? null : (
              <Switch
                label={
                  <>
                    {t('surveys.lunchCharge.waive')}
                    <span className="visually-hidden">{` ${name}`}</span>
                  </>
                }
                isSelected={waived.includes(dayIndex)}
                onChange={(isWaived) => onChange(isWaived ? [...waived, dayIndex] : waived.filter((one) => one !== dayIndex))}
              />
            )}
          </div>
        );
      })}
    </section>
  );
};
