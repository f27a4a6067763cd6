import type { SheetRoom } from '@plenary/contracts/sheet-rooms';
import type { SheetWords } from './sheet-words.ts';

/** That a room has more people than it holds in its set-up, and who let them in; empty: it has not (design: lifecycle L14). */
export const capacityMark = ({ isOver, allowedBy }: SheetRoom, { flags, overAllowed }: SheetWords): string => {
  if (!isOver) return '';
  return allowedBy === null ? flags['over-capacity'] : `${overAllowed} (${allowedBy})`;
};
