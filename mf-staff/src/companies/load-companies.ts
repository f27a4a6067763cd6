import { type AccountsPage, fetchAccounts } from '../accounts/api.ts';
import { type CompaniesPage, type Company, fetchCompanies, fetchCompany } from './api.ts';

export interface CompaniesData extends CompaniesPage {
  search: string | undefined;
}

/** The companies that the address selects. */
export const loadCompanies = async ({ request }: { request: Request }): Promise<CompaniesData> => {
  const query = new URL(request.url).searchParams;
  const search = query.get('search') || undefined;
  return { search, ...(await fetchCompanies({ search, after: query.get('after') ?? undefined }, request.signal)) };
};

export interface CompanyData {
  company: Company;
  /** The first page of them. */
  people: AccountsPage['accounts'];
}

interface CompanyArgs {
  params: { companyId?: string };
  request: Request;
}

export const loadCompany = async ({ params: { companyId = '' }, request: { signal } }: CompanyArgs): Promise<CompanyData> => {
  const [company, { accounts }] = await Promise.all([fetchCompany(companyId, signal), fetchAccounts({ companyId }, signal)]);
  return { company, people: accounts };
};
