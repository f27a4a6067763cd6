import type { TimelineEntry } from '@plenary/contracts/desk-records.schemas';
import type { BookingTables } from '../db/tables.ts';

export const presentNote = ({ id, at, text, writtenBy }: BookingTables['deskNote']['$inferSelect']): TimelineEntry => ({
  id,
  at: new Date(at).toISOString(),
  kind: 'note',
  quoteId: null,
  by: writtenBy,
  action: '',
  text,
});
