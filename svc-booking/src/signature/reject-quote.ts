import { refuse } from '@plenary/http/refuse';
import type { UserActor } from '@plenary/service-kit/actor';
import type { BookingDeps } from '../deps.ts';
import { settleVenue } from '../options/settle-venue.ts';
import { writeOptions } from '../options/write-options.ts';
import { endByRefusal } from './end-by-refusal.ts';
import { quoteToSign } from './signed-quote.ts';

interface Request {
  actor: UserActor;
  quoteId: string;
  reason: string;
}

/** Declines a quote, or withdraws an incomplete signature; repeating it changes nothing. An approved one is `already-signed`. */
export const rejectQuote = async (deps: BookingDeps, { actor, quoteId, reason }: Request): Promise<void> => {
  const catalogue = await deps.catalogue.current();
  await writeOptions(deps, async (tx, now) => {
    const asked = { catalogue, quoteId, actor, now };
    await settleVenue(tx, deps, { venue: (await quoteToSign(tx, deps, asked)).venue, now });
    const quote = await quoteToSign(tx, deps, asked);
    const { status } = quote.row;
    if (status === 'Approved') refuse('already-signed');
    if (status === 'Rejected') return;
    const mails = status === 'Partially signed' ? (['rejected', 'withdrawn'] as const) : (['rejected'] as const);
    await endByRefusal(tx, deps, { quote, reason, mails, now });
  });
};
