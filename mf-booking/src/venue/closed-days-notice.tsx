import { formatDay } from '@plenary/contracts/format';
import { usePlatform } from '@plenary/platform';
import { useTranslation } from 'react-i18next';
import type { ClosedDay } from './closed-days.ts';
import type { MovedSearch } from './move-search.ts';
import { NearbyDays } from './nearby-days-list.tsx';
import styles from './outcome-panel.module.css';

interface Props {
  slug: string;
  closed: readonly ClosedDay[];
  nearby: readonly MovedSearch[];
}

/** Requested days on which the venue is closed, each with its reason, and the nearest open ones. */
export const ClosedDaysNotice = ({ slug, closed, nearby }: Props) => {
  const { t } = useTranslation('booking');
  const { locale, language } = usePlatform();
  return (
    <>
      {closed.map(({ date, name }) => {
        const day = formatDay(date, locale, 'weekday');
        return (
          <p key={date} className={styles.taken}>
            {name ? t('venue.reason.closed', { day, name: name[language] }) : t('venue.reason.weekend', { day })}
          </p>
        );
      })}
      <NearbyDays slug={slug} nearby={nearby} />
    </>
  );
};
