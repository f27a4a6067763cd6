import { ownCredits } from '@plenary/contracts/credit.endpoints';
import type { CreditStatement } from '@plenary/contracts/credit.schemas';
import { insteadOf } from '@plenary/http/instead-of';
import { call } from '../api.ts';

/** A page of the ledger, from the entry before `before` on; `unproven` if a team's credits wait for a proven mailbox. */
export const askCredits = (before: number | undefined, signal: AbortSignal): Promise<CreditStatement | 'unproven'> =>
  call(ownCredits, { query: { before } }, { signal }).catch(insteadOf('mailbox-unproven', 'unproven' as const));
