import type { WayObstacle } from '@plenary/contracts/booking-ways';
import type { Quote } from '@plenary/contracts/quote';
import { useTranslation } from 'react-i18next';
import { Scientist } from './scientist.tsx';
import styles from './why-not.module.css';

interface Props {
  quote: Pick<Quote, 'meetingScientist' | 'ways'>;
  /** Each is told once. */
  obstacles: readonly (WayObstacle | null)[];
}

/** Why something cannot be done with a booking online, and whom to write to or call instead; nothing where nothing is in the way. */
export const WhyNot = ({ quote, obstacles }: Props) => {
  const { t } = useTranslation('booking');
  const told = [...new Set(obstacles)].filter((obstacle) => obstacle !== null);
  if (told.length === 0) return null;
  return (
    <div className={styles.whyNot}>
      {told.map((obstacle) => (
        <p key={obstacle}>{t(`ways.${obstacle}`, { count: quote.ways?.postponeDays ?? 0 })}</p>
      ))}
      <Scientist of={quote} />
    </div>
  );
};
