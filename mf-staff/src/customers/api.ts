import { getCustomer } from '@plenary/contracts/customers.endpoints';
import type { RecordedCustomer } from '@plenary/contracts/customers.schemas';
import * as accounts from '@plenary/contracts/desk-accounts.endpoints';
import type { DeskCompany } from '@plenary/contracts/desk-accounts.schemas';
import * as contract from '@plenary/contracts/desk-records.endpoints';
import type { CustomerRecord, TimelineEntry } from '@plenary/contracts/desk-records.schemas';
import { call } from '../call.ts';

export const fetchCustomer = (userId: string, signal: AbortSignal): Promise<RecordedCustomer> =>
  call(getCustomer, { params: { userId } }, { signal });

export const fetchDeskCompany = (companyId: string, signal: AbortSignal): Promise<DeskCompany> =>
  call(accounts.getDeskCompany, { params: { companyId } }, { signal });

export const fetchRecord = (userIds: readonly string[], signal: AbortSignal): Promise<CustomerRecord> =>
  call(contract.getRecord, { query: { users: userIds.join(',') } }, { signal });

export const addNote = (userId: string, text: string, idempotencyKey: string): Promise<TimelineEntry> =>
  call(contract.addNote, { params: { userId }, body: { text } }, { idempotencyKey });

export const removeNote = (noteId: string): Promise<void> => call(contract.removeNote, { params: { noteId } });
