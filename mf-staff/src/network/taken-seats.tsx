import { formatDay } from '@plenary/contracts/format';
import type { TakenLunch } from '@plenary/contracts/network.schemas';
import { usePlatform } from '@plenary/platform';
import { Callout } from '@plenary/ui/callout';
import { useTranslation } from 'react-i18next';
import { DeskLink } from '../desk/desk-link.tsx';
import { paths } from '../paths.ts';
import styles from './network.module.css';

/** Lunches to come that keep a venue from having fewer seats, each with the way to its day (design: lifecycle L40). */
export const TakenSeats = ({ slug, lunches }: { slug: string; lunches: readonly TakenLunch[] }) => {
  const { t } = useTranslation('staff');
  const { locale } = usePlatform();
  return (
    <Callout tone="warning" role="alert" title={t('network.seatsTaken.title')}>
      <ul className={styles.missing}>
        {lunches.map(({ day, service, taken }) => (
          <li key={`${day} ${service}`}>
            <DeskLink to={paths.sheet({ venue: slug, day })}>
              {t('network.seatsTaken.day', { day: formatDay(day, locale), taken })}
            </DeskLink>
          </li>
        ))}
      </ul>
    </Callout>
  );
};
