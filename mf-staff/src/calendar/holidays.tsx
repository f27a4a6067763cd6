import { formatDay } from '@plenary/contracts/format';
import type { CountryCode } from '@plenary/contracts/vocabulary';
import { usePlatform } from '@plenary/platform';
import { Switch } from '@plenary/ui/switch';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Panel } from '../desk/panel.tsx';
import { type ClosedPeriod, type Holiday, setHoliday } from './api.ts';
import styles from './calendar.module.css';

interface Props {
  country: CountryCode;
  holidays: readonly Holiday[];
  /** A holiday that one of them covers stays closed, opened or not. */
  periods: readonly ClosedPeriod[];
}

/** Public holidays to come: the venues are closed on them, unless somebody opens them. */
export const Holidays = ({ country, holidays, periods }: Props) => {
  const { t } = useTranslation('staff');
  const { locale, language, notify, report } = usePlatform();
  const [shown, setShown] = useState(holidays);
  const put = (date: string, isOpen: boolean) => setShown((before) => before.map((one) => (one.date === date ? { ...one, isOpen } : one)));
  const namesOf = ({ name }: Holiday, { reason }: ClosedPeriod) => ({ name: name[language], reason: reason[language] });
  const covering = ({ date }: Holiday) => periods.find(({ from, to }) => from <= date && date <= to);
  const toggle = async (holiday: Holiday) => {
    const { date, isOpen } = holiday;
    const period = covering(holiday);
    put(date, !isOpen);
    try {
      await setHoliday(country, date, !isOpen);
      if (!isOpen && period) notify({ text: t('calendar.openedButClosed', namesOf(holiday, period)) });
    } catch (error) {
      report(error);
      put(date, isOpen);
      notify({ text: t('calendar.failures.failed') });
    }
  };
  return (
    <Panel id="holidays" title={t('calendar.holidays')}>
      <ul className={styles.rows}>
        {shown.map((holiday) => {
          const name = holiday.name[language];
          const period = covering(holiday);
          return (
            <li key={holiday.date} className={styles.row}>
              <span className={styles.days}>{formatDay(holiday.date, locale, { dateStyle: 'full' })}</span>
              <span>{period ? t(`calendar.${holiday.isOpen ? 'stillClosed' : 'alsoClosed'}`, namesOf(holiday, period)) : name}</span>
              <Switch label={<OpenLabel name={name} />} isSelected={holiday.isOpen} onChange={() => toggle(holiday)} />
            </li>
          );
        })}
      </ul>
    </Panel>
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
