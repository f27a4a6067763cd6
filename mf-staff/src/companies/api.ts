import type * as contract from '@plenary/contracts/accounts';
import type { EndpointInput, EndpointResponse } from '@plenary/contracts/endpoint';
import { refer } from '@plenary/http/refer';
import { call } from '../call.ts';

export type Company = contract.AccountCompany;
export type Contract = contract.AccountContract;
export type CompaniesPage = EndpointResponse<typeof contract.listCompanies>;
export type CompanyForm = EndpointInput<typeof contract.createCompany>['body'];
export type ContractTerms = Omit<EndpointInput<typeof contract.giveContract>['body'], 'version'>;

interface CompaniesAsked {
  search?: string | undefined;
  /** The `next` of the page before. */
  after?: string | undefined;
}

export const fetchCompanies = (asked: CompaniesAsked, signal?: AbortSignal): Promise<CompaniesPage> =>
  call(refer<typeof contract.listCompanies>('GET', '/api/accounts/companies'), { query: { ...asked } }, { signal });

export const fetchCompany = (companyId: string, signal?: AbortSignal): Promise<Company> =>
  call(refer<typeof contract.getCompany>('GET', '/api/accounts/companies/{companyId}'), { params: { companyId } }, { signal });

/** The same key adds once. */
export const createCompany = (form: CompanyForm, idempotencyKey: string): Promise<Company> =>
  call(refer<typeof contract.createCompany>('POST', '/api/accounts/companies'), { body: form }, { idempotencyKey });

export const changeCompany = ({ companyId, version }: Company, form: CompanyForm): Promise<Company> => {
  const endpoint = refer<typeof contract.changeCompany>('PUT', '/api/accounts/companies/{companyId}');
  return call(endpoint, { params: { companyId }, body: { ...form, version } });
};

export const giveContract = ({ companyId, version }: Company, terms: ContractTerms): Promise<Company> => {
  const endpoint = refer<typeof contract.giveContract>('POST', '/api/accounts/companies/{companyId}/contracts');
  return call(endpoint, { params: { companyId }, body: { ...terms, version } });
};

export const changeContract = ({ companyId, version }: Company, contractId: string, terms: ContractTerms): Promise<Company> => {
  const endpoint = refer<typeof contract.changeContract>('PUT', '/api/accounts/companies/{companyId}/contracts/{contractId}');
  return call(endpoint, { params: { companyId, contractId }, body: { ...terms, version } });
};

/** `lastDay`: the last one in force. */
export const endContract = ({ companyId, version }: Company, contractId: string, lastDay: string): Promise<Company> => {
  const endpoint = refer<typeof contract.endContract>('POST', '/api/accounts/companies/{companyId}/contracts/{contractId}/end');
  return call(endpoint, { params: { companyId, contractId }, body: { lastDay, version } });
};
