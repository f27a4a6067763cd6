import type { BookedQuote } from '@plenary/contracts/planning.schemas';
import type { QuoteParticulars } from '@plenary/contracts/quote';
import type { ParticularsForm } from '@plenary/contracts/quote-particulars';
import { contributorLine } from '@plenary/contracts/quote-particulars-terms';
import type { Language } from '@plenary/contracts/vocabulary';
import { refuse } from '@plenary/http/refuse';
import type { UserActor } from '@plenary/service-kit/actor';
import { and, eq } from 'drizzle-orm';
import { audit } from '../audit/audit.ts';
import type { QuoteRow } from '../db/rows.ts';
import type { BookingDeps } from '../deps.ts';
import { getBookedQuote } from './get-booked-quote.ts';

interface Request {
  actor: UserActor;
  quoteId: string;
  language: Language;
  /** The one that the caller changes. */
  revision: number;
  particulars: ParticularsForm;
}

/**
 * Writes the business contributor and the texts of staff on a quote that waits for its customer. A document that was prepared to be
 * signed is dropped, since it says otherwise. Refuses `not-found`, `already-signed`, `quote-expired` for a rejected quote, and
 * `stale-version`.
 */
export const changeParticulars = async (
  deps: BookingDeps,
  { actor, quoteId, language, revision, particulars: form }: Request,
): Promise<BookedQuote> => {
  const { database, tables } = deps;
  const { quote, signatureDocument: document } = tables;
  const entryId = deps.newId();
  const now = deps.now();
  const { byId } = await deps.catalogue.current();
  const particulars: QuoteParticulars = {
    ...(form.businessContributor && { businessContributor: form.businessContributor }),
    ...(form.headerFreeText && { headerFreeText: form.headerFreeText }),
    ...(form.additionalServices && { additionalServices: form.additionalServices }),
  };
  await database.transact(async (tx) => {
    const [row] = await tx.select().from(quote).where(eq(quote.id, quoteId));
    if (!row) return refuse('not-found');
    if (row.status === 'Rejected') return refuse('quote-expired');
    if (row.status !== 'Presented') return refuse('already-signed');
    const written = await tx
      .update(quote)
      .set({ particulars, particularsRevision: revision + 1 })
      .where(and(eq(quote.id, quoteId), eq(quote.status, 'Presented'), eq(quote.particularsRevision, revision)))
      .returning({ id: quote.id });
    if (written.length === 0) return refuse('stale-version');
    await tx.delete(document).where(and(eq(document.quoteId, quoteId), eq(document.isSigned, false)));
    const venueName = byId.get(row.venueId)?.record.commercialName ?? row.venueId;
    const subject = { type: 'quote', id: quoteId, name: subjectName(row, venueName) };
    const changes = changesOf(row.particulars ?? {}, particulars);
    await audit(tx, tables, { id: entryId, at: now, by: actor, action: 'quote-particulars-changed', subject, changes });
  });
  return getBookedQuote(deps, { quoteId, language });
};

const subjectName = ({ frozen, customer }: QuoteRow, venueName: string): string =>
  `${venueName}, ${frozen.search.days.at(0)?.date ?? ''}, ${customer?.email ?? ''}`;

const wordsOf = (particulars: QuoteParticulars) => ({
  businessContributor: contributorLine(particulars),
  headerFreeText: particulars.headerFreeText ?? null,
  additionalServices: particulars.additionalServices ?? null,
});

const changesOf = (before: QuoteParticulars, after: QuoteParticulars) => {
  const [from, to] = [wordsOf(before), wordsOf(after)];
  const fields = ['businessContributor', 'headerFreeText', 'additionalServices'] as const;
  return fields.filter((field) => from[field] !== to[field]).map((field) => ({ field, from: from[field], to: to[field] }));
};
