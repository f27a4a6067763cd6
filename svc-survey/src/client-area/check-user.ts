import { maskedEmail } from '@plenary/contracts/masked-email';
import type { EventUserCheck } from '@plenary/contracts/meeting-events.schemas';
import { refuse } from '@plenary/http/refuse';
import type { Actor } from '@plenary/service-kit/actor';
import { and, eq } from 'drizzle-orm';
import { normalisedId } from '../crm/crm.ts';
import type { EventRow } from '../db/tables.ts';
import type { SurveyDeps } from '../deps.ts';
import { isPast } from '../events/event-clock.ts';
import { sharedSurveyPath, surveyPath } from '../events/survey-path.ts';
import { findLinkOfToken } from '../share/find-link-of-token.ts';
import type { ForwardedRequest } from './accounts.ts';
import { countContactId } from './count-contact-id.ts';

interface Check {
  actor: Actor;
  userSalesforceId: string;
  eventId?: string;
  share?: string;
  forwarded: ForwardedRequest;
}

/**
 * Target of a mailed link. Refuses `not-found` for an unknown id, another customer's event, and one that has
 * ended. The address and the survey are shown to the person meant; others get the address masked, and the survey only where the link
 * itself carries the event's live share link.
 */
export const checkUser = async (deps: SurveyDeps, check: Check): Promise<EventUserCheck> => {
  const { actor, userSalesforceId, eventId, forwarded } = check;
  const { database, tables, accounts } = deps;
  await countContactId(deps, actor);
  const [customer] = await database.read
    .select()
    .from(tables.customer)
    .where(eq(tables.customer.salesforceId, normalisedId(userSalesforceId)));
  if (!customer) return refuse('not-found');
  const event = eventId === undefined ? undefined : await eventOf(deps, { userId: customer.userId, eventId });
  const isMeant = actor.kind === 'user' && actor.email === customer.email;
  const email = isMeant ? customer.email : maskedEmail(customer.email);
  if (actor.kind === 'user') {
    const surveyUrl = event && (isMeant ? ownSurvey(event) : await sharedSurvey(deps, event, check.share));
    return { nextStep: isMeant ? 'PROFILE' : 'LOGIN', email, ...(surveyUrl && { surveyUrl }), _links: {} };
  }
  const surveyUrl = event && (await sharedSurvey(deps, event, check.share));
  const state = await accounts.stateOf(customer.email, forwarded);
  const answer = { email, ...(surveyUrl && { surveyUrl }), _links: {} };
  if (state === 'none') return { ...answer, nextStep: 'SIGNIN' };
  if (state !== 'inactive') return { ...answer, nextStep: 'LOGIN' };
  const { salesforceId } = customer;
  const href = `/api/meeting-events/${salesforceId}/create-password`;
  const payload = { userSalesforceId: salesforceId, email, userAlreadyExists: true };
  return { ...answer, nextStep: 'PASSWORD_CREATION', _links: { createPasswordWithKnownUser: { method: 'POST', href, payload } } };
};

const eventOf = async (
  { database, tables: { meetingEvent }, now }: SurveyDeps,
  { userId, eventId }: { userId: string; eventId: string },
): Promise<EventRow> => {
  const [event] = await database.read
    .select()
    .from(meetingEvent)
    .where(and(eq(meetingEvent.id, normalisedId(eventId)), eq(meetingEvent.userId, userId), eq(meetingEvent.isCancelled, false)));
  return event && !isPast(event, now()) ? event : refuse('not-found');
};

const ownSurvey = ({ id, isReady }: EventRow): string | undefined => (isReady ? surveyPath(id) : undefined);

const sharedSurvey = async (deps: SurveyDeps, event: EventRow, share: string | undefined): Promise<string | undefined> => {
  const link = share === undefined ? undefined : await findLinkOfToken(deps.database.read, deps.tables, share);
  return share !== undefined && event.isReady && link?.eventId === event.id ? sharedSurveyPath(event.id, share) : undefined;
};
