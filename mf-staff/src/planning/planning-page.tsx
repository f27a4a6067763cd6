import { addDays } from '@plenary/contracts/add-days';
import { useLoaderData, useNavigate, useRevalidator } from '@plenary/platform/router';
import { buttonClass } from '@plenary/ui/button';
import { Callout } from '@plenary/ui/callout';
import { useTranslation } from 'react-i18next';
import { BlocksPanel } from '../blocks/blocks-panel.tsx';
import { DeskLink } from '../desk/desk-link.tsx';
import { DeskPage } from '../desk/desk-page.tsx';
import { localToday } from '../desk/local-today.ts';
import { AtPlace } from '../desk/permitted.tsx';
import { StepLinks } from '../desk/step-links.tsx';
import { CountryChoice, VenueChoice } from '../desk/venue-choice.tsx';
import { paths } from '../paths.ts';
import styles from './board.module.css';
import { Board } from './board.tsx';
import { daysBetween } from './board-days.ts';
import { bookingsToMove } from './bookings-to-move.ts';
import { DayChoice } from './day-choice.tsx';
import { Legend } from './legend.tsx';
import type { PlanningData } from './load-planning.ts';

/** Rooms of a venue by days and halves, with who holds them. */
export const PlanningPage = () => {
  const data = useLoaderData<PlanningData>();
  const { country, venues, venue, first, count, from, planning, blocks, unread } = data;
  const { revalidate } = useRevalidator();
  const { t } = useTranslation('staff');
  const navigate = useNavigate();
  const choices = (
    <>
      <CountryChoice country={country} onChange={(code) => navigate(paths.planning({ country: code }))} />
      <VenueChoice venues={venues} venue={venue.slug} onChange={(slug) => navigate(paths.planning({ country, venue: slug, from }))} />
      <DayChoice
        key={from}
        from={from}
        first={first}
        count={count}
        onChange={(day) => navigate(paths.planning({ country, venue: venue.slug, from: day }))}
      />
      <WeekSteps data={data} />
      <DeskLink className={buttonClass({ variant: 'secondary', size: 'small' })} to={paths.networkWeek({ day: from })}>
        {t('networkWeek.open')}
      </DeskLink>
      <DeskLink className={buttonClass({ variant: 'secondary', size: 'small' })} to={paths.sheet({ venue: venue.slug, day: from })}>
        {t('sheets.open')}
      </DeskLink>
      <DeskLink className={buttonClass({ variant: 'secondary', size: 'small' })} to={paths.newQuote({ country, venue: venue.slug })}>
        {t('newQuote.open')}
      </DeskLink>
    </>
  );
  return (
    <AtPlace value={{ country: planning.venue.countryCode, venueId: planning.venue.venueId }}>
      <DeskPage title={t('planning.title', { venue: venue.name })} choices={choices}>
        {unread.map((part) => (
          <Callout key={part} tone="warning" title={t(`planning.unread.${part}`, { venue: venue.name })} />
        ))}
        <Legend />
        <ToMove blocks={blocks} />
        <Board key={`${venue.slug} ${from}`} data={data} />
        <div className={styles.blocks}>
          <BlocksPanel
            key={venue.slug}
            venue={venue.slug}
            rooms={planning.rooms}
            blocks={blocks}
            day={from}
            onChanged={() => void revalidate()}
          />
        </div>
      </DeskPage>
    </AtPlace>
  );
};

const WeekSteps = ({ data: { country, venue, first, count, from } }: { data: PlanningData }) => {
  const { t } = useTranslation('staff');
  const today = localToday(new Date());
  const toDay = (day: string) => paths.planning({ country, venue: venue.slug, from: day });
  const [before, after] = [addDays(from, -7), addDays(from, 7)];
  return (
    <StepLinks
      label={t('week.weeks')}
      previous={{ label: t('week.previous'), to: toDay(before < first ? first : before) }}
      now={{ label: t('desk.today'), to: toDay(today), isShown: from === today }}
      next={{ label: t('week.next'), to: toDay(daysBetween(first, after) < count ? after : from) }}
    />
  );
};

/** Confirmed bookings in blocked rooms, with the way to their tasks (design: lifecycle L39). */
const ToMove = ({ blocks }: Pick<PlanningData, 'blocks'>) => {
  const { t } = useTranslation('staff');
  const { size: count } = bookingsToMove(blocks);
  if (count === 0) return null;
  return (
    <Callout
      tone="warning"
      title={t('planning.toMove', { count })}
      actions={
        <DeskLink className={buttonClass({ variant: 'secondary', size: 'small' })} to={paths.tasks()}>
          {t('planning.seeTasks')}
        </DeskLink>
      }
    />
  );
};
