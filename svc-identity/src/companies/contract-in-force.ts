import type { FrameworkContract } from '@plenary/contracts/user.schemas';
import type { Language } from '@plenary/contracts/vocabulary';
import type { Reader } from '@plenary/service-kit/database/database';
import { and, desc, eq, gte, isNull, lte, or } from 'drizzle-orm';
import type { IdentityTables } from '../db/tables.ts';

export type ContractTerms = Omit<FrameworkContract, 'companyName'>;

/** Terms of a company's framework contract on a day (`YYYY-MM-DD`, both ends included), in a language; null without one. */
export const contractInForce = async (
  reader: Reader,
  { frameworkContract }: IdentityTables,
  { companyId, day, lang = 'fr' }: { companyId: string; day: string; lang?: Language },
): Promise<ContractTerms | null> => {
  const [row] = await reader
    .select()
    .from(frameworkContract)
    .where(
      and(
        eq(frameworkContract.companyId, companyId),
        lte(frameworkContract.validFrom, day),
        or(isNull(frameworkContract.validTo), gte(frameworkContract.validTo, day)),
      ),
    )
    .orderBy(desc(frameworkContract.validFrom), desc(frameworkContract.id))
    .limit(1);
  if (!row) return null;
  const { description, dispositions } = row.translations[lang] ?? row;
  return { percent: row.basisPoints / 100, description, dispositions };
};
