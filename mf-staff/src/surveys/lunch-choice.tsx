import { formatDay } from '@plenary/contracts/format';
import { lunchServedAs } from '@plenary/contracts/lunch-place';
import { type LunchService, type LunchType, lunchTypes, maxSurveyPax } from '@plenary/contracts/survey-terms';
import { usePlatform } from '@plenary/platform';
import { Button } from '@plenary/ui/button';
import { NativeSelect } from '@plenary/ui/native-select';
import { Switch } from '@plenary/ui/switch';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FailureNotice } from '../desk/failure-notice.tsx';
import styles from './surveys.module.css';
import { type Lunch, useLunchSaving } from './use-lunch-saving.ts';

interface Props {
  eventId: string;
  date: string;
  lunch: Lunch;
  /** Id of the text that says why the reader may not choose; absent: they may. */
  refusedBy?: string | undefined;
}

/** The hours of the standard lunch; the two other lunches are a service of their own. */
const services = ['any', 'service1', 'service2'] as const satisfies readonly LunchService[];

/** The service of a day's lunch, chosen by staff or left to the customer. */
export const LunchChoice = ({ eventId, date, lunch, refusedBy }: Props) => {
  const { t } = useTranslation('staff');
  const { locale } = usePlatform();
  const [isOurs, setOurs] = useState(lunch.isServiceStaffChoice);
  // A customer who chose a lunch outside has that one, whatever was offered.
  const [type, setType] = useState<LunchType>(lunchTypes.find((one) => one === lunchServedAs(lunch)) ?? lunch.type);
  const [service, setService] = useState<LunchService>(lunch.service ?? 'any');
  /** The lunch that the choice replaces. */
  const [seen, setSeen] = useState(lunch);
  const { service1, service2 } = seen.serviceCapacities;
  const isRefused = refusedBy !== undefined;
  const deed = isRefused ? { 'aria-disabled': true, 'aria-describedby': refusedBy } : { onClick: () => save() };
  const isKnown = service1 < maxSurveyPax;
  const day = formatDay(date, locale, { weekday: 'long', day: 'numeric', month: 'long' });

  const { submit, isPending, failure } = useLunchSaving(eventId, lunch.dayIndex, setSeen);
  const save = () => {
    const chosen = type === 'standard' ? service : type;
    submit({ isServiceStaffChoice: isOurs, type, service: isOurs ? chosen : seen.service, version: seen.version });
  };

  return (
    <fieldset className={styles.lunch}>
      <legend className={styles.step}>{day}</legend>
      {failure ? <FailureNotice>{failure.text}</FailureNotice> : null}
      {isKnown ? <p>{t('surveys.seatsLeft', { service1, service2 })}</p> : null}
      <Switch label={t('surveys.ourChoice')} isSelected={isOurs} onChange={setOurs} isDisabled={isRefused} />
      <NativeSelect
        label={t('surveys.lunchType')}
        options={lunchTypes.map((id) => ({ id, label: t(`surveys.values.type.${id}`) }))}
        value={type}
        onChange={setType}
        isDisabled={isRefused}
      />
      {isOurs && type === 'standard' ? (
        <NativeSelect
          label={t('surveys.fieldNames.service')}
          options={services.map((id) => ({ id, label: t(`surveys.values.service.${id}`) }))}
          value={service}
          onChange={setService}
          isDisabled={isRefused}
        />
      ) : null}
      <Button size="small" variant="secondary" isPending={isPending} pendingLabel={t('planning.saving')} {...deed}>
        {t('surveys.saveLunch')}
        <span className="visually-hidden">{` ${day}`}</span>
      </Button>
    </fieldset>
  );
};
