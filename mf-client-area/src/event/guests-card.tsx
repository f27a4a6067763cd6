import { Link } from '@plenary/platform/router';
import { buttonClass } from '@plenary/ui/button';
import { Card } from '@plenary/ui/card';
import { useTranslation } from 'react-i18next';
import type { GuestList } from '../guests/api.ts';
import { countStates, wordsOf } from '../guests/guest-words.ts';
import { paths } from '../paths.ts';
import styles from './card.module.css';

/** The guests of an event: how many there are, where their invitations stand, and the way to them. */
export const GuestsCard = ({ eventId, list }: { eventId: string; list: GuestList | 'unknown' }) => {
  const { t } = useTranslation('client-area');
  const words = () => {
    if (list === 'unknown') return t('guests.card.unknown');
    const { guests, mode } = list;
    if (guests.length === 0) return t('guests.card.none');
    const states = countStates(guests).map(({ state, count }) => t(`guests.summary.${wordsOf(mode)}.${state}`, { count }));
    return [t('guests.counts.listed', { count: guests.length }), ...states].join(' · ');
  };
  return (
    <Card as="section" aria-labelledby="guests-card">
      <div className={styles.card}>
        <h2 id="guests-card" className={styles.title}>
          {t('guests.title')}
        </h2>
        <p className={styles.text}>{words()}</p>
        <div className={styles.ways}>
          <Link className={buttonClass({ variant: 'secondary' })} to={paths.guests(eventId)}>
            {t('guests.card.action')}
          </Link>
        </div>
      </div>
    </Card>
  );
};
