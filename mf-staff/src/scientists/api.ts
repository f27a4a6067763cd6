import type * as crm from '@plenary/contracts/crm';
import type { EndpointInput, EndpointResponse } from '@plenary/contracts/endpoint';
import type * as contract from '@plenary/contracts/staff-surveys';
import { refer } from '@plenary/http/refer';
import { call } from '../call.ts';

export type Scientist = contract.Scientist;
export type ScientistForm = EndpointInput<typeof contract.createScientist>['body'];
export type CrmRefusal = EndpointResponse<typeof contract.listCrmFaults>['faults'][number];

export const fetchScientists = async (signal?: AbortSignal): Promise<Scientist[]> =>
  (await call(refer<typeof contract.listScientists>('GET', '/api/staff/meeting-scientists'), {}, { signal })).scientists;

/** The same key adds once. */
export const createScientist = async (form: ScientistForm, idempotencyKey: string): Promise<void> => {
  await call(refer<typeof contract.createScientist>('POST', '/api/staff/meeting-scientists'), { body: form }, { idempotencyKey });
};

/** `version`: of the Meeting Scientist as they were seen. */
export const changeScientist = async (scientistId: string, form: ScientistForm, version: number): Promise<void> => {
  const endpoint = refer<typeof contract.changeScientist>('PUT', '/api/staff/meeting-scientists/{scientistId}');
  await call(endpoint, { params: { scientistId }, body: { ...form, version } });
};

export const fetchCrmFaults = async (signal?: AbortSignal): Promise<CrmRefusal[]> =>
  (await call(refer<typeof contract.listCrmFaults>('GET', '/api/staff/crm-faults'), {}, { signal })).faults;

export const retryCrm = async (quoteId: string): Promise<void> => {
  await call(refer<typeof contract.retryCrm>('POST', '/api/staff/crm-faults/{quoteId}/retry'), { params: { quoteId } });
};

export type RefusedHandover = EndpointResponse<typeof crm.listCrmRecords>['records'][number];

export const fetchRefusedHandovers = async (signal?: AbortSignal): Promise<RefusedHandover[]> =>
  (await call(refer<typeof crm.listCrmRecords>('GET', '/api/sales-desk/crm-records'), { query: { state: 'refused' } }, { signal })).records;

export const resendHandover = async (id: string): Promise<void> => {
  await call(refer<typeof crm.resendCrmRecord>('POST', '/api/sales-desk/crm-records/{id}/resend'), { params: { id }, body: {} });
};
