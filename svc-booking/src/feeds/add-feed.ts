import type { CalendarFeedForm, MadeFeed } from '@plenary/contracts/calendar-feeds.schemas';
import { mostFeeds } from '@plenary/contracts/calendar-feeds-terms';
import { refuse } from '@plenary/http/refuse';
import type { UserActor } from '@plenary/service-kit/actor';
import { staffMemberOf } from '@plenary/service-kit/audit-trail';
import { count, eq } from 'drizzle-orm';
import { audit } from '../audit/audit.ts';
import type { FeedRow } from '../db/rows.ts';
import type { BookingDeps } from '../deps.ts';
import { hashToken, newToken } from '../secret-token.ts';
import { findTarget } from './feed-target.ts';
import { presentFeed } from './present-feed.ts';

/**
 * Makes a feed in the caller's language, with an entry in the trail (design: desk D27). Its token is in the answer and nowhere else: only its
 * hash is kept. Refuses `invalid-request` for an unknown venue, room or person, and `conflict` over the limit of a person.
 */
export const addFeed = async (deps: BookingDeps, { actor, form }: { actor: UserActor; form: CalendarFeedForm }): Promise<MadeFeed> => {
  const { database, tables, publicUrl } = deps;
  const { calendarFeed } = tables;
  const { name, kind, detail } = form;
  const target = (await findTarget(deps, { ...form, actor })) ?? refuse('invalid-request', { errors: { id: 'invalid_value' } });
  const [id, entryId, now, token] = [deps.newId(), deps.newId(), deps.now(), newToken()];
  const row: FeedRow = {
    ...{ id, tokenHash: hashToken(token), userId: actor.userId, madeBy: staffMemberOf(actor), name, kind, ...target },
    ...{ detail, language: actor.lang, createdAt: now, lastUsedAt: null },
  };
  const feed = presentFeed(row, await deps.catalogue.current());
  await database.transact(async (tx) => {
    const [own] = await tx.select({ feeds: count() }).from(calendarFeed).where(eq(calendarFeed.userId, actor.userId));
    if (Number(own?.feeds) >= mostFeeds) return refuse('conflict');
    await tx.insert(calendarFeed).values(row);
    await audit(tx, tables, {
      ...{ id: entryId, at: now, by: actor, action: 'feed-made', subject: { type: 'feed', id, name: `${name}, ${feed.of}` } },
      changes: [{ field: 'detail', from: null, to: detail }],
    });
  });
  return { feed, address: `${publicUrl}/api/feeds/${id}/calendar.ics?${new URLSearchParams({ token })}` };
};
