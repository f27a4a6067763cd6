import type { DeskCustomer } from '@plenary/contracts/customers.schemas';
import type { Reader } from '@plenary/service-kit/database/database';
import type { IdentityDeps } from '../deps.ts';
import type { FoundUser } from '../users/find-user.ts';
import { offeredLanguage } from '../users/offered-language.ts';
import { customerContract } from './customer-contract.ts';

export const presentCustomer = async (reader: Reader, deps: IdentityDeps, user: FoundUser): Promise<DeskCustomer> => {
  const { id, email, firstname, lastname, companyId, companyName, phone, isActive } = user;
  const contract = await customerContract(reader, deps, user);
  const lang = offeredLanguage(deps.languages, user.lang);
  const state = isActive ? 'active' : 'pending';
  return { userId: id, email, firstname, lastname, companyId, companyName, phone, lang, state, percent: contract?.percent ?? null };
};
