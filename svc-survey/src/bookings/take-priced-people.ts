import { type PricedPeople, pricedPeople } from '@plenary/contracts/events';
import type { Transaction } from '@plenary/service-kit/database/database';
import type { EventHandler } from '@plenary/service-kit/receive-events';
import { eq } from 'drizzle-orm';
import type { EventRow } from '../db/tables.ts';
import type { SurveyDeps } from '../deps.ts';
import { isInvoicedElse } from '../events/charges.ts';
import type { EventRecord } from '../events/event-record.ts';
import { withOffer, withoutPrice, withPriceLeft } from '../events/priced-agreements.ts';
import { supplementOfCharge } from '../events/supplements-of.ts';
import { tellScientist } from '../notices/tell-scientist.ts';
import { recordWithdrawn } from '../supplements/record-withdrawn.ts';
import { tellSupplements, withRaisedSequence } from '../supplements/tell-supplements.ts';
import { appendHistory } from '../surveys/survey-history.ts';
import { readSteps } from '../surveys/survey-steps.ts';
import { takeBackAgreement } from '../surveys/take-back-agreement.ts';
import { tellLunchesOutside } from '../surveys/tell-lunch.ts';
import { valuesToValidate } from '../surveys/values-to-validate.ts';

/**
 * Takes what became of the price for the people of an acceptance (docs/decisions/0094). One that is not agreed to takes back what was agreed
 * on with it, and its charge: the answers differ again, and a completed survey waits for the Meeting Scientist, who is told.
 */
export const takePricedPeople =
  (deps: SurveyDeps): EventHandler =>
  async (tx, { payload }) => {
    const { quoteId, surveyRevision, state, isOutdated } = pricedPeople.parse(payload);
    const { meetingEvent } = deps.tables;
    const [known] = await tx.select().from(meetingEvent).where(eq(meetingEvent.quoteId, quoteId));
    if (!known) return;
    if (state === 'offered') await takePrice(tx, deps, known, withOffer(known.record, surveyRevision));
    else if (isOutdated) await takePrice(tx, deps, known, withPriceLeft(known.record, surveyRevision));
    else await takeBack(tx, deps, known, { surveyRevision, state });
  };

const keep = (tx: Transaction, { tables: { meetingEvent } }: SurveyDeps, { id }: EventRow, record: EventRecord) =>
  tx.update(meetingEvent).set({ record }).where(eq(meetingEvent.id, id)).returning();

/** Keeps a record in which all that was agreed stands, and tells what is invoiced if that has changed. */
const takePrice = async (tx: Transaction, deps: SurveyDeps, known: EventRow, record: EventRecord): Promise<void> => {
  const hasCharges = isInvoicedElse(known.record, record);
  const [event] = await keep(tx, deps, known, hasCharges ? withRaisedSequence(record) : record);
  if (!event) return;
  const now = deps.now();
  if (hasCharges) await tellSupplements(tx, deps, { event, now });
  await tellLunchesOutside(tx, deps, { event, now });
};

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
  const { record, restored, ended } = without;
  const changesInvoice = isInvoicedElse(known.record, record);
  const kept = changesInvoice ? withRaisedSequence(record) : record;
  const event = await takeBackAgreement(tx, deps.tables, { known, record: kept, restored });
  const author = state === 'declined' ? record.customer.email : deps.brandName;
  await appendHistory(tx, deps.tables, { event, kind: `people-${state}`, author, now });
  // One that waited with the price was never billed: its customer reads of it in what became of the price.
  for (const charge of ended.filter(({ state }) => state === 'agreed' || state === 'proposed'))
    await recordWithdrawn(tx, deps, { event, withdrawn: supplementOfCharge(charge), author: deps.brandName, now });
  if (changesInvoice) await tellSupplements(tx, deps, { event, now });
  if (event.isCancelled) return;
  await tellLunchesOutside(tx, deps, { event, now });
  const differences = valuesToValidate(deps, event, await readSteps(tx, deps.tables, event.id));
  await tellScientist(tx, deps, { about: 'people-declined', event, differences, now });
};
