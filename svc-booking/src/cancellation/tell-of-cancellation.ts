import type { CancellationStatement } from '@plenary/contracts/cancellation.schemas';
import type { Language } from '@plenary/contracts/vocabulary';
import type { Transaction } from '@plenary/service-kit/database/database';
import { appendEvent } from '@plenary/service-kit/outbox';
import { and, eq } from 'drizzle-orm';
import type { BookingDeps } from '../deps.ts';
import type { ConfirmedDeal } from './deal.ts';
import { cancellationMail } from './mails/cancellation-mail.ts';

interface News {
  deal: ConfirmedDeal;
  statement: CancellationStatement;
  now: number;
}

/** Mails the customer, the signatory and the second signatory that their booking is cancelled, each address once, with the fee worked out. */
export const tellOfCancellation = async (tx: Transaction, deps: BookingDeps, { deal, statement, now }: News): Promise<void> => {
  const { signature } = deps.tables;
  const { quote, booking, venue } = deal;
  const [signed] = await tx
    .select()
    .from(signature)
    .where(and(eq(signature.quoteId, quote.id), eq(signature.state, 'approved')));
  // Kept without an address: the person is erased, and nobody is written to for them.
  if (quote.customer?.email === '') return;
  const lang = quote.customer?.lang ?? booking.customer?.lang ?? (signed?.lang as Language | undefined);
  const second = signed?.secondErasedAt === null ? signed.secondEmail : null;
  const addresses = [quote.customer?.email, signed?.signatoryEmail, second].filter((one) => typeof one === 'string' && one !== '');
  if (!lang) return;
  const { publicUrl, brandName } = deps;
  for (const [index, to] of [...new Set(addresses as string[])].entries()) {
    const payload = cancellationMail({ to, lang, statement, timeZone: venue.record.timeZone, publicUrl, brandName });
    await appendEvent(
      tx,
      deps.database,
      { id: `${quote.id}-cancelled-${quote.revision}-${index}`, type: 'mail', aggregateId: booking.id, sequence: index, payload },
      now,
    );
  }
};
