import { type SupplementsTold, supplementsChanged } from '@plenary/contracts/events';
import type { Transaction } from '@plenary/service-kit/database/database';
import { appendEvent } from '@plenary/service-kit/outbox';
import type { EventRow } from '../db/tables.ts';
import type { SurveyDeps } from '../deps.ts';
import type { EventRecord } from '../events/event-record.ts';
import { chosenAddons } from '../events/supplements-of.ts';
import { askToTell } from '../guests/ask-to-tell.ts';
import { readStep } from '../surveys/survey-steps.ts';

/** Told of by the outbox to `tellCrm`. */
export const crmSupplementsType = 'crm.supplements';

export const sequenceOf = ({ supplementSequence = 0 }: EventRecord): number => supplementSequence;
/** Rises with every change of the supplements, and every claim of a place. */
export const withRaisedSequence = (record: EventRecord): EventRecord => ({ ...record, supplementSequence: sequenceOf(record) + 1 });

/**
 * Tells svc-booking and the CRM all supplements of a quote, in the transaction of the change and after its last write, and
 * has the guests told of the hours. The event's record carries a raised sequence (`withRaisedSequence`).
 */
export const tellSupplements = async (
  tx: Transaction,
  deps: SurveyDeps,
  { event: { id: eventId, quoteId, record }, now }: { event: EventRow; now: number },
): Promise<void> => {
  const { database, tables, wantedEvents } = deps;
  if (!quoteId) return;
  const sequence = sequenceOf(record);
  const { agreed } = chosenAddons(await readStep(tx, tables, eventId, { type: 'upsell' }));
  const payload: SupplementsTold = { quoteId, addons: [...agreed] };
  const told = { id: `${eventId}-supplements-${sequence}`, type: supplementsChanged, aggregateId: quoteId, sequence, payload };
  if (wantedEvents.has(supplementsChanged)) await appendEvent(tx, database, told, now);
  // An afterwork or a team-building changes when the event ends or begins.
  await askToTell(tx, deps, { eventId, cause: `supplements-${sequence}`, now, delay: deps.guests.updateDelay });
  const crm = { id: `${eventId}-crm-${sequence}`, type: crmSupplementsType, aggregateId: eventId, sequence, payload: { eventId } };
  await appendEvent(tx, database, crm, now);
};
