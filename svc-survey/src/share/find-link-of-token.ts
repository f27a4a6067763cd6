import type { Reader } from '@plenary/service-kit/database/database';
import { and, eq, isNull } from 'drizzle-orm';
import type { SurveyTables } from '../db/tables.ts';
import { hashOfToken } from './share-tokens.ts';

/** The link behind a token, unless it is revoked. Whether its event has ended is the caller's to ask. */
export const findLinkOfToken = async (read: Reader, { shareLink }: SurveyTables, token: string) => {
  const [link] = await read
    .select()
    .from(shareLink)
    .where(and(eq(shareLink.tokenHash, hashOfToken(token)), isNull(shareLink.revokedAt)));
  return link;
};
