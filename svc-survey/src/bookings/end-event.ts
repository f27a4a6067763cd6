import type { Transaction } from '@plenary/service-kit/database/database';
import { and, eq } from 'drizzle-orm';
import type { EventRow } from '../db/tables.ts';
import type { SurveyDeps } from '../deps.ts';
import { isPast } from '../events/event-clock.ts';
import { withoutPrice } from '../events/priced-agreements.ts';
import { tellScientist } from '../notices/tell-scientist.ts';
import { appendHistory } from '../surveys/survey-history.ts';
import { takeBackAgreement } from '../surveys/take-back-agreement.ts';
import { lunchesElsewhere } from './lunches-elsewhere.ts';

/** Takes an event out of every list, with the prices that its customer has not agreed to, and tells its Meeting Scientist what to call off. */
export const endEvent = async (
  tx: Transaction,
  deps: SurveyDeps,
  { eventId, sequence, now }: { eventId: string; sequence: number; now: number },
): Promise<void> => {
  const { tables } = deps;
  const live = and(eq(tables.meetingEvent.id, eventId), eq(tables.meetingEvent.isCancelled, false));
  const [ended] = await tx.update(tables.meetingEvent).set({ isCancelled: true }).where(live).returning();
  if (!ended) return;
  const event = await withoutOpenPrice(tx, deps, ended, now);
  if (isPast(event, now)) return;
  const lunches = await lunchesElsewhere(tx, deps, event);
  await tellScientist(tx, deps, { about: 'event-cancelled', event, lunches, sequence, now });
};

/** The price of people goes with its booking (design: lifecycle L35): their answers differ again, and wait for staff should it come back. */
const withoutOpenPrice = async (tx: Transaction, deps: SurveyDeps, known: EventRow, now: number): Promise<EventRow> => {
  const priced = known.record.agreements?.findLast(({ pricedAs, isSettled }) => pricedAs !== undefined && !isSettled);
  const without = priced?.pricedAs === undefined ? undefined : withoutPrice(known.record, priced.pricedAs);
  if (!without) return known;
  const event = await takeBackAgreement(tx, deps.tables, { known, ...without });
  await appendHistory(tx, deps.tables, { event, kind: 'people-withdrawn', author: deps.brandName, now });
  return event;
};
