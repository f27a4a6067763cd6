import { formatDays } from '@plenary/contracts/format';
import type { MeetingEventDetails } from '@plenary/contracts/meeting-events.schemas';
import { daysBetween } from '@plenary/contracts/today-at';
import { usePlatform } from '@plenary/platform';
import { Badge } from '@plenary/ui/badge';
import { Icon } from '@plenary/ui/icon';
import type { Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { EventPicture } from '../area/event-picture.tsx';
import { StatusBadge } from '../area/status-badge.tsx';
import { statusOf } from '../events/status-of.ts';
import styles from './event-hero.module.css';
import type { ExpectedPeople } from './expected-people.ts';
import type { Preparation } from './preparation.ts';

interface Props {
  event: MeetingEventDetails;
  /** Local day of the venue. */
  today: string;
  /** Most people expected in one room; null: not known. */
  people: ExpectedPeople | null;
  /** Null: not known, or nothing to prepare. */
  preparation: Preparation | null;
  nameRef: Ref<HTMLHeadingElement>;
}

/** Which event it is, how far off, for how many, and how far it is prepared. */
export const EventHero = ({ event, today, people, preparation, nameRef }: Props) => {
  const { t } = useTranslation('client-area');
  const { locale } = usePlatform();
  const { building, startDate, endDate, isPast } = event;
  const left = daysBetween(today, startDate);
  const days = formatDays(startDate, endDate, locale, 'short');
  const { street, zipCode, city } = building.address;
  return (
    <header className={styles.hero}>
      <div className={styles.told}>
        <div>
          {isPast || !event.hasCustomerSurvey ? (
            <StatusBadge status={isPast ? 'past' : statusOf(event)} />
          ) : (
            <Badge tone="success" icon={<Icon name="check" size={16} />}>
              {t('hero.booked')}
            </Badge>
          )}
        </div>
        <h1 ref={nameRef} tabIndex={-1} className={styles.name}>
          {building.commercialName}
        </h1>
        <p className={styles.place}>{`${street}, ${zipCode} ${city}`}</p>
        <dl className={styles.figures}>
          <div>
            <dt>{days}</dt>
            {isPast ? null : <dd>{left > 0 ? t('hero.countdown', { count: left }) : t('hero.today')}</dd>}
          </div>
          {people === null ? null : (
            <div>
              <dt>
                {[t('hero.people', { count: people.count }), people.holdOnce ? t(`hero.once.${people.holdOnce}`) : '']
                  .filter(Boolean)
                  .join(', ')}
              </dt>
              <dd>{people.count}</dd>
            </div>
          )}
          {preparation === null || isPast ? null : (
            <div>
              <dt>{t('hero.prepared', { count: preparation.all })}</dt>
              <dd>{t('hero.doneOf', { ...preparation })}</dd>
            </div>
          )}
        </dl>
      </div>
      <div className={styles.picture}>
        <EventPicture building={building} ratio="16/9" sizes="(width >= 768px) 24rem, 92vw" isPriority />
      </div>
    </header>
  );
};
