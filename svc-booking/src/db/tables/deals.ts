import type { StaffMember } from '@plenary/contracts/audit-trail';
import type { DealStage, LostReason } from '@plenary/contracts/desk-deals-terms';
import type { BookedKind } from '@plenary/contracts/desk-reports-terms';
import type { Configuration } from '@plenary/contracts/search';
import type { EventStatus } from '@plenary/contracts/survey-terms';
import { columnKit, type Dialect } from '@plenary/service-kit/database/columns';

/** What a row keeps: what time alone makes of a stage is told when it is read. */
export type KeptStage = Exclude<DealStage, 'expired' | 'done'>;

export const dealTables = (dialect: Dialect) => {
  const kit = columnKit(dialect);
  return {
    /** Derived from a quote and its booking, rewritten in the transaction that changes them: the lists of the desk read nothing else. */
    dealRow: kit.table('deal_row', {
      quoteId: kit.text().primaryKey(),
      venueId: kit.text().notNull(),
      countryCode: kit.text().notNull(),
      stage: kit.text().$type<KeptStage>().notNull(),
      /** Local days. */
      firstDay: kit.text().notNull(),
      lastDay: kit.text().notNull(),
      /** People of the largest day. */
      pax: kit.integer().notNull(),
      /** Euro cents. */
      netPrice: kit.integer().notNull(),
      grossPrice: kit.integer().notNull(),
      createdAt: kit.integer().notNull(),
      /** Instant at which the option lapses or the quote is no longer valid; `never` once neither can happen. */
      endsAt: kit.integer().notNull(),
      /** What a search finds, folded, each word between blanks. */
      words: kit.text().notNull(),
      /** Events told of the quote when the row was written: another number shows that it is behind. */
      eventCount: kit.integer().notNull(),
      /** The words that stand in `dealWord`; others than `words`: they are behind, for a version without them wrote the row. */
      indexedWords: kit.text(),
      /** When its customer signed, or staff confirmed it; null: not decided. */
      decidedAt: kit.integer(),
      /** Of the customer, folded; empty: none, or erased. Null: a version without it wrote the row. */
      company: kit.text(),
      /** Events told of the quote when its rooms were written to `roomUse`. */
      usedEventCount: kit.integer(),
      /** Events told of the quote when its money was written to `bookedMoney` and `heldMoney`. */
      moneyEventCount: kit.integer(),
      /** People that staff agreed to have a price that the customer has not agreed to. */
      isPriceOpen: kit.boolean().notNull(),
      /** Local day from whose noon on the people are billed at least; empty: not written yet. */
      guaranteeDay: kit.text().notNull(),
      /** Events told of the quote when these two were written. */
      flagEventCount: kit.integer(),
    }),
    /** What a decision about a deal adds or takes away, on its day: derived as the row of the deal is (design: desk D19). */
    bookedMoney: kit.table(
      'booked_money',
      {
        quoteId: kit.text().notNull(),
        /** Counts the decisions of the deal. */
        number: kit.integer().notNull(),
        kind: kit.text().$type<BookedKind>().notNull(),
        /** Local day of the decision. */
        day: kit.text().notNull(),
        venueId: kit.text().notNull(),
        countryCode: kit.text().notNull(),
        /** Of the customer; empty: none, or erased. */
        company: kit.text().notNull(),
        /** Of a cancellation, and of what takes it back; else empty. */
        reason: kit.text().notNull(),
        /** Euro cents without VAT. */
        net: kit.integer().notNull(),
        fee: kit.integer().notNull(),
      },
      (table) => [kit.primaryKey({ columns: [table.quoteId, table.number] })],
    ),
    /** What a confirmed deal brings on each day of its event, derived the same way. */
    heldMoney: kit.table(
      'held_money',
      {
        quoteId: kit.text().notNull(),
        day: kit.text().notNull(),
        venueId: kit.text().notNull(),
        countryCode: kit.text().notNull(),
        company: kit.text().notNull(),
        /** The room of the plenary; empty: none is known. */
        roomId: kit.text().notNull(),
        /** Euro cents without VAT; `discount` is off it already. */
        net: kit.integer().notNull(),
        discount: kit.integer().notNull(),
        people: kit.integer().notNull(),
        lunches: kit.integer().notNull(),
      },
      (table) => [kit.primaryKey({ columns: [table.quoteId, table.day] })],
    ),
    /** A room that a confirmed booking has on a day for one of its requests, evenings left out: derived as the row of its deal is. */
    roomUse: kit.table(
      'room_use',
      {
        quoteId: kit.text().notNull(),
        day: kit.text().notNull(),
        /** Index of the day's request: 0 the plenary, then the sub-rooms. */
        request: kit.integer().notNull(),
        roomId: kit.text().notNull(),
        /** 1 or 2. */
        halves: kit.integer().notNull(),
        pax: kit.integer().notNull(),
        configuration: kit.text().$type<Configuration>().notNull(),
      },
      (table) => [kit.primaryKey({ columns: [table.quoteId, table.day, table.request, table.roomId] })],
    ),
    /** Who follows a deal up, and what comes next (design: desk D8). */
    dealFollowUp: kit.table('deal_follow_up', {
      quoteId: kit.text().primaryKey(),
      /** Of the owner, for a filter; null: nobody. */
      ownerId: kit.text(),
      owner: kit.json<StaffMember>(),
      nextAction: kit.text().notNull(),
      /** Local day; null: none. */
      nextDay: kit.text(),
      version: kit.integer().notNull(),
    }),
    /** Why staff say that a deal was lost: it stands while the deal is (design: desk D8). */
    dealLoss: kit.table('deal_loss', {
      quoteId: kit.text().primaryKey(),
      reason: kit.text().$type<LostReason>().notNull(),
      text: kit.text().notNull(),
      toldBy: kit.json<StaffMember>().notNull(),
      version: kit.integer().notNull(),
    }),
    /** Where the survey of a deal stands and what its customer calls it, as svc-survey told it last (design: desk D7). */
    dealSurvey: kit.table('deal_survey', {
      quoteId: kit.text().primaryKey(),
      /** Of the newest event: older ones are dropped. */
      sequence: kit.integer().notNull(),
      /** Null: there is none any more. */
      status: kit.text().$type<EventStatus>(),
      title: kit.text().notNull(),
    }),
    /** What each agreement on supplements of a survey added to a deal, or took away: together what they come to (design: desk D19). */
    dealSupplement: kit.table(
      'deal_supplement',
      {
        quoteId: kit.text().notNull(),
        /** Counts the agreements of the deal. */
        number: kit.integer().notNull(),
        /** Instant at which it was agreed. */
        at: kit.integer().notNull(),
        /** Euro cents without VAT. */
        net: kit.integer().notNull(),
      },
      (table) => [kit.primaryKey({ columns: [table.quoteId, table.number] })],
    ),
    /** Written by staff about a customer, for staff alone. */
    deskNote: kit.table('desk_note', {
      id: kit.text().primaryKey(),
      userId: kit.text().notNull(),
      text: kit.text().notNull(),
      writtenBy: kit.json<StaffMember>().notNull(),
      at: kit.integer().notNull(),
    }),
    /** Mails about a deal or to a customer, once they are sent; the outbox forgets them then. */
    sentMail: kit.table('sent_mail', {
      /** That of the mail. */
      id: kit.text().primaryKey(),
      /** The deal; null: a request that is none yet. */
      quoteId: kit.text(),
      /** Its customer. */
      userId: kit.text().notNull(),
      recipient: kit.text().notNull(),
      subject: kit.text().notNull(),
      sentAt: kit.integer().notNull(),
    }),
    /** The words of each row, for a search by their beginnings. */
    dealWord: kit.table(
      'deal_word',
      {
        /** UTF-8 in hexadecimal digits, which every collation sorts alike. */
        word: kit.text().notNull(),
        quoteId: kit.text().notNull(),
      },
      (table) => [kit.primaryKey({ columns: [table.word, table.quoteId] })],
    ),
  };
};
