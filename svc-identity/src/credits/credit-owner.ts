import type { CreditHolder } from '@plenary/contracts/credit-terms';
import type { CreditMode } from '@plenary/contracts/deployment-terms';

/** Key of a balance: `user:<id>` or `team:<id of the company>`. */
export const ownerKey = (holder: CreditHolder, id: string): string => `${holder}:${id}`;

/** The holder of balances in a credit mode; null if bookings are billed in euros (design: server-rules §7). */
export const holderIn = (creditMode: CreditMode): CreditHolder | null =>
  creditMode === 'USER' ? 'user' : creditMode === 'TEAMWORK' ? 'team' : null;

interface Person {
  id: string;
  companyId: string;
  companyName: string;
  firstname: string;
  lastname: string;
}

export interface CreditOwner {
  holder: CreditHolder;
  key: string;
  name: string;
}

/** The balance that pays for a user; null if there is none. */
export const ownerFor = (creditMode: CreditMode, { id, companyId, companyName, firstname, lastname }: Person): CreditOwner | null => {
  const holder = holderIn(creditMode);
  if (holder === 'user') return { holder, key: ownerKey(holder, id), name: `${firstname} ${lastname}` };
  return holder && { holder, key: ownerKey(holder, companyId), name: companyName };
};
