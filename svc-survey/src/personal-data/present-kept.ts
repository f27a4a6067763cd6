import type { KeptEvents } from '@plenary/contracts/personal-data.schemas';
import type { ArchivedStepRow, BookingRow, EventRow, StepRow, SurveyTables } from '../db/tables.ts';
import { supplementsOf } from '../events/supplements-of.ts';
import type { ExportedGuest } from '../guests/export-guests.ts';

const instant = (at: number): string => new Date(at).toISOString();

export const presentKeptBooking = ({ quoteId, stage, startDay, endDay, booking, eventId }: BookingRow): KeptEvents['bookings'][number] => ({
  quoteId,
  stage,
  startDay,
  endDay,
  venueName: booking.venue.commercialName,
  customer: booking.customer,
  eventId,
});

interface Parts {
  /** Actions of the person; those of others have no author. */
  email: string;
  steps: readonly StepRow[];
  archived: readonly ArchivedStepRow[];
  history: readonly SurveyTables['surveyHistory']['$inferSelect'][];
  links: readonly SurveyTables['shareLink']['$inferSelect'][];
  notices: readonly SurveyTables['notice']['$inferSelect'][];
  guests: readonly ExportedGuest[];
}

export const presentKeptEvent = (
  event: EventRow,
  { email, steps, archived, history, links, notices, guests }: Parts,
): KeptEvents['events'][number] => {
  const { id, quoteId, startDay, endDay, status, isCancelled, createdAt, record, staffMessage } = event;
  const { asked: _, ...since } = supplementsOf(
    event,
    steps.find(({ key }) => key === 'upsell'),
  );
  return {
    id,
    quoteId,
    venueName: record.venue.commercialName,
    startDay,
    endDay,
    status,
    isCancelled,
    createdAt: instant(createdAt),
    customer: record.customer,
    staffMessage,
    survey: [
      ...steps.map(({ key, isSaved, answers }) => ({ step: key, isSaved, answers: { ...answers } })),
      ...archived.map(({ key, day, answers }) => ({ step: key, isSaved: false, isArchived: true, day, answers: { ...answers } })),
    ],
    history: history.map(({ at, kind, author, message }) => ({ at: instant(at), kind, byYou: author === email, message })),
    shareLinks: links.map((link) => ({
      createdAt: instant(link.createdAt),
      revokedAt: link.revokedAt === null ? null : instant(link.revokedAt),
    })),
    mails: notices.map(({ kind, at }) => ({ kind, at: instant(at) })),
    supplements: (['agreed', 'proposed', 'refused'] as const).flatMap((state) =>
      since[state].map(({ addon, label = '', excludingVat }) => ({ name: addon ?? label, excludingVat, state })),
    ),
    guests: guests.map(({ eventId: _, ...guest }) => guest),
  };
};
