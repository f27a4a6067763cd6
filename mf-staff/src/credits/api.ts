import type * as contract from '@plenary/contracts/credit';
import type { CreditDeed, CreditHolder } from '@plenary/contracts/credit-terms';
import { refer } from '@plenary/http/refer';
import { call } from '../call.ts';

export type Statement = contract.AccountCreditStatement;
export interface NamedHolder {
  holder: CreditHolder;
  holderId: string;
}
export interface Change {
  deed: CreditDeed;
  amount: number;
  reason: string;
}

export const fetchCredits = (params: NamedHolder, before: number | undefined, signal: AbortSignal): Promise<Statement> =>
  call(
    refer<typeof contract.accountCredits>('GET', '/api/accounts/credits/{holder}/{holderId}'),
    { params, query: { before } },
    { signal },
  );

/** The same key counts once, however often it is sent. */
export const changeCredits = (params: NamedHolder, body: Change, idempotencyKey: string): Promise<Statement> =>
  call(refer<typeof contract.changeCredits>('POST', '/api/accounts/credits/{holder}/{holderId}'), { params, body }, { idempotencyKey });
