import { mergeCompany as mergeCompanyContract, mergeCustomer as mergeContract } from '@plenary/contracts/accounts.endpoints';
import type { Account, AccountCompany } from '@plenary/contracts/accounts.schemas';
import { getCustomer } from '@plenary/contracts/customers.endpoints';
import type { RecordedCustomer, SamePerson } from '@plenary/contracts/customers.schemas';
import * as accounts from '@plenary/contracts/desk-accounts.endpoints';
import type { DeskCompany, SameCompany } from '@plenary/contracts/desk-accounts.schemas';
import * as contract from '@plenary/contracts/desk-records.endpoints';
import type { CustomerRecord, TimelineEntry } from '@plenary/contracts/desk-records.schemas';
import { call } from '../call.ts';

export const fetchCustomer = (userId: string, signal: AbortSignal): Promise<RecordedCustomer> =>
  call(getCustomer, { params: { userId } }, { signal });

export const fetchDeskCompany = (companyId: string, signal: AbortSignal): Promise<DeskCompany> =>
  call(accounts.getDeskCompany, { params: { companyId } }, { signal });

export const fetchRecord = (userIds: readonly string[], signal: AbortSignal): Promise<CustomerRecord> =>
  call(contract.getRecord, { query: { users: userIds.join(',') } }, { signal });

/** Puts an account on the record of another; null: on its own again. */
export const mergeCustomer = (person: SamePerson, into: { userId: string; version: number } | null): Promise<Account> =>
  call(mergeContract, {
    params: { userId: person.userId },
    body: { into: into?.userId ?? null, version: person.version ?? 0, ...(into && { intoVersion: into.version }) },
  });

/** Puts a company on the record of another; null: on its own again. */
export const mergeCompany = (one: SameCompany, into: { companyId: string; version: number } | null): Promise<AccountCompany> =>
  call(mergeCompanyContract, {
    params: { companyId: one.companyId },
    body: { into: into?.companyId ?? null, version: one.version, ...(into && { intoVersion: into.version }) },
  });

export const addNote = (userId: string, text: string, idempotencyKey: string): Promise<TimelineEntry> =>
  call(contract.addNote, { params: { userId }, body: { text } }, { idempotencyKey });

export const removeNote = (noteId: string): Promise<void> => call(contract.removeNote, { params: { noteId } });
