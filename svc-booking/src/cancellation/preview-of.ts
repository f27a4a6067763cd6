import { createHash } from 'node:crypto';
import type { cancelDeal } from '@plenary/contracts/cancellation.endpoints';
import type { CancellationPreview } from '@plenary/contracts/cancellation.schemas';
import { hasRight } from '@plenary/contracts/desk-rights';
import type { EndpointInput } from '@plenary/contracts/endpoint';
import type { Supplement } from '@plenary/contracts/supplements';
import { refuse } from '@plenary/http/refuse';
import type { UserActor } from '@plenary/service-kit/actor';
import { localTime } from '@plenary/service-kit/local-time';
import { firstHalfStart } from '../calendar/first-half-start.ts';
import { pastChanges } from '../change-offers/past-changes.ts';
import type { VatRate } from '../vat-rates/vat-rates.ts';
import type { CatalogueVenue } from '../venues/catalogue.ts';
import { agreedPrice } from './agreed-price.ts';
import { cancellationFee } from './cancellation-fee.ts';
import { type ConfirmedDeal, isStaff } from './deal.ts';

export type Cause = Pick<EndpointInput<typeof cancelDeal>['body'], 'by' | 'waiver'>;

/** Refuses `forbidden` where only staff name another party, or a fee is lowered without the right to waive. */
export const refuseUnlessAllowed = (actor: UserActor, { by, waiver }: Cause, { record }: CatalogueVenue): void => {
  if (by !== 'customer' && !isStaff(actor)) refuse('forbidden');
  if (waiver && !hasRight(actor, 'approve', { country: record.address.countryCode, venueId: record.id })) refuse('forbidden');
};

/** Whether the first half-day of a booking has begun: nobody but staff cancels it then (design: lifecycle L33). */
const hasBegun = ({ quote, venue }: ConfirmedDeal, now: number): boolean => {
  const { timeZone, address } = venue.record;
  return now >= firstHalfStart({ days: quote.frozen.search.days, countryCode: address.countryCode, timeZone });
};

interface Previewed {
  actor: UserActor;
  cause: Cause;
  supplements: readonly Supplement[];
  vatRates: readonly VatRate[];
  now: number;
}

/** What a cancellation costs at this instant, and what it gives up. Refuses `event-over` to a customer whose event has begun. */
export const previewOf = (deal: ConfirmedDeal, { actor, cause, supplements, vatRates, now }: Previewed): CancellationPreview => {
  const { quote, venue, claims, days, changes } = deal;
  const { commercialName, timeZone } = venue.record;
  const firstDay = days[0] ?? '';
  const isUnderWay = hasBegun(deal, now);
  if (!isStaff(actor) && isUnderWay) refuse('event-over');
  const { cancellationTerms: terms, totalIncludingVatPrice } = quote.frozen;
  const fee = cancellationFee({
    terms,
    agreed: agreedPrice(deal, { supplements, vatRates }),
    receivedOn: localTime(now, timeZone).day,
    firstDay,
    isFree: cause.by !== 'customer',
    waiver: cause.waiver,
    ...feesSoFar(changes),
  });
  const taken = new Set(claims.map(({ roomId }) => roomId));
  const outcome = {
    revision: quote.revision,
    fee,
    ...(terms && { terms }),
    agreedIncludingVat: totalIncludingVatPrice,
    freed: {
      venueName: commercialName,
      days: [...days],
      roomNames: venue.rooms.filter(({ id }) => taken.has(id)).map(({ name }) => name),
    },
  };
  return {
    ...outcome,
    hasBegun: isUnderWay,
    previewHash: createHash('sha256')
      .update(JSON.stringify([deal.quote.id, cause, outcome]))
      .digest('base64url'),
  };
};

/** What changes of a deal say about the fee of its cancellation. */
const feesSoFar = (changes: ConfirmedDeal['changes']) => {
  const { leastPercent, fees } = pastChanges(changes);
  return { leastPercent, earlier: fees };
};
