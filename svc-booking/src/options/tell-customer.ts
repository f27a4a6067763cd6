import type { Transaction } from '@plenary/service-kit/database/database';
import { appendEvent } from '@plenary/service-kit/outbox';
import { eq } from 'drizzle-orm';
import { roomsHeld } from '../booked-rooms/rooms-held.ts';
import type { OptionRow } from '../db/rows.ts';
import type { BookingDeps } from '../deps.ts';
import type { BookedHouse } from '../events/booking-event.ts';
import { heldCalendar } from '../venues/held-calendar.ts';
import { optionMail } from './mails/option-mail.ts';
import type { OptionMailKind } from './mails/option-mail-words.ts';

/** Place of each mail in the life of an option. */
const sequences: Record<OptionMailKind, number> = {
  first: 1,
  second: 1,
  promoted: 2,
  proven: 2,
  extended: 2,
  waiting: 2,
  ending: 2,
  lapsed: 3,
  released: 3,
  withdrawn: 3,
  overtaken: 3,
};

interface News {
  kind: OptionMailKind;
  /** Instant that tells a mail from others of its kind about the same option; absent: there is one at most. */
  about?: number;
  option: Pick<OptionRow, 'id' | 'quoteId' | 'customer' | 'expiresAt' | 'fullUntil'>;
  /** In ascending order. */
  days: readonly string[];
  venue: BookedHouse;
  now: number;
}

/**
 * Mails a customer what became of an option, in the transaction that made it so. Nobody where there is no customer. The mail's id is
 * made of the option's, and of `about` where there may be several: each of these happens once, and a transaction that is run again writes
 * the same mail.
 */
export const tellCustomer = async (tx: Transaction, deps: BookingDeps, { kind, about, option, days, venue, now }: News): Promise<void> => {
  const { id, quoteId, customer, expiresAt, fullUntil } = option;
  if (!customer || !quoteId) return;
  const { publicUrl, brandName, optionLimits } = deps;
  const { unprovenMinutes } = optionLimits;
  const term = { expiresAt: expiresAt ?? now, fullUntil, unprovenMinutes };
  const rooms = await roomsHeld(tx, deps.tables, { venue, quoteId, now });
  const { quote } = deps.tables;
  const [row] = await tx.select({ frozen: quote.frozen, amends: quote.amends }).from(quote).where(eq(quote.id, quoteId));
  if (!row) throw new Error(`the quote ${quoteId} of option ${id} is not there`);
  const { search, credits, totalIncludingVatPrice } = row.frozen;
  const held = { quoteId, amends: row.amends, search, venue: venue.record, language: customer.lang, isBooked: false, now };
  const mail = optionMail({
    ...{ kind, customer, quoteId, ...term, days, rooms, venue: venue.record, publicUrl, brandName },
    total: credits === undefined ? totalIncludingVatPrice : null,
    calendar: heldCalendar(deps, held),
  });
  await appendEvent(
    tx,
    deps.database,
    {
      id: about === undefined ? `${id}-${kind}` : `${id}-${kind}-${about}`,
      type: 'mail',
      aggregateId: id,
      sequence: sequences[kind],
      payload: mail,
    },
    now,
  );
};
