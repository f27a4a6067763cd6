import type { Transaction } from '@plenary/service-kit/database/database';
import type { SurveyDeps } from '../deps.ts';
import { appendNotice, type Notice } from './append-notice.ts';

/** Mails a notice of a kind once, across restarts and replicas; answers whether it did. */
export const tellOnce = async (tx: Transaction, deps: SurveyDeps, notice: Notice): Promise<boolean> => {
  const { kind, event, now } = notice;
  const fresh = await tx.insert(deps.tables.notice).values({ eventId: event.id, kind, at: now }).onConflictDoNothing().returning();
  if (fresh.length === 0) return false;
  await appendNotice(tx, deps, { ...notice, id: `${event.id}-${kind}` });
  return true;
};
