import type { LunchSeats } from '@plenary/contracts/lunches.schemas';
import type { EventRow } from '../db/tables.ts';
import type { SurveyDeps } from '../deps.ts';

/** Seats that an event can have at lunch on a day, its own among them; undefined if nobody can say. */
export const seatsLeft = async ({ seats }: SurveyDeps, { quoteId, record }: EventRow, dayIndex: number): Promise<LunchSeats | undefined> =>
  quoteId && seats ? (await seats.leftFor(quoteId)).get(record.days[dayIndex]?.date ?? '') : undefined;
