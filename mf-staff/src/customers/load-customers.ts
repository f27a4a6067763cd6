import type { RecordedCustomer } from '@plenary/contracts/customers.schemas';
import type { AccountFinds, DeskCompany } from '@plenary/contracts/desk-accounts.schemas';
import type { CustomerRecord } from '@plenary/contracts/desk-records.schemas';
import { fewestSearched } from '@plenary/contracts/desk-search-terms';
import { tagOf } from '@plenary/http/create-caller';
import { redirect } from '@plenary/platform/router';
import { askAll, type Source } from '../desk/ask-all.ts';
import { paths } from '../paths.ts';
import { searchAccounts } from '../search/api.ts';
import { fetchCustomer, fetchDeskCompany, fetchRecord } from './api.ts';
import { partOfAddress, type RecordPart } from './record-parts.ts';

/** Of each kind, on one page. */
const mostListed = 50;

export interface CustomersData extends AccountFinds {
  search: string | undefined;
  /** Its `ETag`. */
  tag: string | undefined;
}

/** What a page of customers asks for. */
export const askedCustomers = (search: string | undefined) => ({ search, limit: mostListed });

/** Companies and people that the address asks for; the first by name without a text. */
export const loadCustomers = async ({ request: { url, signal } }: { request: Request }): Promise<CustomersData> => {
  const typed = new URL(url).searchParams.get('search')?.trim() ?? '';
  const search = typed.length >= fewestSearched ? typed : undefined;
  const found = await searchAccounts(askedCustomers(search), { signal });
  return { search, tag: tagOf(found), ...found };
};

interface RecordAnswer {
  /** Null: svc-booking does not answer. */
  record: CustomerRecord | null;
  away: Source[];
}

const recordOf = async (userIds: readonly string[], signal: AbortSignal): Promise<RecordAnswer> => {
  const { found, away } = await askAll(['bookings'], () => fetchRecord(userIds, signal), signal);
  return { record: found[0]?.answer ?? null, away };
};

export interface CustomerData extends RecordAnswer {
  customer: RecordedCustomer;
  /** Null: all of the record. */
  show: RecordPart | null;
}

/** A person with what they booked, under whichever of their accounts; one that is on the record of another leads there. */
export const loadCustomer = async ({
  params: { userId = '' },
  request: { url, signal },
}: {
  params: { userId?: string };
  request: Request;
}): Promise<CustomerData> => {
  const customer = await fetchCustomer(userId, signal);
  if (customer.mergedInto) throw redirect(paths.customer(customer.mergedInto));
  const merged = customer.merged ?? [];
  return { customer, show: partOfAddress(url), ...(await recordOf([customer.userId, ...merged.map((one) => one.userId)], signal)) };
};

export interface CustomerCompanyData extends RecordAnswer {
  company: DeskCompany;
  show: RecordPart | null;
}

const emptyRecord: CustomerRecord = {
  figures: { signedNet: 0, signedCount: 0, dealsCount: 0, comingGross: 0, nextDay: null },
  deals: [],
  requests: [],
  timeline: [],
};

/** A company with what its people booked; one that is on the record of another leads there. */
export const loadCustomerCompany = async ({
  params: { companyId = '' },
  request: { url, signal },
}: {
  params: { companyId?: string };
  request: Request;
}): Promise<CustomerCompanyData> => {
  const company = await fetchDeskCompany(companyId, signal);
  if (company.mergedInto) throw redirect(paths.customerCompany(company.mergedInto));
  const show = partOfAddress(url);
  if (company.people.length === 0) return { company, show, record: emptyRecord, away: [] };
  const ids = company.people.map(({ userId }) => userId);
  return { company, show, ...(await recordOf(ids, signal)) };
};
