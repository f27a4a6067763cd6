import { formatDay } from '@plenary/contracts/format';
import * as contract from '@plenary/contracts/planning.endpoints';
import type { CountryCode } from '@plenary/contracts/vocabulary';
import { usePlatform } from '@plenary/platform';
import { useSubmission } from '@plenary/platform/submission';
import { Switch } from '@plenary/ui/switch';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Panel } from '../desk/panel.tsx';
import { Permitted } from '../desk/permitted.tsx';
import { type ClosedPeriod, type Holiday, setHoliday } from './api.ts';
import styles from './calendar.module.css';

interface Props {
  country: CountryCode;
  holidays: readonly Holiday[];
  /** A holiday within one of them stays closed, opened or not. */
  periods: readonly ClosedPeriod[];
}

/** Public holidays to come: the venues are closed on them, unless staff opens them. */
export const Holidays = ({ country, holidays, periods }: Props) => {
  const { t } = useTranslation('staff');
  return (
    <Panel id="holidays" title={t('calendar.holidays')}>
      <ul className={styles.rows}>
        {holidays.map((holiday) => (
          <HolidayRow
            key={holiday.date}
            country={country}
            holiday={holiday}
            period={periods.find(({ from, to }) => from <= holiday.date && holiday.date <= to)}
          />
        ))}
      </ul>
    </Panel>
  );
};

interface RowProps {
  country: CountryCode;
  holiday: Holiday;
  /** The closed period that covers it. */
  period: ClosedPeriod | undefined;
}

/** The switch shows the new state at once, and goes back where the service refuses it. */
const HolidayRow = ({ country, holiday, period }: RowProps) => {
  const { t } = useTranslation('staff');
  const { locale, language, notify } = usePlatform();
  const [known, setKnown] = useState(holiday.isOpen);
  const { date } = holiday;
  const name = holiday.name[language];
  const names = period && { name, reason: period.reason[language] };
  const { submit, pending } = useSubmission({
    endpoints: [contract.setHoliday],
    send: (wanted: boolean) => setHoliday(country, date, wanted),
    words: { failed: t('calendar.failures.failed') },
    onDone: (_, { content: wanted }) => {
      setKnown(wanted);
      if (wanted && names) notify({ text: t('calendar.openedButClosed', names) });
    },
    onFailure: ({ text }) => {
      if (text) notify({ text });
    },
  });
  const isOpen = pending ?? known;
  return (
    <li className={styles.row}>
      <span className={styles.days}>{formatDay(date, locale, { dateStyle: 'full' })}</span>
      <span>{names ? t(`calendar.${isOpen ? 'stillClosed' : 'alsoClosed'}`, names) : name}</span>
      <Permitted by={contract.setHoliday}>
        <Switch label={<OpenLabel name={name} />} isSelected={isOpen} onChange={submit} />
      </Permitted>
    </li>
  );
};

const OpenLabel = ({ name }: { name: string }) => {
  const { t } = useTranslation('staff');
  return (
    <>
      {t('calendar.open')}
      <span className="visually-hidden">{` ${name}`}</span>
    </>
  );
};
