import * as crm from '@plenary/contracts/crm.endpoints';
import type { EndpointInput, EndpointResponse } from '@plenary/contracts/endpoint';
import * as contract from '@plenary/contracts/staff-surveys.endpoints';
import type * as staffSurveysSchemas from '@plenary/contracts/staff-surveys.schemas';
import { call } from '../call.ts';

export type Scientist = staffSurveysSchemas.Scientist;
export type ScientistForm = EndpointInput<typeof contract.createScientist>['body'];
export type CrmRefusal = EndpointResponse<typeof contract.listCrmFaults>['faults'][number];

export const fetchScientists = async (signal?: AbortSignal): Promise<Scientist[]> =>
  (await call(contract.listScientists, {}, { signal })).scientists;

/** The same key adds once. */
export const createScientist = async (form: ScientistForm, idempotencyKey: string): Promise<void> => {
  await call(contract.createScientist, { body: form }, { idempotencyKey });
};

/** `version`: of the Meeting Scientist as they were seen. */
export const changeScientist = async (scientistId: string, form: ScientistForm, version: number): Promise<void> => {
  const endpoint = contract.changeScientist;
  await call(endpoint, { params: { scientistId }, body: { ...form, version } });
};

export const fetchCrmFaults = async (signal?: AbortSignal): Promise<CrmRefusal[]> =>
  (await call(contract.listCrmFaults, {}, { signal })).faults;

export const retryCrm = async (quoteId: string): Promise<void> => {
  await call(contract.retryCrm, { params: { quoteId } });
};

export type RefusedHandover = EndpointResponse<typeof crm.listCrmRecords>['records'][number];

export const fetchRefusedHandovers = async (signal?: AbortSignal): Promise<RefusedHandover[]> =>
  (await call(crm.listCrmRecords, { query: { state: 'refused' } }, { signal })).records;

export const resendHandover = async (id: string): Promise<void> => {
  await call(crm.resendCrmRecord, { params: { id }, body: {} });
};
