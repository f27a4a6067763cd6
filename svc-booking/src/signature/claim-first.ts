import type { UserActor } from '@plenary/service-kit/actor';
import type { Transaction } from '@plenary/service-kit/database/database';
import { ownOptions } from '../bookings/own-options.ts';
import type { Paid } from '../credits/credits-needed.ts';
import type { BookingDeps } from '../deps.ts';
import { holdQuote } from '../options/hold-quote.ts';
import { signatureWait } from '../signature-state/signature-rules.ts';
import type { QuoteToSign } from './signed-quote.ts';

interface Claim {
  /** The customer. */
  actor: UserActor;
  quote: QuoteToSign;
  optionId: string;
  paid: Paid | undefined;
  now: number;
}

/** Holds free rooms, or refuses as `holdQuote`; an option of the caller on another quote of the same demand is replaced. */
export const claimFirst = async (tx: Transaction, deps: BookingDeps, { actor, quote, optionId, paid, now }: Claim) => {
  const { row, venue, start } = quote;
  const { id, demandId, status, supersededBy, validUntil, frozen } = row;
  const own = { id, demandId, venue, search: frozen.search, addons: frozen.addons, status, supersededBy, validUntil };
  const replaced = (await ownOptions(tx, deps.tables, { userId: actor.userId, now })).find((option) => option.demandId === demandId);
  const expiresAt = Math.min(now + signatureWait, start);
  return holdQuote(tx, deps, { actor, quote: own, optionId, expiresAt, fullUntil: null, replaced, paid, worstRank: 1, now });
};
