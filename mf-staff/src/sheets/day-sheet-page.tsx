import { useLoaderData } from '@plenary/platform/router';
import { changedIn } from './changed.tsx';
import { DayFigures } from './day-figures.tsx';
import { EventArticle } from './event-article.tsx';
import { FreeRooms } from './free-rooms.tsx';
import type { SheetData } from './load-sheet.ts';
import { NoEvents } from './no-events.tsx';
import { SheetFrame } from './sheet-frame.tsx';
import styles from './sheets.module.css';

/** What happens at a venue on a day, by start time, then what is free and blocked (design: desk D14). */
export const DaySheetPage = () => {
  const data = useLoaderData<SheetData>();
  const { venue, day, events, booked, scientist } = data;
  return (
    <SheetFrame data={data} list="day">
      {(versions) => (
        <>
          {events.length > 0 ? <DayFigures data={data} /> : null}
          <NoEvents data={data} isEmpty={events.length === 0} />
          <div className={styles.events}>
            {events.map((event) => (
              <EventArticle
                key={event.key}
                {...{ event, venue, day, scientist }}
                timeZone={booked?.venue.timeZone}
                isChanged={changedIn(versions, event)}
              />
            ))}
          </div>
          {booked ? <FreeRooms booked={booked} /> : null}
        </>
      )}
    </SheetFrame>
  );
};
