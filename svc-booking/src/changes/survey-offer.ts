import type { Reader } from '@plenary/service-kit/database/database';
import { openChange } from '../change-offers/open-change.ts';
import type { ChangeRow } from '../db/rows.ts';
import type { BookingTables } from '../db/tables.ts';
import { isHalfSigned } from './end-change.ts';

/** What the acceptance of a survey has offered the customer, and another one replaces; undefined: nothing, or one that is half signed. */
export const surveyOffer = async (read: Reader, tables: BookingTables, dealId: string): Promise<ChangeRow | undefined> => {
  const change = await openChange(read, tables, dealId);
  if (!change || change.surveyRevision === null || (await isHalfSigned(read, tables, change))) return undefined;
  return change;
};
