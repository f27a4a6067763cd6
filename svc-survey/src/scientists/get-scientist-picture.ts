import { refuse } from '@plenary/http/refuse';
import { eq } from 'drizzle-orm';
import type { SurveyDeps } from '../deps.ts';

/** A portrait by the hash of its bytes; one that was replaced or removed is `not-found`. */
export const getScientistPicture = async ({ database, tables: { scientistPicture } }: SurveyDeps, sha256: string): Promise<Response> => {
  const [row] = await database.read.select().from(scientistPicture).where(eq(scientistPicture.sha256, sha256)).limit(1);
  if (!row) return refuse('not-found');
  return new Response(Buffer.from(row.picture, 'base64'), {
    headers: {
      'content-type': row.mediaType,
      // Opened by itself, it is nothing but a picture.
      'content-security-policy': "default-src 'none'; sandbox; frame-ancestors 'none'",
      'x-content-type-options': 'nosniff',
      'cache-control': 'public, max-age=31536000, immutable',
    },
  });
};
