import type { QuoteVariant } from '@plenary/contracts/quote';
import { dayAtVenue } from '@plenary/contracts/venue-time';
import type { UserActor } from '@plenary/service-kit/actor';
import type { Transaction } from '@plenary/service-kit/database/database';
import { appendEvent } from '@plenary/service-kit/outbox';
import { eq } from 'drizzle-orm';
import { roomsHeld } from '../booked-rooms/rooms-held.ts';
import { eventStart } from '../calendar/event-start.ts';
import type { BookingDeps } from '../deps.ts';
import { liveOption } from '../options/live-option.ts';
import { isTooLate } from '../options/option-rules.ts';
import type { MadeQuote } from './create-quote.ts';
import { expectedRoomsOf } from './expected-rooms.ts';
import { quoteMail } from './mails/quote-mail.ts';
import { expectSentPaper } from './sent-paper.ts';
import type { MailOfQuote } from './with-quote-attached.ts';

interface News extends MadeQuote {
  customer: Pick<UserActor, 'email' | 'lang' | 'mailboxProven'>;
  madeBy: 'staff' | 'customer';
  /** Its rooms are held until it ends. */
  isHeld?: boolean;
  /** It takes the place of an earlier version. */
  isNewVersion?: boolean;
  /** The others that its customer may choose in its place. */
  variants?: readonly QuoteVariant[];
}

type Rooms = Pick<Parameters<typeof quoteMail>[0], 'rooms' | 'expected'>;

/** The rooms that it holds, or those that it would get. */
const roomsOf = async (tx: Transaction, deps: BookingDeps, { quoteId, venue, now }: News): Promise<Rooms> => {
  const { quote } = deps.tables;
  const [row] = await tx.select().from(quote).where(eq(quote.id, quoteId));
  const option = await liveOption(tx, deps.tables, { quoteId, now });
  return {
    rooms: await roomsHeld(tx, deps.tables, { venue, quoteId, now }),
    expected: row && (await expectedRoomsOf(tx, deps, { row, venue, option })),
  };
};

/** Mails a customer a quote that they made, or staff for them, once; the paper that staff send is kept. */
export const tellOfQuote = async (tx: Transaction, deps: BookingDeps, news: News): Promise<void> => {
  const { customer, madeBy, isHeld = false, isNewVersion = false, variants = [], quoteId, frozen, venue, validUntil, now } = news;
  const { publicUrl, brandName } = deps;
  if (madeBy === 'staff') await expectSentPaper(tx, deps.tables, { quoteId, language: customer.lang, now });
  const days = frozen.search.days.map(({ date }) => date).sort();
  const mail = quoteMail({
    customer,
    madeBy: isNewVersion ? 'version' : madeBy,
    isHeld,
    isTooLate: !isHeld && isTooLate({ now, eventStart: eventStart({ firstDay: days[0] ?? '', timeZone: venue.record.timeZone }) }),
    quoteId,
    venue: venue.record,
    days,
    validUntil: dayAtVenue(validUntil, { language: customer.lang, timeZone: venue.record.timeZone }),
    ...(await roomsOf(tx, deps, news)),
    variants,
    totals: frozen.credits === undefined ? frozen : null,
    publicUrl,
    brandName,
  });
  const payload: MailOfQuote = { ...mail, attachedQuote: { quoteId, language: customer.lang } };
  await appendEvent(
    tx,
    deps.database,
    { id: madeBy === 'staff' ? `${quoteId}-made-for` : `${quoteId}-made`, type: 'mail', aggregateId: quoteId, sequence: 1, payload },
    now,
  );
};
