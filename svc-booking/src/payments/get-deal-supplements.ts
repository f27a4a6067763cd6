import type { DealSupplements } from '@plenary/contracts/deal-supplements.schemas';
import type { Supplement } from '@plenary/contracts/supplements';
import { refuse } from '@plenary/http/refuse';
import type { UserActor } from '@plenary/service-kit/actor';
import { quoteOfDeal } from '../cancellation/deal.ts';
import type { BookingDeps } from '../deps.ts';

/** What was agreed on for a deal beside its quote. Refuses `not-found`, also for another customer's, and `service-unavailable`. */
export const getDealSupplements = async (
  deps: BookingDeps,
  { actor, dealId }: { actor: UserActor; dealId: string },
): Promise<DealSupplements> => {
  const { database, tables, catalogue, toldSupplements } = deps;
  const { frozen, customer, venueId } = await quoteOfDeal(database.read, tables, { actor, dealId });
  const { record } = (await catalogue.current()).byId.get(venueId) ?? refuse('not-found');
  const { supplements, agreedAt } = (await toldSupplements?.(dealId)) ?? { supplements: [], agreedAt: null };
  const quote = { excludingVat: frozen.totalExcludingVatPrice, includingVat: frozen.totalIncludingVatPrice };
  const added = sumsOf(supplements);
  return {
    dealId,
    venueName: record.commercialName,
    countryCode: record.address.countryCode,
    days: frozen.search.days.map(({ date }) => date).sort(),
    customer: {
      name: [customer?.firstname, customer?.lastname].filter(Boolean).join(' '),
      companyName: customer?.companyName ?? '',
    },
    supplements,
    agreedAt,
    quote,
    added,
    total: { excludingVat: quote.excludingVat + added.excludingVat, includingVat: quote.includingVat + added.includingVat },
    untaxed: sum(supplements, ({ excludingVat, includingVat }) => (includingVat === null ? (excludingVat ?? 0) : 0)),
    hasUnpriced: supplements.some(({ excludingVat }) => excludingVat === null),
  };
};

const sumsOf = (supplements: readonly Supplement[]): DealSupplements['added'] => ({
  excludingVat: sum(supplements, ({ excludingVat, includingVat }) => (includingVat === null ? 0 : (excludingVat ?? 0))),
  includingVat: sum(supplements, ({ includingVat }) => includingVat ?? 0),
});

const sum = (supplements: readonly Supplement[], of: (one: Supplement) => number): number =>
  supplements.reduce((total, one) => total + of(one), 0);
