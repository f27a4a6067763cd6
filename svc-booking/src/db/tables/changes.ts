import type { StaffMember } from '@plenary/contracts/audit-trail';
import type { NamedRoom } from '@plenary/contracts/booked-room';
import type { CancellationFee } from '@plenary/contracts/cancellation.schemas';
import type { AskedChange } from '@plenary/contracts/changes.schemas';
import type { ApprovalState } from '@plenary/contracts/proposals-terms';
import type { Language } from '@plenary/contracts/vocabulary';
import { columnKit, type Dialect } from '@plenary/service-kit/database/columns';
import type { FrozenQuote } from '../../prices/frozen-quote.ts';
import type { Half } from '../../rooms/room.ts';
import type { LunchService } from '../../search/lunch-seats.ts';

/** A booking before or after a change, whole. */
export interface KeptSide {
  frozen: FrozenQuote;
  rooms: readonly NamedRoom[];
}

/** How a customer agreed: themselves by a click, or as staff wrote down. */
export interface KeptConsent {
  by: 'owner' | 'staff';
  userId: string;
  at: number;
  /** Address group of who clicked. */
  client: string;
  /** What was shown. */
  previewHash: string;
  note?: string;
}

/** As in the table `claim`. */
export interface KeptSlot {
  roomId: string;
  day: string;
  half: Half;
  request: number | null;
}

/** A day of the booking and the one in its place; without `to` it is given up, without `from` it is a day more. */
export interface MovedDay {
  from?: string;
  to?: string;
}

export const changeTables = (dialect: Dialect) => {
  const kit = columnKit(dialect);
  return {
    /** Changes of confirmed bookings, with the versions before and after: nothing of them changes once they have ended. */
    dealChange: kit.table('deal_change', {
      id: kit.text().primaryKey(),
      dealId: kit.text().notNull(),
      /** One of `changeStates`; a deal has one that is offered at most. */
      state: kit.text().notNull(),
      /** One of `changeLevels`. */
      level: kit.text().notNull(),
      /** Who made it. */
      userId: kit.text().notNull(),
      onBehalf: kit.boolean().notNull(),
      /** Revision of the survey whose people it prices; null: it was asked for by itself. */
      surveyRevision: kit.integer(),
      days: kit.json<readonly MovedDay[]>().notNull(),
      before: kit.json<KeptSide>().notNull(),
      after: kit.json<KeptSide>().notNull(),
      /** Half-days of rooms that the booking has once it is applied. */
      slots: kit.json<readonly KeptSlot[]>().notNull(),
      /** Seats at lunch that the booking has once it is applied, by day. */
      lunches: kit.json<readonly { day: string; service: LunchService; seats: number }[]>().notNull(),
      previewHash: kit.text().notNull(),
      /** Due for fewer people; null: nothing. */
      fee: kit.json<CancellationFee>(),
      /** A later cancellation costs this share at least; null: the days stay. */
      leastFeePercent: kit.integer(),
      consent: kit.json<KeptConsent>(),
      /** The quote that is signed; null: it needs no signature. */
      amendmentId: kit.text(),
      /** The option that holds what it takes besides; null: it was applied at once. */
      bookingId: kit.text(),
      createdAt: kit.integer().notNull(),
      endedAt: kit.integer(),
    }),
    /** Changes with a higher discount than their author may give: nothing of them is written before another person approves (design: lifecycle L10). */
    changeApproval: kit.table('change_approval', {
      id: kit.text().primaryKey(),
      dealId: kit.text().notNull(),
      venueId: kit.text().notNull(),
      state: kit.text().$type<ApprovalState>().notNull(),
      /** Rises with each change of the state. */
      revision: kit.integer().notNull(),
      asked: kit.json<AskedChange>().notNull(),
      /** Who agreed, when and how; empty: the customer is asked. */
      consent: kit.text().notNull(),
      /** Of the deal, as its author saw it: the lines are named by their places in that version. */
      dealRevision: kit.integer().notNull(),
      /** As its author was shown them. */
      before: kit.json<KeptSide>().notNull(),
      after: kit.json<KeptSide>().notNull(),
      /** What has to be allowed. */
      discountPercent: kit.integer().notNull(),
      author: kit.json<StaffMember>().notNull(),
      authorLanguage: kit.text().$type<Language>().notNull(),
      createdAt: kit.integer().notNull(),
      decidedBy: kit.json<StaffMember>(),
      decidedAt: kit.integer(),
      reason: kit.text().notNull(),
      /** What was made of it; null: nothing. */
      changeId: kit.text(),
    }),
  };
};
