import { usePlatform } from '@plenary/platform';
import { Button } from '@plenary/ui/button';
import { Callout } from '@plenary/ui/callout';
import { useVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDay } from '../desk/format-instant.ts';
import styles from './board.module.css';
import { addDays, daysBetween, daysPerPart, isWeekend } from './board-days.ts';
import { halves } from './board-slots.ts';
import { boardWords } from './board-words.ts';
import { DayHead } from './day-head.tsx';
import type { PlanningData } from './load-planning.ts';
import { type ChosenSlot, RoomDay } from './room-day.tsx';
import { SlotDialog } from './slot-dialog.tsx';
import { useBoardKeys } from './use-board-keys.ts';
import { useBoardParts } from './use-board-parts.ts';

/** CSS pixels that a day takes. */
const dayWidth = 96;

/** Which half a column is of the day that begins with another; undefined where it is none of it. */
const placeIn = (first: number, column: number): number | undefined =>
  column >= first && column < first + halves.length ? column - first : undefined;

/** Rooms by days and halves, a year of them: only the days that are looked at are drawn. */
export const Board = ({ data }: { data: PlanningData }) => {
  const { venue, first, count, from, part, planning } = data;
  const { t } = useTranslation('staff');
  const { locale, notify } = usePlatform();
  const words = useMemo(() => boardWords(t), [t]);
  const { parts, failed, want, refresh, retry } = useBoardParts({ venue: venue.slug, first, known: { part, planning } });
  const [chosen, setChosen] = useState<ChosenSlot | null>(null);
  const scroller = useRef<HTMLDivElement>(null);
  const days = useVirtualizer({
    horizontal: true,
    count,
    overscan: 4,
    estimateSize: () => dayWidth,
    getScrollElement: () => scroller.current,
    initialOffset: daysBetween(first, from) * dayWidth,
  });
  const shown = days.getVirtualItems();
  const wanted = [...new Set(shown.map(({ index }) => Math.floor(index / daysPerPart)))].join();
  useEffect(() => {
    for (const one of wanted.split(',')) want(Number(one));
  }, [wanted, want]);

  const { rooms } = planning;
  const columnOf = (index: number) => index * halves.length;
  const shownDays = shown.map(({ index, start }) => {
    const day = addDays(first, index);
    const dayName = formatDay(day, locale, { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' });
    const partOfDay = Math.floor(index / daysPerPart);
    const { slots, closed } = parts.get(partOfDay) ?? {};
    return {
      day,
      dayName,
      start,
      slots,
      hasFailed: failed.has(partOfDay),
      column: columnOf(index),
      closedName: closed?.get(day),
      isClosed: isWeekend(day) || closed?.has(day) === true,
    };
  });
  const keys = useBoardKeys({
    grid: scroller,
    rows: rooms.length,
    columns: columnOf(count),
    initial: { row: 0, column: columnOf(daysBetween(first, from)) },
    drawn: [columnOf(shown[0]?.index ?? 0), columnOf((shown.at(-1)?.index ?? 0) + 1) - 1],
    show: (column) => days.scrollToIndex(Math.floor(column / halves.length)),
  });
  const width = { width: days.getTotalSize() };

  const settled = async (message: string) => {
    setChosen(null);
    notify({ text: message });
    await refresh();
  };

  // The button goes at once with what it was about: the board takes its focus.
  const askAgain = () => {
    retry();
    keys.focusStop();
  };

  return (
    <>
      {failed.size > 0 ? (
        <Callout tone="danger" role="alert" title={t('oops')} actions={<Button onClick={askAgain}>{t('retry')}</Button>}>
          {t('planning.failed')}
        </Callout>
      ) : null}
      {/* A grid, not a table: of a year's columns only those that are looked at are drawn. */}
      <div
        ref={scroller}
        role="grid"
        aria-label={t('planning.title', { venue: venue.name })}
        aria-rowcount={rooms.length + 1}
        aria-colcount={columnOf(count) + 1}
        className={styles.board}
        onKeyDown={keys.onKeyDown}
        onFocus={keys.onFocus}
      >
        <div role="row" className={styles.head} aria-rowindex={1}>
          <div role="columnheader" className={styles.corner} aria-colindex={1}>
            {t('planning.room')}
          </div>
          <div className={styles.days} style={width}>
            {shownDays.map(({ day, start, column, closedName }) => (
              <DayHead key={day} day={day} column={column + 2} start={start} closedName={closedName} />
            ))}
          </div>
        </div>
        {rooms.map((room, row) => (
          <div key={room.id} role="row" className={styles.row} aria-rowindex={row + 2}>
            <div role="rowheader" className={styles.room} aria-colindex={1}>
              <span className={styles.roomName}>{room.name}</span>
              <span className={styles.roomKind}>{room.category}</span>
            </div>
            <div className={styles.days} style={width}>
              {shownDays.map(({ day, dayName, start, slots, hasFailed, column, isClosed }) => (
                <RoomDay
                  key={day}
                  roomId={room.id}
                  roomName={room.name}
                  row={row}
                  day={day}
                  dayName={dayName}
                  words={words}
                  column={column}
                  start={start}
                  isClosed={isClosed}
                  slots={slots}
                  hasFailed={hasFailed}
                  stop={keys.stop.row === row ? placeIn(column, keys.stop.column) : undefined}
                  onOpen={setChosen}
                />
              ))}
            </div>
          </div>
        ))}
      </div>
      {chosen ? (
        <SlotDialog
          {...chosen}
          timeZone={planning.venue.timeZone}
          onClose={() => setChosen(null)}
          onSettled={settled}
          onOutdated={refresh}
        />
      ) : null}
    </>
  );
};
