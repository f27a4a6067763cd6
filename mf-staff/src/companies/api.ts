import * as contract from '@plenary/contracts/accounts.endpoints';
import type { AccountCompany, AccountContract } from '@plenary/contracts/accounts.schemas';
import type { CompanyBilling } from '@plenary/contracts/company-billing';
import type { EndpointInput, EndpointResponse } from '@plenary/contracts/endpoint';
import { call } from '../call.ts';
import type { Looking } from '../desk/looking.ts';

export type Company = AccountCompany;
export type Contract = AccountContract;
export type CompaniesPage = EndpointResponse<typeof contract.listCompanies>;
export type CompanyForm = EndpointInput<typeof contract.createCompany>['body'];
export type ContractTerms = Omit<EndpointInput<typeof contract.giveContract>['body'], 'version'>;

export interface CompaniesAsked {
  search?: string | undefined;
  /** The `next` of the page before. */
  after?: string | undefined;
}

export const fetchCompanies = (asked: CompaniesAsked, options?: Looking): Promise<CompaniesPage> =>
  call(contract.listCompanies, { query: { ...asked } }, options);

export const fetchCompany = (companyId: string, signal?: AbortSignal): Promise<Company> =>
  call(contract.getCompany, { params: { companyId } }, { signal });

/** The same key adds once. */
export const createCompany = (form: CompanyForm, idempotencyKey: string): Promise<Company> =>
  call(contract.createCompany, { body: form }, { idempotencyKey });

export const changeCompany = ({ companyId, version }: Company, form: CompanyForm): Promise<Company> => {
  const endpoint = contract.changeCompany;
  return call(endpoint, { params: { companyId }, body: { ...form, version } });
};

export const giveContract = ({ companyId, version }: Company, terms: ContractTerms): Promise<Company> => {
  const endpoint = contract.giveContract;
  return call(endpoint, { params: { companyId }, body: { ...terms, version } });
};

export const changeContract = ({ companyId, version }: Company, contractId: string, terms: ContractTerms): Promise<Company> => {
  const endpoint = contract.changeContract;
  return call(endpoint, { params: { companyId, contractId }, body: { ...terms, version } });
};

export const changeCompanyBilling = ({ companyId, version }: Company, billing: CompanyBilling): Promise<Company> =>
  call(contract.changeCompanyBilling, { params: { companyId }, body: { ...billing, version } });

/** Null: nobody is turned to first. */
export const changePrimaryContact = ({ companyId, version }: Company, userId: string | null): Promise<Company> =>
  call(contract.changePrimaryContact, { params: { companyId }, body: { userId, version } });

/** `lastDay`: the last one in force. */
export const endContract = ({ companyId, version }: Company, contractId: string, lastDay: string): Promise<Company> => {
  const endpoint = contract.endContract;
  return call(endpoint, { params: { companyId, contractId }, body: { lastDay, version } });
};
