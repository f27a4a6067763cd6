import { changeDeal } from '@plenary/contracts/changes.endpoints';
import { moveRooms } from '@plenary/contracts/room-moves.endpoints';
import { usePlatform } from '@plenary/platform';
import { useNavigate } from '@plenary/platform/router';
import { type RefObject, useCallback, useState } from 'react';
import { mayOpen } from '../desk/page-rights.ts';
import { useHere, useMay } from '../desk/permitted.tsx';
import { paths } from '../paths.ts';
import type { PlanningData } from './load-planning.ts';
import type { ChosenSlot } from './room-day.tsx';
import { bookedIn, isMovable } from './slot-dialog.tsx';
import { useRoomDrag } from './use-room-drag.ts';

/** The slot that was opened, or dragged to a room or a day; and a day of the board that a quote begins on. */
export const useChosenSlot = (grid: RefObject<HTMLElement | null>, { country, venue, planning: { rooms } }: PlanningData) => {
  const [chosen, setChosen] = useState<(ChosenSlot & { droppedOn?: string; droppedDay?: string }) | null>(null);
  const navigate = useNavigate();
  const begin = useCallback(
    (day: string) => void navigate(paths.newQuote({ country, venue: venue.slug, day })),
    [navigate, country, venue.slug],
  );
  const { session } = usePlatform();
  const mayMove = useMay(moveRooms);
  const mayChange = useMay(changeDeal);
  const mayBegin = mayOpen(session, paths.newQuote(), useHere());
  const grab = useRoomDrag<ChosenSlot>({
    grid,
    takes: (dragged, { from, over }) =>
      over.day === from.day
        ? mayMove && over.column === from.column && over.row !== from.row && isMovable(dragged)
        : mayChange && over.row === from.row && bookedIn(dragged.slot) !== undefined,
    onDrop: (dragged, { row, day }) => {
      const room = rooms[Number(row)];
      if (day !== undefined && day !== dragged.day) setChosen({ ...dragged, droppedDay: day });
      else if (room) setChosen({ ...dragged, droppedOn: room.id });
    },
  });
  return { chosen, setChosen, grab, begin: mayBegin ? begin : undefined };
};
