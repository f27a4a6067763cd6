import type { MeetingEventDetails } from '@plenary/contracts/meeting-events.schemas';
import { editRefusal } from '@plenary/contracts/survey-rules';
import { type EventStatus, upsellNames } from '@plenary/contracts/survey-terms';
import type { UserActor } from '@plenary/service-kit/actor';
import type { EventRow, StepRow } from '../db/tables.ts';
import type { SurveyDeps } from '../deps.ts';
import { agreedChanges } from '../events/agreed-changes.ts';
import { isLogOk, isPast } from '../events/event-clock.ts';
import { ownEvent, refuseEnded } from '../events/own-event.ts';
import { supplementsOf } from '../events/supplements-of.ts';
import type { UpsellInitial } from '../events/upsell-answers.ts';
import { scientistOf } from '../scientists/scientist-of.ts';
import { findStandingLink } from '../share/standing-link.ts';
import { readSteps } from '../surveys/survey-steps.ts';
import { presentEvent } from './present-event.ts';
import { roomsOfEvent } from './rooms-of-event.ts';

/** An event of the caller. Refuses `not-found`, with the quote of one whose booking has ended. */
export const getEvent = async (
  deps: SurveyDeps,
  { actor, eventId }: { actor: UserActor; eventId: string },
): Promise<MeetingEventDetails> => {
  const { database, tables, now } = deps;
  await refuseEnded(database.read, tables, { actor, eventId });
  const event = await ownEvent(database.read, tables, { actor, eventId });
  const at = now();
  const upsell = (await readSteps(database.read, tables, event.id)).get('upsell');
  const { agreed, offered, proposed } = supplementsOf(event, upsell);
  const link = await findStandingLink(database.read, tables, event.id);
  return {
    ...presentEvent(deps, event),
    isLogOk: isLogOk(event, at),
    isPast: isPast(event, at),
    timeZone: event.record.venue.timeZone,
    rooms: roomsOfEvent(event.record.days),
    meetingScientist: await scientistOf(database.read, deps, event.venueId),
    staffMessage: event.staffMessage,
    sharedSince: link && !isPast(event, at) ? new Date(link.createdAt).toISOString() : null,
    supplements: [...agreed, ...offered],
    proposedCharges: proposed,
    agreedChanges: agreedChanges(event.record),
    canAskForAddons: !deps.roomsAlone && isOpen(event, at) && offersMore(upsell),
  };
};

const isOpen = (event: EventRow, at: number): boolean =>
  !isPast(event, at) && editRefusal({ status: event.status as EventStatus, isLogOk: isLogOk(event, at) }) === null;

/** False before there is a survey. */
const offersMore = (upsell: StepRow | undefined): boolean => {
  const { inQuote, agreed } = (upsell?.initial as UpsellInitial | undefined) ?? { inQuote: upsellNames, agreed: [] };
  return upsellNames.some((name) => !inQuote.includes(name) && !agreed.includes(name));
};
