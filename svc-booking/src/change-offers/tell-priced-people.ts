import { type PricedPeople, peoplePriced } from '@plenary/contracts/events';
import type { Transaction } from '@plenary/service-kit/database/database';
import { appendEvent } from '@plenary/service-kit/outbox';
import type { ChangeRow } from '../db/rows.ts';
import type { BookingDeps } from '../deps.ts';

interface Told extends Pick<PricedPeople, 'state' | 'isOutdated'> {
  change: ChangeRow;
  now: number;
}

/** Tells svc-survey what became of the price for the people of an acceptance; nothing of a change that prices none. */
export const tellPricedPeople = async (
  tx: Transaction,
  { database, wantedEvents }: BookingDeps,
  { change: { id, dealId: quoteId, surveyRevision }, state, isOutdated = false, now }: Told,
): Promise<void> => {
  if (surveyRevision === null || !wantedEvents.has(peoplePriced)) return;
  const payload: PricedPeople = { quoteId, surveyRevision, state, ...(isOutdated && { isOutdated }) };
  const told = { id: `${id}-people-${state}`, type: peoplePriced, aggregateId: quoteId, sequence: surveyRevision, payload };
  await appendEvent(tx, database, told, now);
};
