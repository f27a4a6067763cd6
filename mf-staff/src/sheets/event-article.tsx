import type { SheetEvent } from '@plenary/contracts/day-sheet';
import { timeZoneOf } from '@plenary/contracts/terms';
import { instantAtVenue } from '@plenary/contracts/venue-time';
import { usePlatform } from '@plenary/platform';
import { useTranslation } from 'react-i18next';
import { DeskLink } from '../desk/desk-link.tsx';
import { paths } from '../paths.ts';
import type { SheetPlace } from './api.ts';
import type { IsChanged } from './changed.tsx';
import { EventFacts } from './event-facts.tsx';
import { EventFlags } from './event-flags.tsx';
import { EventRooms } from './event-rooms.tsx';
import type { SheetData } from './load-sheet.ts';
import styles from './sheets.module.css';

interface Props extends SheetPlace {
  event: SheetEvent;
  scientist: SheetData['scientist'];
  /** IANA name, that of the venue; undefined: unknown. */
  timeZone: string | undefined;
  /** What the sheet marks. */
  isChanged: IsChanged;
}

/** An event of the day: when, who, in which rooms, what else they need, and what a reader has to know. */
export const EventArticle = ({ event, venue, day, scientist, isChanged, timeZone = timeZoneOf.FRA }: Props) => {
  const { t } = useTranslation('staff');
  const { language } = usePlatform();
  const { key, quoteId, eventId, title, company, from, to, dayNumber, dayCount, expiresAt } = event;
  const name = title || company || t('planning.somebody');
  const about = [
    title && company ? company : '',
    dayCount > 1 ? t('sheets.dayOf', { number: dayNumber, count: dayCount }) : '',
    expiresAt ? t('planning.until', { deadline: instantAtVenue(expiresAt, { language, timeZone, style: 'medium' }) }) : '',
  ].filter(Boolean);
  return (
    <article className={styles.event} aria-labelledby={`event-${key}`}>
      <header className={styles.eventHead}>
        <p className={styles.hours}>{t('sheets.hours', { from, to })}</p>
        <div>
          <h2 id={`event-${key}`} className={styles.name}>
            {name}
          </h2>
          {about.length > 0 ? <p className={styles.about}>{about.join(' · ')}</p> : null}
        </div>
        <EventFlags flags={event.flags} />
        <p className={styles.links}>
          <DeskLink to={paths.functionSheet({ venue, day, quoteId, key })}>{t('sheets.function')}</DeskLink>
          {quoteId ? <DeskLink to={paths.quote(quoteId)}>{t('sheets.quote')}</DeskLink> : null}
          {eventId ? <DeskLink to={paths.survey(eventId)}>{t('sheets.survey')}</DeskLink> : null}
        </p>
      </header>
      <EventRooms event={event} name={name} isChanged={isChanged} />
      <EventFacts event={event} scientist={scientist} isChanged={isChanged} />
    </article>
  );
};
