import type { CrmDataError } from '@plenary/contracts/crm.schemas';
import type { BookingEvent, ChangedProfile } from '@plenary/contracts/events';
import type { ChosenLunch } from '@plenary/contracts/staff-surveys.schemas';
import { auditEntryTable } from '@plenary/service-kit/audit-trail';
import { columnKit, type Dialect } from '@plenary/service-kit/database/columns';
import type { EventRecord } from '../events/event-record.ts';
import type { GuestVisit } from '../guests/guest-visit.ts';
import type { ScientistRecord } from '../scientists/scientist-record.ts';
import type { StepAnswers, StepInitial } from '../surveys/step-kind.ts';

export const surveyTables = (dialect: Dialect) => {
  const kit = columnKit(dialect);
  return {
    /** A booking as svc-booking told it last. */
    booking: kit.table('booking', {
      quoteId: kit.text().primaryKey(),
      userId: kit.text().notNull(),
      /** Sequence of the newest event: older ones are dropped. */
      sequence: kit.integer().notNull(),
      /** One of `bookingStages`. */
      stage: kit.text().notNull(),
      startDay: kit.text().notNull(),
      endDay: kit.text().notNull(),
      booking: kit.json<BookingEvent>().notNull(),
      /** Instant of the last signature, or of the approval; null: not signed. */
      quotedAt: kit.integer(),
      /** Null until the CRM has confirmed it. */
      eventId: kit.text(),
      crmAttempts: kit.integer().notNull(),
      crmFault: kit.json<CrmDataError>(),
      crmFailedAt: kit.integer(),
    }),
    /** Recipients of mailed links, by every id the CRM has had for them: an older link stays valid. */
    customer: kit.table('customer', {
      salesforceId: kit.text().primaryKey(),
      userId: kit.text().notNull(),
      email: kit.text().notNull(),
    }),
    meetingEvent: kit.table('meeting_event', {
      id: kit.text().primaryKey(),
      /** Null: the event came from sales, without a quote. */
      quoteId: kit.text(),
      userId: kit.text().notNull(),
      venueId: kit.text().notNull(),
      startDay: kit.text().notNull(),
      endDay: kit.text().notNull(),
      record: kit.json<EventRecord>().notNull(),
      /** One of `eventStatuses`. */
      status: kit.text().notNull(),
      /** False while the survey is being prepared. */
      isReady: kit.boolean().notNull(),
      isCancelled: kit.boolean().notNull(),
      /** 1 or 0 as staff set it; null: closes by itself 3 days before. */
      logOk: kit.integer(),
      quotedAt: kit.integer(),
      /** Rises with every change of the survey. */
      revision: kit.integer().notNull(),
      savedAt: kit.integer(),
      staffMessage: kit.text(),
      createdAt: kit.integer().notNull(),
    }),
    /** Answers of a step of a survey, and those they are compared with. */
    surveyStep: kit.table(
      'survey_step',
      {
        eventId: kit.text().notNull(),
        key: kit.text().notNull(),
        version: kit.integer().notNull(),
        isSaved: kit.boolean().notNull(),
        answers: kit.json<StepAnswers>().notNull(),
        initial: kit.json<StepInitial>().notNull(),
      },
      (table) => [kit.primaryKey({ columns: [table.eventId, table.key] })],
    ),
    /** Answers of a question that a change of the booking removed; they come back with it. */
    archivedStep: kit.table(
      'archived_step',
      {
        eventId: kit.text().notNull(),
        key: kit.text().notNull(),
        /** Local day that it was about; empty: about none. */
        day: kit.text().notNull(),
        version: kit.integer().notNull(),
        answers: kit.json<StepAnswers>().notNull(),
        initial: kit.json<StepInitial>().notNull(),
      },
      (table) => [kit.primaryKey({ columns: [table.eventId, table.key] })],
    ),
    /** Sequence of the last claimed or told seats of a lunch; absent: svc-booking was told nothing yet. */
    lunchSequence: kit.table(
      'lunch_sequence',
      { eventId: kit.text().notNull(), dayIndex: kit.integer().notNull(), sequence: kit.integer().notNull() },
      (table) => [kit.primaryKey({ columns: [table.eventId, table.dayIndex] })],
    ),
    /** The survey as svc-booking was last told where it stands; absent: it was told nothing yet. */
    toldSurvey: kit.table('told_survey', {
      eventId: kit.text().primaryKey(),
      sequence: kit.integer().notNull(),
      /** Of the event. */
      revision: kit.integer().notNull(),
      /** The same, as its supplements were told; null: they were not, or by a version that does not. */
      pricedRevision: kit.integer(),
      /** It was ready and not cancelled. */
      isLive: kit.boolean().notNull(),
    }),
    surveyHistory: kit.table('survey_history', {
      id: kit.text().primaryKey(),
      eventId: kit.text().notNull(),
      at: kit.integer().notNull(),
      kind: kit.text().notNull(),
      author: kit.text().notNull(),
      message: kit.text(),
      /** As staff chose it; null for any other entry. */
      lunch: kit.json<ChosenLunch>(),
    }),
    shareLink: kit.table('share_link', {
      id: kit.text().primaryKey(),
      eventId: kit.text().notNull(),
      tokenHash: kit.text().notNull(),
      createdAt: kit.integer().notNull(),
      revokedAt: kit.integer(),
    }),
    scientist: kit.table('scientist', {
      id: kit.text().primaryKey(),
      isDefault: kit.boolean().notNull(),
      record: kit.json<ScientistRecord>().notNull(),
      /** Rises with every change of them or of their venues. */
      version: kit.integer().notNull(),
    }),
    /** A venue has one Meeting Scientist; one that stands nowhere has the default one. */
    scientistVenue: kit.table('scientist_venue', { venueId: kit.text().primaryKey(), scientistId: kit.text().notNull() }),
    /** Portraits of Meeting Scientists; a row of its own, because lists read whole scientists. */
    scientistPicture: kit.table('scientist_picture', {
      scientistId: kit.text().primaryKey(),
      /** Of the bytes, in hexadecimal: its address. */
      sha256: kit.text().notNull(),
      mediaType: kit.text().notNull(),
      /** Base64. */
      picture: kit.text().notNull(),
    }),
    /** Mails sent once for an event, across restarts and replicas. */
    notice: kit.table('notice', { eventId: kit.text().notNull(), kind: kit.text().notNull(), at: kit.integer().notNull() }, (table) => [
      kit.primaryKey({ columns: [table.eventId, table.kind] }),
    ]),
    auditEntry: auditEntryTable(dialect),
    /** Sequence of the last profile change of each person; older ones are dropped. */
    toldProfile: kit.table('told_profile', {
      userId: kit.text().primaryKey(),
      sequence: kit.integer().notNull(),
      /** Null: delivered before this column existed. */
      profile: kit.json<Pick<ChangedProfile, 'firstname' | 'lastname' | 'phone'>>(),
    }),
    guest: kit.table('guest', {
      id: kit.text().primaryKey(),
      eventId: kit.text().notNull(),
      /** Once in an event. */
      email: kit.text().notNull(),
      firstname: kit.text().notNull(),
      lastname: kit.text().notNull(),
      company: kit.text().notNull(),
      phone: kit.text().notNull(),
      version: kit.integer().notNull(),
      /** By mail; null: not yet, or announced through a visitor system. */
      invitedAt: kit.integer(),
      createdAt: kit.integer().notNull(),
    }),
    /** The last message about a guest's day; it outlives the guest, so that later messages have later numbers. */
    guestDelivery: kit.table('guest_delivery', {
      key: kit.text().primaryKey(),
      eventId: kit.text().notNull(),
      sequence: kit.integer().notNull(),
      /** Null: told that it is off. */
      visit: kit.json<GuestVisit>(),
      /** Something older has left for the same mailbox. */
      isFollowUp: kit.boolean().notNull(),
      /** Under which the visitor system knows it. */
      externalId: kit.text(),
      /** The last refusal. */
      fault: kit.text(),
      /** The newest sequence of which the visitor system may have heard; null: of none. */
      tried: kit.integer(),
      /** Days on which it may expect the guest although it never answered an id. */
      unansweredDays: kit.json<readonly string[]>().notNull(),
      /** Lease of a delivery in flight: no other delivery of that day before this instant. */
      busyUntil: kit.integer(),
    }),
    /** Erased people: nothing is kept of them or accepted later. */
    erasedUser: kit.table('erased_user', { userId: kit.text().primaryKey(), at: kit.integer().notNull() }),
  };
};
export type SurveyTables = ReturnType<typeof surveyTables>;
export type EventRow = SurveyTables['meetingEvent']['$inferSelect'];
export type GuestRow = SurveyTables['guest']['$inferSelect'];
export type StepRow = SurveyTables['surveyStep']['$inferSelect'];
export type ArchivedStepRow = SurveyTables['archivedStep']['$inferSelect'];
export type BookingRow = SurveyTables['booking']['$inferSelect'];
