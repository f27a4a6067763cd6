import type { CreditStatement, ownCredits } from '@plenary/contracts/credit';
import { insteadOf } from '@plenary/http/instead-of';
import { refer } from '@plenary/http/refer';
import { call } from '../api.ts';

/** A page of the ledger, from the entry before `before` on; `unproven` where a team's credits wait for a proven mailbox. */
export const askCredits = (before: number | undefined, signal: AbortSignal): Promise<CreditStatement | 'unproven'> =>
  call(refer<typeof ownCredits>('GET', '/api/me/credits'), { query: { before } }, { signal }).catch(
    insteadOf('mailbox-unproven', 'unproven' as const),
  );
