import type { Transaction } from '@plenary/service-kit/database/database';
import { appendEvent } from '@plenary/service-kit/outbox';
import * as z from 'zod';
import type { BookingDeps } from '../deps.ts';

export const countersignatureAsked = 'countersignature.asked';

/** Request for an invitation mail. It holds no token: the token is made when the mail is sent. */
export const countersignatureAsk = z.object({ signatureId: z.string() });

/** Asks for a mail to the second signatory, in the transaction of what makes it needed. `id` is the mail's own. */
export const askForCountersignature = (
  tx: Transaction,
  { database }: BookingDeps,
  { id, signatureId, now }: { id: string; signatureId: string; now: number },
): Promise<void> =>
  appendEvent(
    tx,
    database,
    { id, type: countersignatureAsked, aggregateId: signatureId, sequence: now, payload: countersignatureAsk.parse({ signatureId }) },
    now,
  );
