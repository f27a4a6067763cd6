import { surveyClosesDaysBefore } from '@plenary/contracts/survey-terms';
import { addDays, dayStart, localTime } from '@plenary/service-kit/local-time';
import type { EventRow } from '../db/tables.ts';

type Dated = Pick<EventRow, 'startDay' | 'endDay' | 'record' | 'logOk'>;

/** Closed for the customer: by staff's decision, else from 3 days before, by the venue's clock. */
export const isLogOk = ({ startDay, record, logOk }: Dated, now: number): boolean =>
  logOk === null ? localTime(now, record.venue.timeZone).day >= addDays(startDay, -surveyClosesDaysBefore) : logOk === 1;

interface Ending {
  /** The last one. */
  endDay: string;
  record: { venue: Pick<EventRow['record']['venue'], 'timeZone'> };
}

export const eventEnd = ({ endDay, record }: Ending): number => dayStart(addDays(endDay, 1), record.venue.timeZone);

export const isPast = (event: Ending, now: number): boolean => now >= eventEnd(event);
