import type { BigEventDemand } from '@plenary/contracts/big-event.schemas';
import { bigEventFaults } from '@plenary/contracts/big-event-rules';
import type { FieldErrors } from '@plenary/contracts/problem';
import { normaliseSalesforceId } from '@plenary/contracts/salesforce-id';
import { storedTelephone, telephoneFault } from '@plenary/contracts/telephone';
import { refuse } from '@plenary/http/refuse';
import type { Actor } from '@plenary/service-kit/actor';
import { once } from '@plenary/service-kit/idempotency';
import { appendEvent } from '@plenary/service-kit/outbox';
import { todayIn } from '../calendar/today-in.ts';
import type { Handover } from '../crm/crm-port.ts';
import { handToSales } from '../crm/hand-to-sales.ts';
import type { BookingDeps } from '../deps.ts';
import { type CatalogueVenue, isPublished } from '../venues/catalogue.ts';
import { confirmationMail } from './confirmation-mail.ts';
import type { ForwardedRequest } from './is-public-email.ts';
import { limits } from './limits.ts';
import { salesMail } from './sales-mail.ts';

const dueAfter = 24 * 60 * 60 * 1_000;

interface Request {
  actor: Actor;
  demand: BigEventDemand;
  idempotencyKey: string | undefined;
  forwarded: ForwardedRequest;
}

const refused = (errors: FieldErrors) => ({ errors, members: { success: false } });

/**
 * Keeps a big-event demand as new, to be answered within 24 hours, and mails sales and the customer (spec/booking.md §3, §5). A demand
 * with its hidden field filled is answered alike and not stored. Refuses `invalid-request` with every field at fault, 429 after 10
 * demands an hour from an address, and `public-email-forbidden`.
 */
export const createBigEvent = async (
  deps: BookingDeps,
  { actor, demand, idempotencyKey, forwarded }: Request,
): Promise<{ success: true }> => {
  if (demand.website) return { success: true };
  const now = deps.now();
  const venue = await wantedVenue(deps, demand, now);
  await deps.throttle.take(limits.demandsOfAddress, actor.client);
  if (await deps.isPublicEmail(demand.email, forwarded))
    return refuse('public-email-forbidden', refused({ email: 'public-email-forbidden' }));
  const confirmations = await deps.throttle.count(limits.confirmationsOfMailbox, demand.email);
  const isConfirmed = confirmations <= limits.confirmationsOfMailbox.limit;
  return keep(deps, { actor, demand, idempotencyKey, venue, isConfirmed, now });
};

/** The venue of a demand that is right in every field. */
const wantedVenue = async (deps: BookingDeps, demand: BigEventDemand, now: number): Promise<CatalogueVenue> => {
  const { byId } = await deps.catalogue.current();
  const venue = byId.get(normaliseSalesforceId(demand['venue-id']) ?? '');
  if (!venue || !isPublished(venue)) return refuse('invalid-request', refused({ 'venue-id': 'invalid_value' }));
  const { timeZone, eventDemandPax } = venue.record;
  const phone = telephoneFault(demand.phone);
  const faults = {
    ...bigEventFaults(demand, { today: todayIn({ now, timeZone }), minimumPax: eventDemandPax.minimum }),
    ...(phone && { phone }),
  };
  return Object.keys(faults).length > 0 ? refuse('invalid-request', refused(faults)) : venue;
};

interface Kept extends Omit<Request, 'forwarded'> {
  venue: CatalogueVenue;
  /** Whether the customer is mailed. */
  isConfirmed: boolean;
  now: number;
}

const keep = (deps: BookingDeps, { actor, demand, idempotencyKey, venue, isConfirmed, now }: Kept): Promise<{ success: true }> => {
  const { database, tables, brandName, publicUrl } = deps;
  const dueAt = now + dueAfter;
  const row = {
    id: deps.newId(),
    venueId: venue.record.id,
    userId: actor.kind === 'user' ? actor.userId : null,
    state: 'new',
    dueAt,
    createdAt: now,
    ...detailsOf(demand),
  };
  const mails = [
    salesMail({ to: deps.salesEmail, brandName, demand, venue: venue.record, dueAt }),
    ...(isConfirmed ? [confirmationMail({ demand, venue: venue.record, brandName, publicUrl })] : []),
  ].map((payload, index) => ({ id: deps.newId(), type: 'mail', aggregateId: row.id, sequence: index + 1, payload }));
  // Keyed by the customer's address: a demand repeated over another network, or after signing in, is the same one.
  const request = { scope: `big-event:${demand.email}`, key: idempotencyKey, body: demand, now };
  return database.transact((tx) =>
    once(tx, database, request, async () => {
      await tx.insert(tables.bigEventDemand).values(row);
      await handToSales(tx, deps, { userId: row.userId, handover: handoverOfEvent(row, { actor, venue }), now });
      for (const mail of mails) await appendEvent(tx, database, mail, now);
      return { success: true as const };
    }),
  );
};

type Row = ReturnType<typeof detailsOf> & { id: string };

/** Facts of the account of whoever asks; a visitor has none. */
const knownOf = (actor: Actor): Pick<Handover['contact'], 'companyName' | 'salesforceId'> => {
  if (actor.kind !== 'user') return { companyName: '' };
  const { companyName, salesforceId } = actor;
  return { companyName, ...(salesforceId && { salesforceId }) };
};

const handoverOfEvent = (row: Row, { actor, venue }: Pick<Kept, 'actor' | 'venue'>): Handover => {
  const { id, firstname, lastname, email, phone, startDay, endDay, pax, message } = row;
  return {
    id,
    kind: 'big-event',
    contact: { firstname, lastname, email, phone, lang: row.lang, ...knownOf(actor) },
    venue: { salesforceId: venue.record.salesforceId, name: venue.record.commercialName },
    firstDay: startDay,
    lastDay: endDay,
    pax,
    amount: null,
    message,
  };
};

const detailsOf = (demand: BigEventDemand) => ({
  lang: demand.lang,
  adsTracking: demand.adsTracking || null,
  firstname: demand.firstname,
  lastname: demand.lastname,
  email: demand.email,
  phone: storedTelephone(demand.phone),
  startDay: demand['start-date'],
  endDay: demand['end-date'],
  hasFlexibleDates: demand['flexible-date'],
  roomsCount: demand['rooms-count'],
  pax: demand.pax,
  message: demand.message,
});
