import { isDeepStrictEqual } from 'node:util';
import type { Transaction } from '@plenary/service-kit/database/database';
import type { EventRow } from '../db/tables.ts';
import type { SurveyDeps } from '../deps.ts';
import { type LunchElsewhere, tellScientist } from '../notices/tell-scientist.ts';
import { readSteps } from '../surveys/survey-steps.ts';
import { agreedElsewhere } from './agreed-elsewhere.ts';

/** The lunches of an event that are agreed to be served outside its venue. */
export const lunchesElsewhere = async (tx: Transaction, { tables }: SurveyDeps, event: EventRow): Promise<LunchElsewhere[]> =>
  agreedElsewhere(event, [...(await readSteps(tx, tables, event.id)).values()]);

interface Lunches {
  before: EventRow;
  /** As agreed on before. */
  elsewhere: readonly LunchElsewhere[];
  event: EventRow;
  /** The customer has agreed to the price of its people. */
  isPriced: boolean;
  sequence: number;
  now: number;
}

/** Tells the Meeting Scientist what lunches there are to order: all where the booking is back, else those that are other ones by now. */
export const tellLunches = async (
  tx: Transaction,
  deps: SurveyDeps,
  { before, elsewhere, event, isPriced, sequence, now }: Lunches,
): Promise<void> => {
  const lunches = await lunchesElsewhere(tx, deps, event);
  if (before.isCancelled) return tellScientist(tx, deps, { about: 'event-reinstated', event, lunches, sequence, now });
  const datesOf = ({ record }: EventRow) => record.days.map(({ date }) => date);
  // Those of other days are told as moved.
  if (!isDeepStrictEqual(datesOf(before), datesOf(event))) return;
  const others = lunches.filter((lunch) => !elsewhere.some((one) => isDeepStrictEqual(one, lunch)));
  const lunchesBefore = elsewhere.filter(({ day }) => others.some((lunch) => lunch.day === day));
  const about = isPriced ? 'lunch-agreed' : 'lunch-resized';
  if (others.length > 0) await tellScientist(tx, deps, { about, event, lunches: others, lunchesBefore, sequence, now });
};
