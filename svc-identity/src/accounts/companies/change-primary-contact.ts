import type { AccountCompany } from '@plenary/contracts/accounts.schemas';
import { refuse } from '@plenary/http/refuse';
import { eq } from 'drizzle-orm';
import type { IdentityDeps } from '../../deps.ts';
import { findUserById } from '../../users/find-user.ts';
import { type CompanyChange, changeCompanyWith } from './change-company-with.ts';

/**
 * Names whom of a company's people staff turn to first, or nobody (design: desk D10). Refuses as `changeCompanyWith`, and
 * `conflict` for who is no customer of it with an open account. The trail has ids: it outlives the people.
 */
export const changePrimaryContact = (
  deps: IdentityDeps,
  { userId, ...change }: CompanyChange & { userId: string | null },
): Promise<AccountCompany> => {
  const { company } = deps.tables;
  return changeCompanyWith(deps, { ...change, action: 'company-contact-changed' }, async (tx, before) => {
    if (userId !== null) {
      const person = await findUserById(tx, deps.tables, userId);
      if (person?.role !== 'customer' || person.companyId !== change.companyId || person.disabledAt !== null) return refuse('conflict');
    }
    await tx.update(company).set({ primaryContactId: userId }).where(eq(company.id, change.companyId));
    return [{ field: 'primaryContact', from: before.primaryContactId ?? null, to: userId }];
  });
};
