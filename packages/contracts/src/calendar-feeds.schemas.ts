import * as z from 'zod';
import { staffMember } from './audit-trail.ts';
import { feedDetails, feedKinds, maxFeedName, mostFeeds } from './calendar-feeds-terms.ts';
import type { EndpointSchemas } from './endpoint.ts';
import { filledLine } from './free-text.ts';
import { instant } from './vocabulary.ts';

const calendarFeed = z.object({
  feedId: z.uuid(),
  name: z.string(),
  kind: z.enum(feedKinds),
  /** The venue, the room with its venue, or the person, by name. */
  of: z.string(),
  detail: z.enum(feedDetails),
  madeBy: staffMember,
  createdAt: instant,
  /** Null: never read. */
  lastUsedAt: instant.nullable(),
});
export type CalendarFeed = z.infer<typeof calendarFeed>;

/** `id`: of the venue (or its slug), the room, or the colleague; the mail address of a Meeting Scientist. */
const feedForm = z.object({
  name: filledLine(maxFeedName),
  kind: z.enum(feedKinds),
  id: filledLine(254),
  detail: z.enum(feedDetails),
});
export type CalendarFeedForm = z.infer<typeof feedForm>;

const feedId = z.object({ feedId: z.uuid() });

export const listCalendarFeeds = {
  summary: 'Calendar feeds of the caller, the newest first; of all staff for administrators',
  response: z.object({ feeds: z.array(calendarFeed) }),
} satisfies EndpointSchemas;

export const addCalendarFeed = {
  summary: `Makes a calendar feed, at most ${mostFeeds} for one person; its address, with the token, is told this once`,
  body: feedForm,
  response: z.object({ feed: calendarFeed, address: z.url() }),
} satisfies EndpointSchemas;
export type MadeFeed = z.infer<typeof addCalendarFeed.response>;

export const revokeCalendarFeed = {
  summary: 'Revokes a calendar feed: its address answers 404 from then on',
  params: feedId,
} satisfies EndpointSchemas;

export const readCalendarFeed = {
  summary: 'A calendar feed from 30 days back to 365 days ahead, in the time zones of its venues, at most 60 times an hour',
  params: feedId,
  query: z.object({ token: z.string().max(100) }),
  produces: 'text/calendar',
} satisfies EndpointSchemas;
