import { refuse } from '@plenary/http/refuse';
import type { UserActor } from '@plenary/service-kit/actor';
import { ownQuote } from '../bookings/own-quote.ts';
import type { BookingDeps } from '../deps.ts';
import { isWaiting } from '../signature-state/signature-rules.ts';
import { endOptions } from './end-options.ts';
import { liveOption } from './live-option.ts';
import { settleVenue } from './settle-venue.ts';
import { writeOptions } from './write-options.ts';

/** Frees what the option of a quote of the caller holds; second options behind it move up. Refuses `not-found`, also without an option, and `already-signed`: who signed rejects. */
export const releaseOption = async (deps: BookingDeps, { actor, quoteId }: { actor: UserActor; quoteId: string }): Promise<void> => {
  const catalogue = await deps.catalogue.current();
  await writeOptions(deps, async (tx, now) => {
    const { venue, status } = await ownQuote(tx, deps.tables, { catalogue, actor, quoteId });
    await settleVenue(tx, deps, { venue, now });
    const option = (await liveOption(tx, deps.tables, { quoteId, now })) ?? refuse('not-found');
    if (isWaiting(status)) refuse('already-signed');
    await endOptions(tx, deps, { venue, ids: [option.id], status: 'released', at: now, now });
  });
};
