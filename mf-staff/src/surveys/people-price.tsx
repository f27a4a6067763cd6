import type { ChangePreview } from '@plenary/contracts/changes.schemas';
import { formatPrice } from '@plenary/contracts/format';
import { usePlatform } from '@plenary/platform';
import { Switch } from '@plenary/ui/switch';
import { useTranslation } from 'react-i18next';
import styles from './surveys.module.css';
import type { PeoplePricing } from './use-people-price.ts';

/** Whether an acceptance prices the booking for the people of the survey, and what that does to it. */
export const PeoplePrice = ({ pricing: { preview, hasFailed, isWanted, onWant } }: { pricing: PeoplePricing }) => {
  const { t } = useTranslation('staff');
  if (!preview && !hasFailed) return null;
  return (
    <section aria-labelledby="people-price" className={styles.settled}>
      <h3 id="people-price" className={styles.step}>
        {t('surveys.people.title')}
      </h3>
      {preview && preview.obstacle !== 'by-hand' ? (
        <Switch label={t('surveys.people.price')} isSelected={isWanted} onChange={onWant} />
      ) : null}
      {preview && (isWanted || preview.obstacle === 'by-hand') ? <Effect preview={preview} /> : null}
      {preview && !isWanted ? <p>{t('surveys.people.kept')}</p> : null}
      {hasFailed ? <p>{t('surveys.people.unknown')}</p> : null}
    </section>
  );
};

const Effect = ({ preview: { obstacle, difference, level, fee } }: { preview: ChangePreview }) => {
  const { t } = useTranslation('staff');
  const { locale } = usePlatform();
  const euros = (cents: number, isSigned = false) => formatPrice(cents, locale, { decimals: true, isSigned });
  if (obstacle === 'by-hand') return <p>{t('surveys.people.byHand')}</p>;
  if (obstacle || !difference || !level)
    return <p>{`${obstacle ? t(`changes.obstacles.${obstacle}`) : ''} ${t('surveys.people.open')}`.trim()}</p>;
  return (
    <>
      <p>{t('surveys.people.difference', { net: euros(difference.excludingVat, true), gross: euros(difference.includingVat, true) })}</p>
      {fee ? <p>{t('surveys.people.fee', { fee: euros(fee.feeExcludingVat) })}</p> : null}
      <p>{t(`surveys.people.levels.${level}`)}</p>
    </>
  );
};
