import { quoteReference } from '@plenary/contracts/quote-reference';
import type { Language } from '@plenary/contracts/vocabulary';
import { Refusal } from '@plenary/http/refuse';
import type { Mail } from '@plenary/service-kit/mailer';
import type { BookingDeps } from '../deps.ts';
import { printPaper } from './print-paper.ts';
import { sentPaperOf } from './sent-paper.ts';

/** A mail that waits, and the quote whose paper comes with it. */
export interface MailOfQuote extends Mail {
  attachedQuote?: { quoteId: string; language: Language };
}

/** The mail with the PDF of its quote: the one that staff sent, else as it is now. A mail is not kept back by a printer that is away: the quote's page has the PDF. */
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

/** As it was sent, where staff sent it. Null: the quote, or its customer, is gone. */
const paperOf = async (deps: BookingDeps, asked: NonNullable<MailOfQuote['attachedQuote']>): Promise<Uint8Array | null> => {
  const sent = await sentPaperOf(deps, asked.quoteId);
  return sent?.bytes ?? (await printPaper(deps, asked))?.bytes ?? null;
};
