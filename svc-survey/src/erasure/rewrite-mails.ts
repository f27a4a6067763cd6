import { normaliseEmail } from '@plenary/contracts/email-address';
import type { BookingCustomer } from '@plenary/contracts/events';
import { frenchSpaces } from '@plenary/contracts/french-spaces';
import type { Transaction } from '@plenary/service-kit/database/database';
import { kitTables } from '@plenary/service-kit/kit-tables';
import { escapeHtml } from '@plenary/service-kit/mail-layout';
import type { Mail } from '@plenary/service-kit/mailer';
import { and, eq } from 'drizzle-orm';
import type { EventRow } from '../db/tables.ts';
import type { SurveyDeps } from '../deps.ts';
import { noticeKinds } from '../notices/notice-words.ts';
import { tellOnce } from '../notices/tell-once.ts';

interface Handed {
  /** The event with its new customer. */
  event: EventRow;
  gone: BookingCustomer;
  now: number;
}

/**
 * Rewrites pending mails of an event. Mails to the person are dropped, and one-time notices are rewritten for the house;
 * mails to others name the house in the person's place.
 */
export const rewriteMails = async (tx: Transaction, deps: SurveyDeps, { event, gone, now }: Handed): Promise<void> => {
  const { database, tables } = deps;
  const { outbox } = kitTables(database.dialect);
  const ofEvent = and(eq(outbox.type, 'mail'), eq(outbox.aggregateId, event.id));
  for (const { id, payload } of await tx.select().from(outbox).where(ofEvent)) {
    const mail = payload as Mail;
    if (!mail.to.split(',').some((address) => normaliseEmail(address) === normaliseEmail(gone.email))) {
      const renamed = renamedIn(mail, { from: gone, to: event.record.customer });
      await tx.update(outbox).set({ payload: renamed }).where(eq(outbox.id, id)).returning({ id: outbox.id });
      continue;
    }
    await tx.delete(outbox).where(eq(outbox.id, id));
    const kind = noticeKinds.find((one) => id === `${event.id}-${one}`);
    if (!kind) continue;
    const { notice } = tables;
    const told = await tx
      .delete(notice)
      .where(and(eq(notice.eventId, event.id), eq(notice.kind, kind)))
      .returning();
    if (told.length > 0) await tellOnce(tx, deps, { kind, event, now });
  }
};

const renamedIn = (mail: Mail, { from, to }: { from: BookingCustomer; to: BookingCustomer }): Mail => {
  const pairs = [
    [`${from.firstname} ${from.lastname}`, to.firstname],
    [from.email, to.email],
  ].filter((pair): pair is [string, string] => pair[0]?.trim() !== '');
  // Of a French mail some spaces are no-break ones.
  const spellings = pairs.flatMap(([before, after]) => [before, frenchSpaces(before)].map((shown) => [shown, after] as const));
  const inText = (text: string) => spellings.reduce((so, [before, after]) => so.replaceAll(before, () => after), text);
  const html = spellings.reduce((so, [before, after]) => so.replaceAll(escapeHtml(before), () => escapeHtml(after)), mail.html);
  return { ...mail, subject: inText(mail.subject), text: inText(mail.text), html };
};
