import { refuse } from '@plenary/http/refuse';
import type { UserActor } from '@plenary/service-kit/actor';
import { once } from '@plenary/service-kit/idempotency';
import { refuseStale } from '../bookings/refuse-stale.ts';
import { refuseSuperseded } from '../bookings/refuse-superseded.ts';
import type { BookingDeps } from '../deps.ts';
import { settleVenue } from '../options/settle-venue.ts';
import { writeOptions } from '../options/write-options.ts';
import { endByRefusal } from './end-by-refusal.ts';
import { quoteToSign } from './signed-quote.ts';

interface Request {
  actor: UserActor;
  quoteId: string;
  reason: string;
  /** Of the quote as the caller has seen it; undefined: whatever it is. */
  revision?: number | undefined;
  idempotencyKey: string | undefined;
}

/**
 * Declines a quote, or withdraws an incomplete signature; repeating it changes nothing. An approved one is `already-signed`, an earlier version
 * `superseded`; `stale-version` where it has another revision.
 */
export const rejectQuote = async (deps: BookingDeps, { actor, quoteId, reason, revision, idempotencyKey: key }: Request): Promise<void> => {
  const catalogue = await deps.catalogue.current();
  await writeOptions(deps, (tx, now) =>
    once(tx, deps.database, { scope: `${actor.userId}:rejection`, key, body: { quoteId, reason, revision }, now }, async () => {
      const asked = { catalogue, quoteId, actor, now };
      await settleVenue(tx, deps, { venue: (await quoteToSign(tx, deps, asked)).venue, now });
      const quote = await quoteToSign(tx, deps, asked);
      const { row } = quote;
      refuseSuperseded(row);
      if (row.status === 'Approved') refuse('already-signed');
      if (row.status === 'Rejected') return {};
      refuseStale(row, revision);
      const mails = row.status === 'Partially signed' ? (['rejected', 'withdrawn'] as const) : (['rejected'] as const);
      await endByRefusal(tx, deps, { quote, reason, mails, now });
      return {};
    }),
  );
};
