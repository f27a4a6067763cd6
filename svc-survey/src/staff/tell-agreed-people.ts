import { type AgreedPeople, peopleAgreed } from '@plenary/contracts/events';
import type { Transaction } from '@plenary/service-kit/database/database';
import { appendEvent } from '@plenary/service-kit/outbox';
import type { EventRow, StepRow } from '../db/tables.ts';
import type { SurveyDeps } from '../deps.ts';
import { stepKey } from '../events/step-keys.ts';
import type { RoomAnswers } from '../surveys/steps/room-step.ts';

interface Told {
  /** As accepted: its revision is the sequence. */
  event: EventRow;
  steps: ReadonlyMap<string, StepRow>;
  now: number;
}

/** Tells svc-booking how many people an acceptance is for, in its transaction. */
export const tellAgreedPeople = async (
  tx: Transaction,
  { database, wantedEvents }: SurveyDeps,
  { event: { id, quoteId, record, revision }, steps, now }: Told,
): Promise<void> => {
  if (!quoteId || !wantedEvents.has(peopleAgreed)) return;
  const days = record.days.flatMap(({ date }, dayIndex) => {
    const plenary = steps.get(stepKey({ type: 'plenary', dayIndex, index: 0 }));
    const pax = (plenary?.answers as RoomAnswers | undefined)?.pax;
    return pax ? [{ day: date, pax }] : [];
  });
  const payload: AgreedPeople = { quoteId, days };
  const told = { id: `${id}-people-${revision}`, type: peopleAgreed, aggregateId: quoteId, sequence: revision, payload };
  await appendEvent(tx, database, told, now);
};
