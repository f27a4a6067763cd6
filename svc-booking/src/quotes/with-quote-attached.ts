import { quoteReference } from '@plenary/contracts/quote-reference';
import type { Language } from '@plenary/contracts/vocabulary';
import { Refusal } from '@plenary/http/refuse';
import type { Mail } from '@plenary/service-kit/mailer';
import { eq } from 'drizzle-orm';
import { roomsHeld } from '../booked-rooms/rooms-held.ts';
import type { BookingDeps } from '../deps.ts';
import { currentOption } from '../options/current-option.ts';
import { scientistOfVenue } from '../scientists/scientist-of-venue.ts';
import { presentQuote } from './present-quote.ts';

/** A mail that waits, and the quote whose paper comes with it. */
export interface MailOfQuote extends Mail {
  attachedQuote?: { quoteId: string; language: Language };
}

/** The mail with the PDF of its quote as it is now. A mail is not kept back by a printer that is away: the quote's page has the PDF. */
export const withQuoteAttached = async (deps: BookingDeps, { attachedQuote, ...mail }: MailOfQuote): Promise<Mail> => {
  if (!attachedQuote) return mail;
  const content = await paperOf(deps, attachedQuote).catch((error: unknown) => {
    if (error instanceof Refusal) return null;
    throw error;
  });
  if (!content) return mail;
  const { quoteId, language } = attachedQuote;
  const filename = `devis-${quoteReference(quoteId).toLowerCase()}-${language}.pdf`;
  return {
    ...mail,
    attachments: [...(mail.attachments ?? []), { filename, content: Buffer.from(content), contentType: 'application/pdf' }],
  };
};

/** Null: the quote, or its customer, is gone. */
const paperOf = async (deps: BookingDeps, { quoteId, language }: NonNullable<MailOfQuote['attachedQuote']>): Promise<Uint8Array | null> => {
  const { database, tables } = deps;
  const { read } = database;
  const [row] = await read.select().from(tables.quote).where(eq(tables.quote.id, quoteId));
  const venue = row && (await deps.catalogue.current()).byId.get(row.venueId);
  if (!venue || !row.customer) return null;
  const { firstname, lastname, companyName, email, phone } = row.customer;
  const option = await currentOption(deps, { venue, quoteId });
  const rooms = await roomsHeld(read, tables, { venue, quoteId, now: deps.now() });
  const scientist = await scientistOfVenue(deps, row.venueId);
  return deps.documents.printQuote({
    quote: presentQuote({ row, venue, language, option, rooms, scientist }),
    language,
    customer: { name: `${firstname} ${lastname}`.trim(), companyName, email, phoneNumber: phone },
  });
};
