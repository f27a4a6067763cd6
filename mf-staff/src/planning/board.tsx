import { Button } from '@plenary/ui/button';
import { useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { FailureNotice } from '../desk/failure-notice.tsx';
import { localToday } from '../desk/local-today.ts';
import styles from './board.module.css';
import { BoardRow } from './board-row.tsx';
import { blockedSlots, halves, slotAt } from './board-slots.ts';
import { boardWords } from './board-words.ts';
import { bookingsToMove } from './bookings-to-move.ts';
import { DayHead } from './day-head.tsx';
import type { PlanningData } from './load-planning.ts';
import { occupiedShare } from './occupied-share.ts';
import { type CellOnBoard, SlotCard } from './slot-card.tsx';
import { SlotDialog } from './slot-dialog.tsx';
import { useBoardKeys } from './use-board-keys.ts';
import { useBoardParts } from './use-board-parts.ts';
import { useChosenSlot } from './use-chosen-slot.ts';
import { useRefreshOn } from './use-refresh-on.ts';
import { type ShownDay, useShownDays } from './use-shown-days.ts';

/** A year of days and halves for each room of a venue. Only the days in sight are drawn. */
export const Board = ({ data }: { data: PlanningData }) => {
  const { venue, first, count, from, part, planning, blocks } = data;
  const today = localToday(new Date());
  const { t } = useTranslation('staff');
  const words = useMemo(() => boardWords(t), [t]);
  const { parts, failed, want, refresh, retry } = useBoardParts({ venue: venue.slug, first, known: { part, planning } });
  const blocked = useMemo(() => blockedSlots(blocks), [blocks]);
  useRefreshOn(blocks, refresh);
  const scroller = useRef<HTMLDivElement>(null);
  const { shownDays, width, columns, initialColumn, drawnColumns, showColumn } = useShownDays({
    scroller,
    range: { first, count, from },
    fetched: { parts, failed, want },
  });
  const { rooms } = planning;
  const { chosen, setChosen, grab, begin } = useChosenSlot(scroller, data);
  const keys = useBoardKeys({
    grid: scroller,
    rows: rooms.length,
    columns,
    initial: { row: 0, column: initialColumn },
    drawn: drawnColumns,
    show: showColumn,
  });

  // The press removes the button: the board takes its focus.
  const askAgain = () => {
    retry();
    keys.focusStop();
  };

  return (
    <>
      {failed.size > 0 ? <PartsFailed onRetry={askAgain} /> : null}
      {/* A grid, not a table: only the columns in sight are drawn. */}
      <div
        ref={scroller}
        role="grid"
        aria-label={t('planning.title', { venue: venue.name })}
        aria-rowcount={rooms.length + 1}
        aria-colcount={columns + 1}
        className={styles.board}
        onKeyDown={keys.onKeyDown}
        onFocus={keys.onFocus}
      >
        <BoardHead days={shownDays} width={width} venue={venue.slug} today={today} rooms={rooms} blocked={blocked} />
        {rooms.map((room, row) => (
          <BoardRow
            key={room.id}
            room={room}
            row={row}
            days={shownDays}
            width={width}
            words={words}
            blocked={blocked}
            stopColumn={keys.stop.row === row ? keys.stop.column : undefined}
            onOpen={setChosen}
            onGrab={grab}
            onBegin={begin}
            today={today}
          />
        ))}
      </div>
      {chosen ? (
        <SlotDialog
          {...chosen}
          toMove={bookingsToMove(blocks)}
          timeZone={planning.venue.timeZone}
          refresh={refresh}
          onClose={() => setChosen(null)}
        />
      ) : (
        <SlotCard grid={scroller} venue={planning.venue} cellOf={(at) => cellOf(at, { rooms, shownDays, blocked })} />
      )}
    </>
  );
};

interface Drawn {
  rooms: PlanningData['planning']['rooms'];
  shownDays: readonly ShownDay[];
  blocked: ReturnType<typeof blockedSlots>;
}

/** The cell that has these `data-` attributes. */
const cellOf = ({ row, column, day: date }: DOMStringMap, { rooms, shownDays, blocked }: Drawn): CellOnBoard | undefined => {
  const [room, shown] = [rooms[Number(row)], shownDays.find(({ day }) => day === date)];
  const half = halves[Number(column) - (shown?.column ?? 0)];
  if (!room || !shown?.slots || !half) return undefined;
  const { day, slots, isClosed } = shown;
  return { half, slots: halves.map((one) => slotAt(slots, { roomId: room.id, day, half: one, isClosed, blocked })) };
};

interface HeadProps {
  days: readonly ShownDay[];
  width: number;
  venue: string;
  today: string;
  rooms: PlanningData['planning']['rooms'];
  blocked: ReturnType<typeof blockedSlots>;
}

const BoardHead = ({ days, width, venue, today, rooms, blocked }: HeadProps) => {
  const { t } = useTranslation('staff');
  return (
    <div role="row" className={styles.head} aria-rowindex={1}>
      <div role="columnheader" className={styles.corner} aria-colindex={1}>
        <span>{t('planning.room')}</span>
        <span className={styles.cornerFacts}>{t('planning.roomFacts')}</span>
      </div>
      <div className={styles.days} style={{ width }}>
        {days.map(({ day, start, column, closedName, isClosed, slots }) => (
          <DayHead
            key={day}
            {...{ venue, day, start, closedName }}
            column={column + 2}
            isToday={day === today}
            occupied={slots && !isClosed ? occupiedShare({ rooms, day, slots, blocked }) : undefined}
          />
        ))}
      </div>
    </div>
  );
};

const PartsFailed = ({ onRetry }: { onRetry: () => void }) => {
  const { t } = useTranslation('staff');
  return <FailureNotice actions={<Button onClick={onRetry}>{t('retry')}</Button>}>{t('planning.failed')}</FailureNotice>;
};
