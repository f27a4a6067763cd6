import { createHash } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import type { Database, Transaction } from './database/database.ts';
import { kitTables } from './kit-tables.ts';
import { ProblemException } from './problem.ts';

export interface IdempotentRequest {
  /** Owner and purpose of the key: keys of two users or two calls never collide. */
  scope: string;
  /** The `Idempotency-Key` header; without one the work simply runs. */
  key: string | undefined;
  body: unknown;
  now: number;
}

const maxKeyLength = 100;

/**
 * Runs `work` once for a key and keeps its reply in the same transaction; the same key and body get that reply again.
 * Throws 422 `idempotency-key-reused` for the same key with another body.
 */
export const once = async <T>(tx: Transaction, { dialect }: Database, request: IdempotentRequest, work: () => Promise<T>): Promise<T> => {
  const { scope, key, body, now } = request;
  if (key === undefined || key === '') return work();
  if (key.length > maxKeyLength)
    throw new ProblemException(400, { code: 'invalid-request', errors: { 'idempotency-key': 'value_too_long' } });
  const { idempotency } = kitTables(dialect);
  const requestHash = createHash('sha256').update(JSON.stringify(body)).digest('base64url');
  const [kept] = await tx
    .select()
    .from(idempotency)
    .where(and(eq(idempotency.scope, scope), eq(idempotency.key, key)));
  if (kept && kept.requestHash !== requestHash) throw new ProblemException(422, { code: 'idempotency-key-reused' });
  if (kept) return kept.reply as T;
  const reply = await work();
  await tx.insert(idempotency).values({ scope, key, requestHash, reply, createdAt: now });
  return reply;
};
