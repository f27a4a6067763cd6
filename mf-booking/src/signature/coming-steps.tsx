import { addDays } from '@plenary/contracts/add-days';
import { formatDay, formatPrice } from '@plenary/contracts/format';
import type { Quote } from '@plenary/contracts/quote';
import type { DepositTransfer } from '@plenary/contracts/signature.schemas';
import { surveyClosesDaysBefore } from '@plenary/contracts/survey-terms';
import { usePlatform } from '@plenary/platform';
import { useTranslation } from 'react-i18next';
import styles from './confirmed.module.css';

interface Props {
  quote: Quote;
  deposit: DepositTransfer | undefined;
}

/** What happens next, each with its day: the deposit where one is due, the logistics, the event. */
export const ComingSteps = ({ quote: { buildingName, eventStartDate }, deposit }: Props) => {
  const { t } = useTranslation('booking');
  const { locale } = usePlatform();
  const steps = [
    ...(deposit
      ? [{ step: 'deposit', day: deposit.dueOn, told: { amount: formatPrice(deposit.amount, locale, { decimals: true }) } } as const]
      : []),
    { step: 'logistics', day: addDays(eventStartDate, -surveyClosesDaysBefore), told: {} } as const,
    { step: 'event', day: eventStartDate, told: { venue: buildingName } } as const,
  ];
  return (
    <section aria-labelledby="coming-steps">
      <h2 id="coming-steps" className={styles.title}>
        {t('signature.confirmed.next')}
      </h2>
      <ol className={styles.steps}>
        {steps.map(({ step, day, told }) => (
          <li key={step} className={styles.step}>
            <time className={styles.when} dateTime={day}>
              {t(`signature.confirmed.${step}.when`, { day: formatDay(day, locale, 'shortWeekday') })}
            </time>
            <span>
              <strong>{t(`signature.confirmed.${step}.title`)}</strong>
              <span className={styles.what}>{t(`signature.confirmed.${step}.text`, told)}</span>
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
};
