import { tagOf } from '@plenary/http/create-caller';
import { type AccountsPage, fetchAccounts } from '../accounts/api.ts';
import { type CompaniesAsked, type CompaniesPage, type Company, fetchCompanies, fetchCompany } from './api.ts';

export interface CompaniesData extends CompaniesPage {
  asked: CompaniesAsked;
  /** `ETag` of the page. */
  tag: string | undefined;
}

/** The companies that the address selects. */
export const loadCompanies = async ({ request }: { request: Request }): Promise<CompaniesData> => {
  const query = new URL(request.url).searchParams;
  const asked = { search: query.get('search') || undefined, after: query.get('after') ?? undefined };
  const page = await fetchCompanies(asked, { signal: request.signal });
  return { asked, tag: tagOf(page), ...page };
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
  const [company, { accounts }] = await Promise.all([fetchCompany(companyId, signal), fetchAccounts({ companyId }, { signal })]);
  return { company, people: accounts };
};
