import { editRefusal } from '@plenary/contracts/survey-rules';
import type { EventStatus } from '@plenary/contracts/survey-terms';
import { refuse } from '@plenary/http/refuse';
import type { Actor, UserActor } from '@plenary/service-kit/actor';
import { and, eq, isNull } from 'drizzle-orm';
import { normalisedId } from '../crm/crm.ts';
import type { SurveyDeps } from '../deps.ts';
import { eventEnd, isLogOk, isPast } from '../events/event-clock.ts';
import { ownEvent } from '../events/own-event.ts';
import { sharedSurveyPath } from '../events/survey-path.ts';
import { findLinkOfToken } from './find-link-of-token.ts';
import { shareCookie } from './share-cookie.ts';
import { standingLink } from './standing-link.ts';

interface OfOwner {
  actor: UserActor;
  eventId: string;
}

const iso = (instant: number) => new Date(instant).toISOString();

/** The share link of a survey of the caller; refused while nothing may be edited, and before there is a survey. */
export const createShareLink = (
  deps: SurveyDeps,
  { actor, eventId }: OfOwner,
): Promise<{ url: string; createdAt: string; expiresAt: string }> => {
  const { database, tables, publicUrl } = deps;
  const now = deps.now();
  return database.transact(async (tx) => {
    const event = await ownEvent(tx, tables, { actor, eventId });
    if (!event.isReady || isPast(event, now)) return refuse('not-found');
    const closed = editRefusal({ status: event.status as EventStatus, isLogOk: isLogOk(event, now) });
    if (closed) return refuse(closed);
    const { token, createdAt } = await standingLink(tx, deps, { event, now });
    const url = publicUrl + sharedSurveyPath(event.id, token);
    return { url, createdAt: iso(createdAt), expiresAt: iso(eventEnd(event)) };
  });
};

/** Ends every share link of a survey of the caller; none is no fault. */
export const revokeShareLink = async ({ database, tables, now }: SurveyDeps, { actor, eventId }: OfOwner): Promise<void> => {
  const { shareLink } = tables;
  const at = now();
  await database.transact(async (tx) => {
    const event = await ownEvent(tx, tables, { actor, eventId });
    await tx
      .update(shareLink)
      .set({ revokedAt: at })
      .where(and(eq(shareLink.eventId, event.id), isNull(shareLink.revokedAt)))
      .returning();
  });
};

const perMinute = { name: 'open-share-link', limit: 60, windowMilliseconds: 60_000 };

/** Sets the cookie of a share link; refuses `not-found` for a token that is wrong, revoked, of another survey, or whose event has ended. */
export const openShareLink = async (
  { database, tables, throttle, publicUrl, now }: SurveyDeps,
  { actor, eventId, token }: { actor: Actor; eventId: string; token: string },
): Promise<Response> => {
  await throttle.take(perMinute, actor.client);
  const { meetingEvent } = tables;
  const id = normalisedId(eventId);
  const link = await findLinkOfToken(database.read, tables, token);
  const live = and(eq(meetingEvent.id, id), eq(meetingEvent.isCancelled, false), eq(meetingEvent.isReady, true));
  const [event] = link?.eventId === id ? await database.read.select().from(meetingEvent).where(live) : [];
  const at = now();
  if (!event || isPast(event, at)) return refuse('not-found');
  const expiresAt = eventEnd(event);
  const cookie = shareCookie({ eventId: id, token, expiresAt, now: at, isHttps: publicUrl.startsWith('https:') });
  return Response.json({ expiresAt: iso(expiresAt) }, { headers: { 'set-cookie': cookie } });
};
