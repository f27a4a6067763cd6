import type { UpsellName } from '@plenary/contracts/survey-terms';
import type { Transaction } from '@plenary/service-kit/database/database';
import { eq } from 'drizzle-orm';
import type { EventRow } from '../db/tables.ts';
import type { SurveyDeps } from '../deps.ts';
import { dayOfStep } from '../events/day-of-step.ts';
import type { EventRecord } from '../events/event-record.ts';
import { eventRecordOf } from '../events/event-record-of.ts';
import { exchangeSteps } from '../surveys/exchange-steps.ts';
import { initialSteps } from '../surveys/initial-steps.ts';
import { readSteps } from '../surveys/survey-steps.ts';

interface Aligned {
  days: EventRecord['days'];
  /** Whether unanswered questions are left. */
  hasNewSteps: boolean;
}

/** Gives a survey the steps of its agreed add-ons, and archives those of others. Answers the resulting days. */
export const alignSteps = async (
  tx: Transaction,
  { tables }: SurveyDeps,
  { event: { id: eventId, record }, agreed }: { event: EventRow; agreed: readonly UpsellName[] },
): Promise<Aligned> => {
  const { booking } = tables;
  const [booked] = await tx.select().from(booking).where(eq(booking.eventId, eventId));
  if (!booked) return { days: record.days, hasNewSteps: false };
  const aligned = eventRecordOf(booked.booking, agreed);
  const known = await readSteps(tx, tables, eventId);
  const wanted = initialSteps(aligned, booked.booking);
  const fresh = wanted.filter(({ key }) => !known.has(key));
  const surplus = [...known.values()].filter(({ key }) => !wanted.some((step) => step.key === key));
  const dayOf = (key: string) => dayOfStep(booked.booking, key);
  await exchangeSteps(tx, tables, { eventId, fresh, surplus, dayBefore: dayOf, dayNow: dayOf });
  return { days: aligned.days, hasNewSteps: fresh.length > 0 };
};
