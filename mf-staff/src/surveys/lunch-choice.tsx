import { formatDay } from '@plenary/contracts/format';
import type { StaffSurvey } from '@plenary/contracts/staff-surveys.schemas';
import { type LunchService, type LunchType, lunchTypes } from '@plenary/contracts/survey-terms';
import { usePlatform } from '@plenary/platform';
import { useRevalidator } from '@plenary/platform/router';
import { useSubmission } from '@plenary/platform/submission';
import { Button } from '@plenary/ui/button';
import { NativeSelect } from '@plenary/ui/native-select';
import { Switch } from '@plenary/ui/switch';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FailureNotice } from '../desk/failure-notice.tsx';
import { chooseLunch } from './api.ts';
import styles from './surveys.module.css';

interface Props {
  eventId: string;
  date: string;
  lunch: StaffSurvey['lunches'][number];
}

/** The hours of the standard lunch; the two other lunches are a service of their own. */
const services = ['any', 'service1', 'service2'] as const satisfies readonly LunchService[];

/** The service of a day's lunch, chosen by staff or left to the customer. */
export const LunchChoice = ({ eventId, date, lunch }: Props) => {
  const { t } = useTranslation('staff');
  const { locale, notify } = usePlatform();
  const { revalidate } = useRevalidator();
  const [isOurs, setOurs] = useState(lunch.isServiceStaffChoice);
  const [type, setType] = useState<LunchType>(lunch.type);
  const [service, setService] = useState<LunchService>(lunch.service ?? 'any');
  const day = formatDay(date, locale, { weekday: 'long', day: 'numeric', month: 'long' });

  const { submit, isPending, failure } = useSubmission({
    send: () => {
      const chosen = type === 'standard' ? service : type;
      return chooseLunch(eventId, lunch.dayIndex, { isServiceStaffChoice: isOurs, type, service: isOurs ? chosen : lunch.service });
    },
    words: { failed: t('surveys.failures.failed') },
    onDone: () => {
      notify({ text: t('rooms.thanks') });
      return revalidate();
    },
  });

  return (
    <fieldset className={styles.lunch}>
      <legend className={styles.step}>{day}</legend>
      {failure ? <FailureNotice>{failure.text}</FailureNotice> : null}
      <Switch label={t('surveys.ourChoice')} isSelected={isOurs} onChange={setOurs} />
      <NativeSelect
        label={t('surveys.lunchType')}
        options={lunchTypes.map((id) => ({ id, label: t(`surveys.values.type.${id}`) }))}
        value={type}
        onChange={setType}
      />
      {isOurs && type === 'standard' ? (
        <NativeSelect
          label={t('surveys.fieldNames.service')}
          options={services.map((id) => ({ id, label: t(`surveys.values.service.${id}`) }))}
          value={service}
          onChange={setService}
        />
      ) : null}
      <Button size="small" variant="secondary" isPending={isPending} pendingLabel={t('planning.saving')} onClick={() => submit()}>
        {t('surveys.saveLunch')}
        <span className="visually-hidden">{` ${day}`}</span>
      </Button>
    </fieldset>
  );
};
