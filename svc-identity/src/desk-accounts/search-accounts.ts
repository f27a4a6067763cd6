import type { AccountFinds } from '@plenary/contracts/desk-accounts.schemas';
import { folded } from '@plenary/service-kit/database/folded';
import { and, or, sql } from 'drizzle-orm';
import { listCompanies } from '../accounts/companies/list-companies.ts';
import { searchPattern } from '../accounts/search-pattern.ts';
import type { IdentityDeps } from '../deps.ts';
import { findPeople } from './find-people.ts';

interface Asked {
  search?: string | undefined;
  limit: number;
}

/** Companies and customers that a text finds (design: desk D5), each by name; digits are searched in telephone numbers too. */
export const searchAccounts = async (deps: IdentityDeps, { search, limit }: Asked): Promise<AccountFinds> => {
  const [{ companies }, customers] = await Promise.all([
    listCompanies(deps, { search, after: undefined }),
    findPeople(deps, { where: search === undefined ? undefined : hasText(deps, search), limit }),
  ]);
  return { companies: companies.slice(0, limit), customers };
};

/** Each typed word begins one of a customer's: of the name, the company, the address or a part of it, in whatever order. */
const hasText = ({ database, tables: { company, user } }: IdentityDeps, search: string) => {
  const text = folded(
    database.dialect,
    sql`${user.email} || ' ' || ${user.firstname} || ' ' || ${user.lastname} || ' ' || ${company.name}`,
  );
  const parted = separators.reduce((parts, separator) => sql`replace(${parts}, ${separator}, ' ')`, text);
  const words = search.trim().split(/\s+/);
  const hasWords = and(
    ...words.map((word) => sql`(' ' || ${text} || ' ' || ${parted}) like ${`% ${searchPattern(word).slice(1)}`} escape '\\'`),
  );
  const digits = search.replace(/[\s+().-]/g, '').replace(/^0+/, '');
  const hasDigits = /^\d{3,}$/.test(digits) ? sql`${user.phone} like ${`%${digits}%`}` : undefined;
  return or(hasWords, hasDigits);
};

const separators = ['-', '.', '@', "'", '’', '_'];
