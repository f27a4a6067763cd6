import type { Supplement } from '@plenary/contracts/supplements';
import type { UpsellName } from '@plenary/contracts/survey-terms';
import { refuse } from '@plenary/http/refuse';
import type { UserActor } from '@plenary/service-kit/actor';
import type { Transaction } from '@plenary/service-kit/database/database';
import { and, eq } from 'drizzle-orm';
import { amountInTrail } from '../audit/amount-in-trail.ts';
import { audit } from '../audit/audit.ts';
import type { EventRow, StepRow } from '../db/tables.ts';
import type { SurveyDeps } from '../deps.ts';
import { type TakenBack, withoutCharges } from '../events/agreements.ts';
import { chargesOf, chargesWith } from '../events/charges.ts';
import type { EventRecord } from '../events/event-record.ts';
import { supplementsOf } from '../events/supplements-of.ts';
import type { UpsellInitial } from '../events/upsell-answers.ts';
import { findSurvey } from '../surveys/find-survey.ts';
import { appendHistory } from '../surveys/survey-history.ts';
import { readStep, readSteps } from '../surveys/survey-steps.ts';
import { surveySubject } from '../surveys/survey-subject.ts';
import { restoreReferences } from '../surveys/take-back-agreement.ts';
import { tellLunchesOutside } from '../surveys/tell-lunch.ts';
import { alignSteps } from './align-steps.ts';
import { recordWithdrawn } from './record-withdrawn.ts';
import { closedAgain } from './reopened.ts';
import { tellSupplements, withRaisedSequence } from './tell-supplements.ts';

interface Withdrawal {
  actor: UserActor;
  eventId: string;
  /** Name of the add-on, or id of the charge. */
  supplementId: string;
  /** Revision of the survey that was seen. */
  revision: number;
}

/**
 * Takes back an agreed add-on, with its questions and its place, or a charge; the customer is told. A survey that
 * was open for these questions alone is as it was before. Refuses `not-found`,
 * `stale-version` where the survey is not the one that was seen, and `conflict` where it stands no more.
 */
export const withdrawSupplement = (deps: SurveyDeps, { actor, eventId, supplementId, revision }: Withdrawal): Promise<void> => {
  const { tables } = deps;
  const entryId = deps.newId();
  const now = deps.now();
  return deps.database.transact(async (tx) => {
    const known = await findSurvey(tx, tables, eventId);
    if (known.revision !== revision) return refuse('stale-version');
    const upsell = await readStep(tx, tables, known.id, { type: 'upsell' });
    const withdrawn = standing(known, upsell, supplementId);
    const { addon } = withdrawn;
    const { record: changed, restored } = addon
      ? { record: { ...known.record, days: await withoutAddon(tx, deps, { event: known, upsell, addon }) }, restored: [] }
      : withoutCharge(known.record, supplementId);
    const closing = closedAgain(deps, { ...known, record: changed }, await readSteps(tx, tables, known.id));
    const [event] = await tx
      .update(tables.meetingEvent)
      .set({ record: withRaisedSequence(changed), ...closing, ...waitingAgain(known, restored), revision: revision + 1 })
      .where(and(eq(tables.meetingEvent.id, known.id), eq(tables.meetingEvent.revision, revision)))
      .returning();
    if (!event) return refuse('stale-version');
    await restoreReferences(tx, tables, { eventId: event.id, restored });
    await recordWithdrawn(tx, deps, { event, withdrawn, author: actor.email, now });
    const closed = 'logOk' in closing ? [{ field: 'isLogOk', from: false, to: closing.logOk === null ? null : true }] : [];
    if (closed.length > 0) await appendHistory(tx, tables, { event, kind: 'closed', author: actor.email, now });
    const changes = [
      { field: addon ?? 'charge', from: withdrawn.excludingVat === null ? null : amountInTrail(withdrawn.excludingVat), to: null },
      ...closed,
    ];
    const action = 'supplement-withdrawn';
    await audit(tx, tables, { id: entryId, at: now, by: actor, action, subject: surveySubject(event), changes });
    await tellSupplements(tx, deps, { event, now });
    await tellLunchesOutside(tx, deps, { event, now });
  });
};

/** A lunch that is not charged once is not proposed again; a proposal in place of an agreed lunch leaves that one. */
const withoutCharge = (record: EventRecord, id: string): TakenBack => {
  const charge = chargesOf(record).find((one) => one.id === id);
  if (charge?.replaces !== undefined && charge.state !== 'agreed') return withoutCharges(record, [charge]);
  return { record: { ...record, charges: chargesWith(record, id, charge?.lunch ? 'waived' : 'withdrawn') }, restored: [] };
};

/** What is answered differs from what holds again: staff have to look at it. */
const waitingAgain = ({ status }: EventRow, restored: TakenBack['restored']) =>
  restored.length > 0 && status === 'DONE' ? { status: 'WAITING_COMET_VALIDATION' as const } : {};

/** Refuses one that was neither agreed nor proposed. */
const standing = (event: EventRow, upsell: StepRow, supplementId: string): Supplement => {
  const { agreed, offered, proposed } = supplementsOf(event, upsell);
  const found = [...agreed, ...offered, ...proposed].find(({ id }) => id === supplementId);
  if (found) return found;
  return refuse(chargesOf(event.record).some(({ id }) => id === supplementId) ? 'conflict' : 'not-found');
};

const withoutAddon = async (
  tx: Transaction,
  deps: SurveyDeps,
  { event, upsell, addon }: { event: EventRow; upsell: StepRow; addon: UpsellName },
): Promise<EventRow['record']['days']> => {
  const { surveyStep } = deps.tables;
  const { inQuote, agreed } = upsell.initial as UpsellInitial;
  const initial: UpsellInitial = { inQuote, agreed: agreed.filter((name) => name !== addon) };
  await tx
    .update(surveyStep)
    .set({ initial })
    .where(and(eq(surveyStep.eventId, event.id), eq(surveyStep.key, upsell.key)))
    .returning();
  return (await alignSteps(tx, deps, { event, agreed: initial.agreed })).days;
};
