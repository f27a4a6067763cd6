import { refuse } from '@plenary/http/refuse';
import type { Actor } from '@plenary/service-kit/actor';
import type { Reader } from '@plenary/service-kit/database/database';
import { and, eq } from 'drizzle-orm';
import { normalisedId } from '../crm/crm.ts';
import type { EventRow, SurveyTables } from '../db/tables.ts';
import { isPast } from '../events/event-clock.ts';
import { findLinkOfToken } from '../share/find-link-of-token.ts';

/** The caller of a survey: an actor, and perhaps a browser with its share cookie. */
export interface Caller {
  actor: Actor;
  shareToken: string | undefined;
}

export interface Access {
  event: EventRow;
  /** False: by the share link. */
  isOwner: boolean;
}

/**
 * The event whose survey the caller may read and write: as its owner, or with a live share link. A visitor without a
 * link is refused as `authentication-required`, any other caller as `not-found`, as if there were no such survey.
 */
export const surveyAccess = async (
  read: Reader,
  tables: SurveyTables,
  { caller, eventId, now }: { caller: Caller; eventId: string; now: number },
): Promise<Access> => {
  const { actor, shareToken } = caller;
  if (actor.kind !== 'user' && shareToken === undefined) return refuse('authentication-required');
  const { meetingEvent } = tables;
  const live = and(eq(meetingEvent.id, normalisedId(eventId)), eq(meetingEvent.isCancelled, false), eq(meetingEvent.isReady, true));
  const [event] = await read.select().from(meetingEvent).where(live);
  if (!event) return refuse('not-found');
  if (actor.kind === 'user' && event.userId === actor.userId) return { event, isOwner: true };
  const link = shareToken === undefined ? undefined : await findLinkOfToken(read, tables, shareToken);
  return link?.eventId === event.id && !isPast(event, now) ? { event, isOwner: false } : refuse('not-found');
};
