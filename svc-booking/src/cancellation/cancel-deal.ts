import type { cancelDeal as contract } from '@plenary/contracts/cancellation.endpoints';
import type { CancellationStatement } from '@plenary/contracts/cancellation.schemas';
import { isAfterStart } from '@plenary/contracts/cancellation-terms';
import type { EndpointInput } from '@plenary/contracts/endpoint';
import { decimalOf } from '@plenary/contracts/format';
import type { Supplement } from '@plenary/contracts/supplements';
import { refuse } from '@plenary/http/refuse';
import type { UserActor } from '@plenary/service-kit/actor';
import type { Transaction } from '@plenary/service-kit/database/database';
import { once } from '@plenary/service-kit/idempotency';
import { audit } from '../audit/audit.ts';
import { dealSubject } from '../audit/deal-subject.ts';
import { takeFreed } from '../blocks/take-freed.ts';
import { nextRevision } from '../bookings/next-revision.ts';
import { closeChange, openChange } from '../change-offers/open-change.ts';
import { takeBackPeople } from '../change-offers/take-back-people.ts';
import type { BookingDeps } from '../deps.ts';
import { recordChange } from '../events/record-change.ts';
import { changeFeesOf } from '../ledger/change-fees-of.ts';
import { receivedOf } from '../ledger/received-of.ts';
import { endOptions } from '../options/end-options.ts';
import { closeRanks, freeBookings } from '../options/free-bookings.ts';
import { settleVenue } from '../options/settle-venue.ts';
import { writeOptions } from '../options/write-options.ts';
import type { Half } from '../rooms/room.ts';
import type { VatRate } from '../vat-rates/vat-rates.ts';
import { supplementsOfDeal } from './agreed-price.ts';
import { type ConfirmedDeal, confirmedDeal, quoteOfDeal } from './deal.ts';
import { previewOf, refuseUnlessAllowed } from './preview-of.ts';
import { tellOfCancellation } from './tell-of-cancellation.ts';

type Body = EndpointInput<typeof contract>['body'];
interface Request {
  actor: UserActor;
  dealId: string;
  body: Body;
  idempotencyKey: string | undefined;
}

/**
 * Cancels a confirmed booking at the fee that its caller was shown, for its customer or by staff (design: lifecycle L33–L35): its rooms
 * and seats are free, svc-survey closes its event, its customer and second signatory are told. The statement stays. Refuses `not-found`,
 * `conflict` where it is not confirmed or cancelled already, `forbidden`, `event-over`, `stale-version` and `price-changed`.
 */
export const cancelDeal = async (deps: BookingDeps, { actor, dealId, body, idempotencyKey }: Request): Promise<CancellationStatement> => {
  const catalogue = await deps.catalogue.current();
  const entryId = deps.newId();
  await quoteOfDeal(deps.database.read, deps.tables, { actor, dealId });
  const supplements = await supplementsOfDeal(deps, dealId);
  return writeOptions(deps, (tx, now) =>
    once(tx, deps.database, { scope: `${actor.userId}:cancellation`, key: idempotencyKey, body: { dealId, ...body }, now }, async () => {
      const asked = { catalogue, actor, dealId };
      const { venueId } = await quoteOfDeal(tx, deps.tables, asked);
      const venue = catalogue.byId.get(venueId) ?? refuse('not-found');
      await settleVenue(tx, deps, { venue, now });
      const deal = await confirmedDeal(tx, deps.tables, asked);
      const received = (await receivedOf(tx, deps.tables, [dealId])).get(dealId) ?? 0;
      const changeFees = await changeFeesOf(tx, deps.tables, dealId);
      const { vatRates } = catalogue;
      const statement = statementOf(deal, { actor, body, supplements, vatRates, received, changeFees, now });
      await close(tx, deps, { deal, statement, actor, now });
      await audit(tx, deps.tables, { id: entryId, at: now, by: actor, action: 'booking-cancelled', ...entryOf(deal, statement) });
      return statement;
    }),
  );
};

interface Stated {
  actor: UserActor;
  body: Body;
  supplements: readonly Supplement[];
  /** With VAT, in euro cents. */
  received: number;
  changeFees: number;
  vatRates: readonly VatRate[];
  now: number;
}

const statementOf = (
  deal: ConfirmedDeal,
  { actor, body, supplements, vatRates, received, changeFees, now }: Stated,
): CancellationStatement => {
  const { quote, venue, days } = deal;
  const { by, reason, note, waiver, revision, previewHash } = body;
  refuseUnlessAllowed(actor, body, venue);
  const preview = previewOf(deal, { actor, cause: { by, waiver }, supplements, vatRates, now });
  if (revision !== preview.revision) refuse('stale-version', { members: { current: preview } });
  if (previewHash !== preview.previewHash) refuse('price-changed', { members: { preview } });
  if (isAfterStart(reason) && !preview.hasBegun) refuse('invalid-request', { errors: { reason: 'too_early' } });
  if (by === 'customer' && preview.hasBegun && !isAfterStart(reason)) refuse('invalid-request', { errors: { reason: 'too_late' } });
  return {
    dealId: quote.id,
    cancelledAt: new Date(now).toISOString(),
    by,
    reason,
    ...(note && { note }),
    onBehalf: actor.userId !== quote.userId,
    fee: preview.fee,
    ...(preview.terms && { terms: preview.terms }),
    agreedExcludingVat: quote.frozen.totalExcludingVatPrice,
    agreedIncludingVat: quote.frozen.totalIncludingVatPrice,
    settlement: { received, changeFees, due: preview.fee.feeIncludingVat + changeFees - received },
    customer: {
      name: [quote.customer?.firstname, quote.customer?.lastname].filter(Boolean).join(' '),
      companyName: quote.customer?.companyName ?? '',
    },
    venueName: venue.record.commercialName,
    countryCode: venue.record.address.countryCode,
    days: [...days],
  };
};

interface Closing {
  deal: ConfirmedDeal;
  statement: CancellationStatement;
  actor: UserActor;
  now: number;
}

const close = async (tx: Transaction, deps: BookingDeps, { deal, statement, actor, now }: Closing): Promise<void> => {
  const { cancellation } = deps.tables;
  const { quote, venue, booking } = deal;
  if (!(await nextRevision(tx, deps.tables, quote, 'cancelled'))) return refuse('conflict');
  await endOpenChange(tx, deps, { deal, now });
  const freed = await freeBookings(tx, deps, { venue, ids: [booking.id], from: 'confirmed', status: 'cancelled', at: now });
  const slots = freed.claims.map(({ roomId, day, half, request }) => ({ roomId, day, half: half as Half, request }));
  const kept = { userId: actor.userId, statement, slots, createdAt: now, voidedAt: null };
  await tx
    .insert(cancellation)
    .values({ quoteId: quote.id, ...kept })
    .onConflictDoUpdate({ target: cancellation.quoteId, set: kept })
    .returning({ quoteId: cancellation.quoteId });
  await takeFreed(tx, deps, { venue, claims: freed.claims, now });
  await closeRanks(tx, deps, { venue, ...freed, at: now, now });
  await tellOfCancellation(tx, deps, { deal, statement, now });
  await recordChange(tx, deps, { type: 'booking.cancelled', quoteId: quote.id, venue, now });
};

/**
 * A change that waits goes with its deal, whose mail says enough (design: lifecycle L35), and so do people of a survey that wait for their
 * price: the survey takes them back as it hears of the cancellation.
 */
const endOpenChange = async (
  tx: Transaction,
  deps: BookingDeps,
  { deal: { quote, venue, booking: held }, now }: Pick<Closing, 'deal' | 'now'>,
): Promise<void> => {
  const { isPriceOpen, sequence } = held.agreedPeople ?? {};
  if (isPriceOpen && sequence !== undefined) await takeBackPeople(tx, deps.tables, { held, surveyRevision: sequence });
  const open = await openChange(tx, deps.tables, quote.id);
  if (!open?.bookingId) return;
  await closeChange(tx, deps.tables, { id: open.id, state: 'withdrawn', now });
  await endOptions(tx, deps, { venue, ids: [open.bookingId], status: 'released', toldAs: null, at: now, now });
};

const entryOf = ({ quote, venue, days }: ConfirmedDeal, { by, reason, fee }: CancellationStatement) => ({
  subject: dealSubject(quote, { venue, day: days[0] }),
  changes: [
    { field: 'status', from: 'confirmed', to: 'cancelled' },
    { field: 'cancelledBy', from: null, to: by },
    { field: 'cancellationReason', from: null, to: reason },
    { field: 'fee', from: euros(fee.waived?.from ?? fee.feeExcludingVat), to: euros(fee.feeExcludingVat) },
  ],
});

const euros = (cents: number): string => `${decimalOf(cents)} EUR`;
