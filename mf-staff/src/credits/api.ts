import * as contract from '@plenary/contracts/credit.endpoints';
import type { AccountCreditStatement } from '@plenary/contracts/credit.schemas';
import type { CreditDeed, CreditHolder } from '@plenary/contracts/credit-terms';
import { call } from '../call.ts';

export type Statement = AccountCreditStatement;
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
  call(contract.accountCredits, { params, query: { before } }, { signal });

/** The same key counts once, however often it is sent. */
export const changeCredits = (params: NamedHolder, body: Change, idempotencyKey: string): Promise<Statement> =>
  call(contract.changeCredits, { params, body }, { idempotencyKey });
