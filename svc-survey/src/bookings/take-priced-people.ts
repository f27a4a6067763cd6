import { type PricedPeople, pricedPeople } from '@plenary/contracts/events';
import type { Transaction } from '@plenary/service-kit/database/database';
import type { EventHandler } from '@plenary/service-kit/receive-events';
import { eq } from 'drizzle-orm';
import type { EventRow } from '../db/tables.ts';
import type { SurveyDeps } from '../deps.ts';
import { chargesOf, chargesWith } from '../events/charges.ts';
import type { EventRecord, KeptCharge } from '../events/event-record.ts';
import { withOffer, withoutPrice } from '../events/priced-agreements.ts';
import { supplementOfCharge } from '../events/supplements-of.ts';
import { tellScientist } from '../notices/tell-scientist.ts';
import { recordWithdrawn } from '../supplements/record-withdrawn.ts';
import { tellSupplements, withRaisedSequence } from '../supplements/tell-supplements.ts';
import { appendHistory } from '../surveys/survey-history.ts';
import { takeBackAgreement } from '../surveys/take-back-agreement.ts';

/**
 * Takes what became of the price for the people of an acceptance (docs/decisions/0094). One that is not agreed to takes back what was agreed
 * on with it, and its charge: the answers differ again, and a completed survey waits for the Meeting Scientist, who is told.
 */
export const takePricedPeople =
  (deps: SurveyDeps): EventHandler =>
  async (tx, { payload }) => {
    const { quoteId, surveyRevision, state } = pricedPeople.parse(payload);
    const { meetingEvent } = deps.tables;
    const [known] = await tx.select().from(meetingEvent).where(eq(meetingEvent.quoteId, quoteId));
    if (!known) return;
    if (state === 'offered') await keep(tx, deps, known, withOffer(known.record, surveyRevision));
    else await takeBack(tx, deps, known, { surveyRevision, state });
  };

const keep = (tx: Transaction, { tables: { meetingEvent } }: SurveyDeps, { id }: EventRow, record: EventRecord) =>
  tx.update(meetingEvent).set({ record }).where(eq(meetingEvent.id, id)).returning();

const takeBack = async (
  tx: Transaction,
  deps: SurveyDeps,
  known: EventRow,
  { surveyRevision, state }: { surveyRevision: number; state: Exclude<PricedPeople['state'], 'offered'> },
): Promise<void> => {
  const now = deps.now();
  const without = withoutPrice(known.record, surveyRevision);
  if (!without) return;
  if (without.isReplaced) return void (await keep(tx, deps, known, without.record));
  const { references, agreement } = without;
  const { record, charge } = withoutCharge(without.record, agreement.charged?.chargeId);
  const wasAgreed = charge?.state === 'agreed';
  const kept = wasAgreed ? withRaisedSequence(record) : record;
  const event = await takeBackAgreement(tx, deps.tables, { known, record: kept, references });
  const author = state === 'declined' ? record.customer.email : deps.brandName;
  await appendHistory(tx, deps.tables, { event, kind: `people-${state}`, author, now });
  if (charge) await recordWithdrawn(tx, deps, { event, withdrawn: supplementOfCharge(charge), author: deps.brandName, now });
  if (wasAgreed) await tellSupplements(tx, deps, { event, now });
  if (!event.isCancelled) await tellScientist(tx, deps, { about: 'people-declined', event, differences: agreement.values, now });
};

/** The record with a charge taken back that waits for the customer, or that they agreed to. */
const withoutCharge = (record: EventRecord, chargeId: string | undefined): { record: EventRecord; charge: KeptCharge | undefined } => {
  const charge = chargesOf(record).find(({ id, state }) => id === chargeId && (state === 'proposed' || state === 'agreed'));
  return { charge, record: charge ? { ...record, charges: chargesWith(record, charge.id, 'withdrawn') } : record };
};
