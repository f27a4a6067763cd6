import type { Reader, Transaction } from '@plenary/service-kit/database/database';
import { and, desc, eq, isNull } from 'drizzle-orm';
import type { EventRow, SurveyTables } from '../db/tables.ts';
import type { SurveyDeps } from '../deps.ts';
import { hashOfToken, shareToken } from './share-tokens.ts';

/** The newest link of an event that is not revoked. */
export const findStandingLink = async (read: Reader, { shareLink }: SurveyTables, eventId: string) => {
  const [link] = await read
    .select()
    .from(shareLink)
    .where(and(eq(shareLink.eventId, eventId), isNull(shareLink.revokedAt)))
    .orderBy(desc(shareLink.createdAt), desc(shareLink.id))
    .limit(1);
  return link;
};

/** The live share link, created if there is none; only its hash is stored. A link from an older key keeps working beside it. */
export const standingLink = async (
  tx: Transaction,
  { tables, keys }: Pick<SurveyDeps, 'tables' | 'keys'>,
  { event, now }: { event: Pick<EventRow, 'id'>; now: number },
): Promise<{ token: string; createdAt: number }> => {
  const { shareLink } = tables;
  const standing = await findStandingLink(tx, tables, event.id);
  const token = standing && shareToken(keys.shareLink, standing.id);
  if (standing && token && hashOfToken(token) === standing.tokenHash) return { token, createdAt: standing.createdAt };
  const made = await tx.select({ id: shareLink.id }).from(shareLink).where(eq(shareLink.eventId, event.id));
  // Made of what is there: a transaction that is run again makes the same link.
  const id = `${event.id}-${made.length + 1}`;
  const fresh = shareToken(keys.shareLink, id);
  await tx.insert(shareLink).values({ id, eventId: event.id, tokenHash: hashOfToken(fresh), createdAt: now, revokedAt: null });
  return { token: fresh, createdAt: now };
};
