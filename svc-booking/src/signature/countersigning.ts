import { refuse } from '@plenary/http/refuse';
import type { Reader } from '@plenary/service-kit/database/database';
import { and, eq } from 'drizzle-orm';
import type { SignatureRow } from '../db/rows.ts';
import type { BookingDeps } from '../deps.ts';
import { liveOption } from '../options/live-option.ts';
import { hashToken } from '../secret-token.ts';

export interface MailedLink {
  quoteId: string;
  token: string;
}

/**
 * The signature a mailed link may still countersign. Refuses `invalid-token` (unknown, of another quote, or used) and
 * `expired-token` (the signature has ended).
 */
export const countersigning = async (
  read: Reader,
  { tables }: BookingDeps,
  { quoteId, token, now }: MailedLink & { now: number },
): Promise<SignatureRow & { secondEmail: string }> => {
  const { signature, countersignToken } = tables;
  // First: the signature that ends an option is read after it, so that a used link is never taken for an expired one.
  const option = await liveOption(read, tables, { quoteId, now });
  const [found] = await read
    .select({ row: signature })
    .from(countersignToken)
    .innerJoin(signature, eq(countersignToken.signatureId, signature.id))
    .where(and(eq(countersignToken.tokenHash, hashToken(token)), eq(signature.quoteId, quoteId)));
  const { row } = found ?? {};
  if (!row || row.secondEmail === null || row.secondSignedAt !== null)
    return refuse('invalid-token', { members: { error: 'INVALID_TOKEN' } });
  if (row.state !== 'standing' || !option) return refuse('expired-token', { members: { error: 'EXPIRED_TOKEN' } });
  return { ...row, secondEmail: row.secondEmail, deadline: option.expiresAt };
};
