import type { declineChange } from '@plenary/contracts/changes.endpoints';
import type { EndpointResponse } from '@plenary/contracts/endpoint';
import type { Language } from '@plenary/contracts/vocabulary';
import { refuse } from '@plenary/http/refuse';
import type { UserActor } from '@plenary/service-kit/actor';
import type { Reader, Transaction } from '@plenary/service-kit/database/database';
import { once } from '@plenary/service-kit/idempotency';
import { and, eq } from 'drizzle-orm';
import { quoteOfDeal } from '../cancellation/deal.ts';
import type { ChangeRow, QuoteRow } from '../db/rows.ts';
import type { BookingTables } from '../db/tables.ts';
import type { BookingDeps } from '../deps.ts';
import { endOptions } from '../options/end-options.ts';
import { settleVenue } from '../options/settle-venue.ts';
import { writeOptions } from '../options/write-options.ts';
import { isWaiting } from '../signature-state/signature-rules.ts';
import type { CatalogueVenue } from '../venues/catalogue.ts';
import { auditChange } from './audit-change.ts';
import { readChange } from './present-change.ts';

export interface EndRequest {
  actor: UserActor;
  dealId: string;
  changeId: string;
  /** Of the deal, as it was read; undefined: whatever it is. */
  known: number | undefined;
  idempotencyKey: string | undefined;
  language: Language;
}

export interface Waiting {
  change: ChangeRow;
  deal: QuoteRow;
  venue: CatalogueVenue;
  now: number;
}

export type EndedChange = EndpointResponse<typeof declineChange>;

/**
 * Does something with a change that waits, once its venue is settled, and once for a key; refuses `not-found`, `conflict` where it waits no more, and
 * `stale-version` with the deal as it is where that is not as it was read (design: lifecycle L3).
 */
export const endChange = async (
  deps: BookingDeps,
  { actor, dealId, changeId, known, idempotencyKey: key, language, verb }: EndRequest & { verb: 'agree' | 'decline' | 'withdraw' },
  work: (tx: Transaction, waiting: Waiting) => Promise<void>,
): Promise<EndedChange> => {
  const { tables } = deps;
  const { dealChange } = tables;
  const catalogue = await deps.catalogue.current();
  const entryId = deps.newId();
  const end = async (tx: Transaction, now: number): Promise<EndedChange> => {
    const read = async () => {
      const [row] = await tx
        .select()
        .from(dealChange)
        .where(and(eq(dealChange.id, changeId), eq(dealChange.dealId, dealId)));
      return row ?? refuse('not-found');
    };
    const { venueId } = await quoteOfDeal(tx, tables, { actor, dealId });
    const venue = catalogue.byId.get(venueId) ?? refuse('not-found');
    await settleVenue(tx, deps, { venue, now });
    const present = async (change: ChangeRow): Promise<EndedChange> => {
      const { revision } = await quoteOfDeal(tx, tables, { actor, dealId });
      return { revision, change: await readChange(tx, tables, change, language) };
    };
    const change = await read();
    if (change.state !== 'offered') return refuse('conflict');
    const deal = await quoteOfDeal(tx, tables, { actor, dealId });
    if (known !== undefined && known !== deal.revision) return refuse('stale-version', { members: { current: await present(change) } });
    await work(tx, { change, deal, venue, now });
    const ended = await read();
    await auditChange(tx, deps, { id: entryId, actor, venue, change: ended, now });
    return present(ended);
  };
  return writeOptions(deps, (tx, now) => {
    const request = { scope: `${actor.userId}:end-change`, key, body: { dealId, changeId, known, verb }, now };
    return once(tx, deps.database, request, () => end(tx, now));
  });
};

/** Whether the amendment of a change has the first of its two signatures. */
export const isHalfSigned = async (read: Reader, { quote }: BookingTables, { amendmentId }: ChangeRow): Promise<boolean> => {
  const [amendment] = amendmentId ? await read.select({ status: quote.status }).from(quote).where(eq(quote.id, amendmentId)) : [];
  return amendment !== undefined && isWaiting(amendment.status);
};

/** Ends the option of a change without applying it. A signature that waits for its second signatory is taken back on the page of the quote. */
export const giveUp = async (
  tx: Transaction,
  deps: BookingDeps,
  { change, venue, now, toldAs, isOutdated }: Waiting & { toldAs: 'released' | 'withdrawn'; isOutdated?: boolean },
): Promise<void> => {
  if (await isHalfSigned(tx, deps.tables, change)) return refuse('conflict');
  await endOptions(tx, deps, { venue, ids: [change.bookingId ?? ''], status: 'released', toldAs, isOutdated, at: now, now });
};
