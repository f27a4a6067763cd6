import type { SavedView } from '@plenary/contracts/saved-views.schemas';
import type { BookingTables } from '../db/tables.ts';

/** A view as the desk shows it. */
export const presentView = ({ id, userId: _, ...view }: BookingTables['savedView']['$inferSelect']): SavedView => ({ viewId: id, ...view });
