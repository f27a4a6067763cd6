import { userErased } from '@plenary/contracts/events';
import type { Transaction } from '@plenary/service-kit/database/database';
import { kitTables } from '@plenary/service-kit/kit-tables';
import type { Mail } from '@plenary/service-kit/mailer';
import type { EventHandler } from '@plenary/service-kit/receive-events';
import { and, eq, inArray, like, notInArray, or } from 'drizzle-orm';
import { rewriteVenueDay } from '../availability/rewrite-venue-day.ts';
import { bigEventsOf } from '../big-events/big-events-of.ts';
import { daysOf } from '../bookings/days-of.ts';
import { lockVenueDays } from '../bookings/lock-venue-days.ts';
import { nobody } from '../bookings/nobody.ts';
import { forgetCancellationNotes } from '../cancellation/forget-cancellation-notes.ts';
import { forgetChangeNotes } from '../changes/forget-change-notes.ts';
import { tellCrmOfErasure } from '../crm/erase-in-crm.ts';
import type { QuoteRow } from '../db/rows.ts';
import { keepDealRows } from '../deals/keep-deal-rows.ts';
import type { BookingDeps } from '../deps.ts';
import { forgetFeeds } from '../feeds/forget-feeds.ts';
import { forgetPaymentWords } from '../payments/forget-payment-words.ts';
import { refuseProfiles } from '../profiles/refuse-profiles.ts';
import { forgetSentPapers } from '../quotes/sent-paper.ts';
import { forgetQuoteShares } from '../quotes/share-quote.ts';
import { forgetDeskWords } from '../records/forget-desk-words.ts';
import { forgetSentMails } from '../records/forget-sent-mails.ts';
import { forgetViews } from '../saved-views/forget-views.ts';
import { forgetSheetWords } from '../sheets/forget-sheets.ts';
import { forgetEndedSignatures } from '../signature/forget-ended-signatures.ts';
import { isWaiting, type SignatureState } from '../signature-state/signature-rules.ts';
import type { VenueRecord } from '../venues/venue-record.ts';
import { forgetSecondSignatory } from './forget-second-signatory.ts';
import { tellSales } from './tell-sales.ts';
import { voidSignatures } from './void-signatures.ts';

/**
 * Erases a person: requests to sales, proposals that need approval and papers that staff sent are deleted, quotes and demands lose their owner, options and incomplete signatures end at once. An
 * approved quote stays with the names of its parties, without a way to reach them; what proves its signature (document, certificate, names,
 * e-mail and network addresses of who signed) stays for 10 years from its last day. What the person is called later is not taken. Sales
 * hears of what was signed, a second signatory of what is void, the customer relationship system of its records; customers who named the
 * person as second signatory are asked for another. Repeating it changes nothing.
 */
export const eraseUser =
  (deps: BookingDeps): EventHandler =>
  async (tx, { id: eventId, payload }) => {
    const { userId, email } = userErased.parse(payload);
    const { booking, bigEventDemand, callback, crmRecord, demand, quote, signature, signatureDocument, task } = deps.tables;
    const now = deps.now();
    const quotes = await tx.select().from(quote).where(eq(quote.userId, userId));
    const kept = quotes.filter(({ status }) => status === 'Approved');
    const waiting = quotes.filter(({ status }) => isWaiting(status));
    const keptQuotes = kept.map(({ id }) => id);
    const keptDemands = kept.map(({ demandId }) => demandId);
    await endOptionsOf(tx, deps, { userId, keptQuotes, now });
    const bookings = await tx.select({ id: booking.id }).from(booking).where(eq(booking.userId, userId));
    const bigEvents = await tx
      .delete(bigEventDemand)
      .where(bigEventsOf(deps.tables, { userId, email }))
      .returning({ id: bigEventDemand.id, email: bigEventDemand.email });
    const bigEventIds = bigEvents.map(({ id }) => id);
    const callbacks = await tx.delete(callback).where(eq(callback.userId, userId)).returning({ id: callback.demandId });
    const records = await tx
      .delete(crmRecord)
      .where(or(eq(crmRecord.userId, userId), inArray(crmRecord.id, bigEventIds)))
      .returning({ id: crmRecord.id, kind: crmRecord.kind, state: crmRecord.state, salesforceId: crmRecord.salesforceId });
    await tellCrmOfErasure(tx, deps, { eventId, records, now });
    await tx.delete(signatureDocument).where(and(eq(signatureDocument.userId, userId), eq(signatureDocument.isSigned, false)));
    const { id: signatureId, state, signatoryEmail } = signature;
    const signatures = await tx.select({ id: signatureId, state, signatoryEmail }).from(signature).where(eq(signature.userId, userId));
    const requests = [...bigEvents, ...callbacks, ...(await forgetProposals(tx, deps.tables, userId))];
    const requestIds = requests.map(({ id }) => id);
    await tx.delete(task).where(inArray(task.id, [...requestIds, ...bookings.map(({ id }) => id)]));
    const unsigned = quotes.filter(({ id }) => !keptQuotes.includes(id));
    const isContract = ({ state }: { state: string }) => state === ('approved' satisfies SignatureState);
    const unmade = signatures.filter((one) => !isContract(one));
    await dropUnsent(tx, deps, [...bookings, ...unmade, ...requests, ...unsigned]);
    await dropMailsOfContracts(tx, deps, signatures.filter(isContract));
    const venueOf = await readVenues(tx, deps, [...kept, ...waiting]);
    await voidSignatures(tx, deps, { quotes: waiting, venueOf, now });
    await tellSales(tx, deps, { quotes: [...kept, ...waiting], venueOf, now });
    await forgetEndedSignatures(tx, deps.tables, userId);
    if (email) await forgetSecondSignatory(tx, deps, { userId, email, now });

    await keepNamesAlone(tx, deps.tables, kept);
    await tx
      .update(quote)
      .set({ userId: nobody, customer: null, particulars: null })
      .where(and(eq(quote.userId, userId), notInArray(quote.id, keptQuotes)))
      .returning({ id: quote.id });
    await tx
      .update(demand)
      .set({ userId: nobody })
      .where(and(eq(demand.userId, userId), notInArray(demand.id, keptDemands)))
      .returning({ id: demand.id });
    await tx
      .update(booking)
      .set({ userId: null, companyId: null, customer: null })
      .where(eq(booking.userId, userId))
      .returning({ id: booking.id });
    await keepDealRows(tx, deps.tables, quotes);
    await forgetMade(tx, deps, { userId, email, quoteIds: quotes.map(({ id }) => id) });
    await forgetNames(tx, deps, [...bookings, ...requests]);
    await refuseProfiles(tx, deps.tables, userId);
    await forgetReplies(tx, deps, { userId, emails: bigEvents.map((one) => one.email) });
  };

/** Those that need or needed approval. */
const forgetProposals = (tx: Transaction, { proposal }: BookingDeps['tables'], userId: string): Promise<{ id: string }[]> =>
  tx.delete(proposal).where(eq(proposal.userId, userId)).returning({ id: proposal.id });

/** Papers of and links to their quotes, words on them, what mails were sent, and feeds, views and open pages, where they were of the staff. */
const forgetMade = async (
  tx: Transaction,
  { tables }: BookingDeps,
  { userId, email, quoteIds }: { userId: string; email: string | undefined; quoteIds: readonly string[] },
): Promise<void> => {
  await forgetDeskWords(tx, tables, { userId, quoteIds });
  await forgetSentPapers(tx, tables, quoteIds);
  await forgetSentMails(tx, tables, { userId, email });
  await forgetQuoteShares(tx, tables, userId);
  await forgetFeeds(tx, tables, userId);
  await forgetViews(tx, tables, userId);
  await tx.delete(tables.presence).where(eq(tables.presence.userId, userId));
};

/** Answers to repeated requests of theirs; demands for big events are kept by their address. */
const forgetReplies = async (
  tx: Transaction,
  { database }: BookingDeps,
  { userId, emails }: { userId: string; emails: readonly string[] },
): Promise<void> => {
  const { idempotency } = kitTables(database.dialect);
  const demands = emails.map((email) => `big-event:${email}`);
  await tx.delete(idempotency).where(or(like(idempotency.scope, `${userId}:%`), inArray(idempotency.scope, demands)));
};

/** Of approved quotes. */
const keepNamesAlone = async (tx: Transaction, tables: BookingDeps['tables'], kept: readonly QuoteRow[]): Promise<void> => {
  const { quote } = tables;
  const ids = kept.map(({ id }) => id);
  await forgetCancellationNotes(tx, tables, ids);
  await forgetChangeNotes(tx, tables, ids);
  await forgetPaymentWords(tx, tables, ids);
  await forgetSheetWords(tx, tables, ids);
  for (const { id, customer } of kept) {
    const named = customer && { ...customer, email: '', phone: '' };
    await tx.update(quote).set({ customer: named }).where(eq(quote.id, id)).returning({ id: quote.id });
  }
};

interface Ending {
  userId: string;
  /** Approved: what they hold stays. */
  keptQuotes: readonly string[];
  now: number;
}

/** Options lapse at this instant; who comes to settle the venue next lets those behind them move up. */
const endOptionsOf = async (tx: Transaction, deps: BookingDeps, { userId, keptQuotes, now }: Ending) => {
  const { booking, claim, lunchClaim } = deps.tables;
  const live = await tx
    .select()
    .from(booking)
    .where(and(eq(booking.userId, userId), eq(booking.status, 'option')));
  const ending = live.filter(({ quoteId }) => !quoteId || !keptQuotes.includes(quoteId));
  const ids = ending.map(({ id }) => id);
  if (ids.length === 0) return;
  const held = await tx.select().from(claim).where(inArray(claim.bookingId, ids));
  for (const venueId of [...new Set(ending.map((option) => option.venueId))].sort()) {
    const days = daysOf(held.filter((one) => one.venueId === venueId));
    await lockVenueDays(tx, { tables: deps.tables, venueId, days });
  }
  await tx.update(booking).set({ expiresAt: now }).where(inArray(booking.id, ids)).returning({ id: booking.id });
  await tx.update(claim).set({ holdUntil: now }).where(inArray(claim.bookingId, ids)).returning({ day: claim.day });
  await tx.update(lunchClaim).set({ holdUntil: now }).where(inArray(lunchClaim.bookingId, ids)).returning({ day: lunchClaim.day });
  for (const venueId of [...new Set(ending.map((option) => option.venueId))].sort())
    for (const day of daysOf(held.filter((one) => one.venueId === venueId)))
      await rewriteVenueDay(tx, { tables: deps.tables, venueId, day, now });
};

const readVenues = async (tx: Transaction, { tables: { venue } }: BookingDeps, of: readonly { venueId: string }[]) => {
  const ids = [...new Set(of.map(({ venueId }) => venueId))];
  const rows = ids.length > 0 ? await tx.select({ id: venue.id, record: venue.record }).from(venue).where(inArray(venue.id, ids)) : [];
  return (venueId: string): VenueRecord | undefined => rows.find(({ id }) => id === venueId)?.record;
};

/** Unsent mails and events; other services receive the erasure themselves. */
const dropUnsent = async (tx: Transaction, { database }: BookingDeps, aggregates: readonly { id: string }[]) => {
  const { outbox } = kitTables(database.dialect);
  const ids = aggregates.map(({ id }) => id);
  await tx.delete(outbox).where(inArray(outbox.aggregateId, ids));
};

/** Mails to the person alone: another signatory still hears that a quote is signed. */
const dropMailsOfContracts = async (
  tx: Transaction,
  { database }: BookingDeps,
  contracts: readonly { id: string; signatoryEmail: string }[],
) => {
  const { outbox } = kitTables(database.dialect);
  for (const { id, signatoryEmail } of contracts) {
    const waiting = await tx
      .select({ id: outbox.id, payload: outbox.payload })
      .from(outbox)
      .where(and(eq(outbox.aggregateId, id), eq(outbox.type, 'mail')));
    const own = waiting.filter(({ payload }) => (payload as Mail).to === signatoryEmail);
    const ids = own.map((mail) => mail.id);
    await tx.delete(outbox).where(inArray(outbox.id, ids));
  }
};

/** Staff actions stay in their trail, without the person. */
const forgetNames = async (tx: Transaction, { tables: { auditEntry } }: BookingDeps, subjects: readonly { id: string }[]) => {
  const ids = subjects.map(({ id }) => id);
  if (ids.length === 0) return;
  const deeds = await tx
    .select({ id: auditEntry.id, subject: auditEntry.subject })
    .from(auditEntry)
    .where(inArray(auditEntry.subjectId, ids));
  for (const { id, subject } of deeds)
    await tx
      .update(auditEntry)
      .set({ subject: { ...subject, name: '' }, changes: [] })
      .where(eq(auditEntry.id, id))
      .returning({ id: auditEntry.id });
};
