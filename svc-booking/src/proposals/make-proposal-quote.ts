import { refuse } from '@plenary/http/refuse';
import type { UserActor } from '@plenary/service-kit/actor';
import type { Transaction } from '@plenary/service-kit/database/database';
import { type OwnOption, ownOptions } from '../bookings/own-options.ts';
import type { Paid } from '../credits/credits-needed.ts';
import { handToSales } from '../crm/hand-to-sales.ts';
import { handoverOf } from '../crm/handover-of.ts';
import type { QuoteRow } from '../db/rows.ts';
import type { BookingDeps } from '../deps.ts';
import { customerOf } from '../events/customer-of.ts';
import { recordChange } from '../events/record-change.ts';
import { holdQuote } from '../options/hold-quote.ts';
import { settleVenue } from '../options/settle-venue.ts';
import { tellCustomer } from '../options/tell-customer.ts';
import { tellOfQuote } from '../quotes/tell-of-quote.ts';
import { otherVariants } from '../quotes/variants-of.ts';
import { explainHold, standingOption } from './explain-hold.ts';
import type { PricedProposal } from './price-proposal.ts';
import { supersedeQuote } from './supersede-quote.ts';

interface Making {
  quoteId: string;
  /** Of the option that holds its rooms. */
  optionId: string;
  /** The customer in whose name staff act. */
  actor: UserActor;
  priced: PricedProposal;
  /** Its rooms are held for as long as it is valid. */
  holds: boolean;
  /** The version that it takes the place of; null: it is a quote of its own. */
  replaces: QuoteRow | null;
  /** As `variantGroupOf` answers. */
  variantOf: string | null;
  paid: Paid | undefined;
  now: number;
}

/**
 * Makes a quote of a proposal in its customer's name, who is mailed a link to it (design: lifecycle L9, L11). Its rooms are held where that
 * was chosen, and where an option stands on the version that it replaces, until that option would have lapsed. Refuses as `holdQuote`, with
 * the reason where rooms or lunches lack.
 */
export const makeProposalQuote = async (tx: Transaction, deps: BookingDeps, making: Making): Promise<void> => {
  const { quoteId, actor, priced, replaces, variantOf, now } = making;
  const { demand, frozen, validUntil } = priced;
  const { venue, id: demandId } = demand;
  const { userId } = actor;
  const { search, totalExcludingVatPrice: amount } = frozen;
  await settleVenue(tx, deps, { venue, now });
  const standing = standingOption(await ownOptions(tx, deps.tables, { userId, now }), { demandId, replaces: replaces?.id });
  const owner = { demandId, userId, venueId: venue.record.id, customer: customerOf(actor) };
  const version = (replaces?.version ?? 0) + 1;
  const made = { id: quoteId, ...owner, version, variantOf, status: 'Presented', createdAt: now, validUntil, frozen };
  await tx.insert(deps.tables.quote).values(made);
  if (replaces) await supersedeQuote(tx, deps, { row: replaces, by: quoteId, venue, now });
  const handover = handoverOf({ id: quoteId, kind: 'quote', actor, venue: venue.record, days: search.days, amount });
  await handToSales(tx, deps, { userId, handover, now });
  await recordChange(tx, deps, { type: 'quote.made', quoteId, venue, now });
  const rank = await holdRooms(tx, deps, making, standing);
  const variants = await otherVariants(tx, deps, { row: { id: quoteId, variantOf }, now });
  const news = { customer: actor, madeBy: 'staff' as const, quoteId, frozen, venue, validUntil, variants, now };
  await tellOfQuote(tx, deps, { ...news, isHeld: rank === 1, isNewVersion: replaces !== null });
};

/** The term of the option that goes on: of other days, no longer than their quote is valid. */
const termFor = ({ demandId, expiresAt, fullUntil }: OwnOption, { priced }: Making): Pick<OwnOption, 'expiresAt' | 'fullUntil'> => {
  const { demand, validUntil } = priced;
  return { expiresAt: demandId === demand.id ? expiresAt : Math.min(expiresAt, validUntil), fullUntil };
};

/** The rank of the option that holds the rooms; null: none does. */
const holdRooms = async (tx: Transaction, deps: BookingDeps, making: Making, standing: OwnOption | undefined): Promise<number | null> => {
  const { quoteId, optionId, actor, priced, holds, replaces, paid, now } = making;
  const { demand, frozen, validUntil } = priced;
  const { venue, id: demandId } = demand;
  const isKept = replaces !== null && standing?.quoteId === replaces.id;
  if (!holds && !isKept) return null;
  const { refusal: reason } = await explainHold(tx, deps, { actor, priced, replaces: replaces?.id, now });
  if (reason) return refuse('no-longer-available', { members: { reason } });
  const { search, addons } = frozen;
  const quote = { id: quoteId, demandId, venue, search, addons, status: 'Presented', supersededBy: null, validUntil };
  const { expiresAt, fullUntil } = holds || !standing ? { expiresAt: validUntil, fullUntil: null } : termFor(standing, making);
  const option = await holdQuote(tx, deps, { actor, quote, optionId, expiresAt, fullUntil, replaced: standing, worstRank: 2, paid, now });
  const days = search.days.map(({ date }) => date);
  if (holds) await tellCustomer(tx, deps, { kind: option.rank === 1 ? 'first' : 'second', option, days, venue, now });
  await recordChange(tx, deps, { type: 'option.placed', quoteId, venue, now });
  return option.rank;
};
