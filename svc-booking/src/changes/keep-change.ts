import { refuse } from '@plenary/http/refuse';
import type { UserActor } from '@plenary/service-kit/actor';
import type { Transaction } from '@plenary/service-kit/database/database';
import type { ChangeRow } from '../db/rows.ts';
import type { KeptConsent } from '../db/tables/changes.ts';
import type { BookingTables } from '../db/tables.ts';
import type { Outcome, PlannedChange } from './planned-change.ts';
import { hashOf } from './present-preview.ts';

interface Kept {
  planned: PlannedChange;
  outcome: Outcome;
  actor: Pick<UserActor, 'userId'>;
  surveyRevision?: number;
  ids: { change: string };
  state: 'applied' | 'offered';
  consent: KeptConsent | null;
  /** Of one that is offered. */
  amendmentId?: string | null;
  bookingId?: string;
  now: number;
}

/** Keeps a change with the versions before and after; refuses `change-open` where the deal has another one that waits. */
export const keepChange = async (tx: Transaction, { dealChange }: BookingTables, kept: Kept): Promise<ChangeRow> => {
  const { planned, outcome, actor, ids, state, consent, surveyRevision = null, amendmentId = null, bookingId = null, now } = kept;
  const { deal, asked, roomsBefore } = planned;
  const { quote } = deal;
  const [row] = await tx
    .insert(dealChange)
    .values({
      id: ids.change,
      dealId: quote.id,
      state,
      level: outcome.level,
      userId: actor.userId,
      onBehalf: actor.userId !== quote.userId,
      surveyRevision,
      days: [
        ...asked.days.map(({ from, to }) => ({ ...(from && { from }), to })),
        ...quote.frozen.search.days.filter(({ date }) => !asked.days.some(({ from }) => from === date)).map(({ date }) => ({ from: date })),
      ],
      before: { frozen: quote.frozen, rooms: roomsBefore },
      after: { frozen: outcome.frozen, rooms: outcome.rooms },
      slots: outcome.slots.map(({ roomId, day, half, request }) => ({ roomId, day, half, request })),
      lunches: outcome.lunches,
      previewHash: hashOf(planned),
      fee: outcome.fee ?? null,
      leastFeePercent: outcome.leastFeePercent ?? null,
      consent,
      amendmentId,
      bookingId,
      createdAt: now,
      endedAt: state === 'applied' ? now : null,
    })
    .onConflictDoNothing()
    .returning();
  return row ?? refuse('change-open');
};
