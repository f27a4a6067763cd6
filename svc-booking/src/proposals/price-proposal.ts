import type { ListedLine, ProposalLine } from '@plenary/contracts/proposals.schemas';
import { refuse } from '@plenary/http/refuse';
import type { UserActor } from '@plenary/service-kit/actor';
import type { Reader } from '@plenary/service-kit/database/database';
import { eventStart } from '../calendar/event-start.ts';
import { termsOn } from '../deal-terms/deal-terms.ts';
import { type OwnDemand, ownDemand } from '../demands/own-demand.ts';
import { priceOwnDemand } from '../demands/price-own-demand.ts';
import type { BookingDeps } from '../deps.ts';
import type { FrozenQuote } from '../prices/frozen-quote.ts';
import { priceLines } from '../prices/price-demand.ts';
import { noAddons } from '../prices/quote-lines.ts';
import { needsCustomPrice } from '../search/custom-price.ts';
import { catalogueOffers } from '../written-lines/catalogue-offers.ts';
import {
  addonsSold,
  discountOf,
  faultsOfLines,
  listedAs,
  netOf,
  offerOf,
  proposalEnd,
  writtenLine,
} from '../written-lines/proposal-rules.ts';

export interface Proposal {
  demandId: string;
  lines: readonly ProposalLine[];
  validDays: number;
}

/** What else is asked of a proposal that is sent. */
export interface Sending {
  holds?: boolean | undefined;
  /** The quote whose next version it is, and its revision as its author has seen it. */
  replaces?: { quoteId: string; revision: number } | undefined;
  /** The quote whose variant it is. */
  variantOf?: string | undefined;
  /** As it was shown. */
  totalExcludingVatPrice: number;
}

interface Asked {
  /** The customer in whose name staff act. */
  actor: UserActor;
  proposal: Proposal;
  /** Id of the version that it takes the place of; undefined: it is a quote of its own. */
  replaces?: string | undefined;
  now: number;
}

export interface PricedProposal {
  demand: OwnDemand;
  frozen: FrozenQuote;
  /** Instant in milliseconds. */
  validUntil: number;
  /** In percent, to be allowed by who may give so much. */
  discountPercent: number;
  /** What its lines of the list cost there. */
  listed: ListedLine[];
}

/**
 * Prices the lines of a proposal for a customer's demand (design: lifecycle L9–L11): fees, VAT by kind and day, deposit and terms as of
 * any quote, and how far it is under the list, the discount of the customer's contract left aside. Refuses `not-found`, `invalid-request`
 * for a line on another day or with a code that is not sold on it, `event-over` within 72 hours of the event, and `no-longer-available` where a list price has no rooms any more.
 */
export const priceProposal = async (
  read: Reader,
  deps: BookingDeps,
  { actor, proposal, replaces, now }: Asked,
): Promise<PricedProposal> => {
  const { demandId, lines, validDays } = proposal;
  const catalogue = await deps.catalogue.current();
  const demand = await ownDemand(read, { tables: deps.tables, catalogue, actor, demandId });
  const { venue, search } = demand;
  const days = search.days.map(({ date }) => date);
  const offers = catalogueOffers({ venue: venue.record, days, deps });
  const errors = faultsOfLines(lines, { days, offers });
  if (Object.keys(errors).length > 0) return refuse('invalid-request', { errors });
  const { timeZone, address } = venue.record;
  const validUntil = proposalEnd({ now, eventStart: eventStart({ firstDay: days[0] ?? '', timeZone }), validDays });
  if (validUntil === null) return refuse('event-over');
  const written = lines.map((line) => ({ ...line, offer: offerOf(line, offers) }));
  const quoteLines = written.map(writtenLine);
  const price = priceLines({
    lines: quoteLines,
    days: search.days,
    countryCode: address.countryCode,
    prices: venue.record.prices,
    contract: quoteLines.some(({ applyGlobalDiscount }) => applyGlobalDiscount) ? actor.contract : null,
    settings: deps.prices,
    terms: termsOn(catalogue.dealTerms, catalogue.today),
    vatRates: catalogue.vatRates,
  });
  const asListed = needsCustomPrice(venue.record, search)
    ? null
    : await priceOwnDemand(read, deps, { catalogue, actor: { ...actor, contract: null }, demandId, replaces });
  const discountPercent = discountOf(written, asListed && netOf(asListed.frozen.items));
  const addons = search.days.some(({ evening }) => evening) ? noAddons : addonsSold(written.map(({ offer }) => offer?.code));
  const listed = written.flatMap((line, index) => listedAs(line, { index, contract: actor.contract }) ?? []);
  return { demand, validUntil, discountPercent, listed, frozen: { ...price, search, addons } };
};
