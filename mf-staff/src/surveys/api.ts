import type { EndpointInput } from '@plenary/contracts/endpoint';
import type * as contract from '@plenary/contracts/staff-surveys';
import type { EventStatus } from '@plenary/contracts/survey-terms';
import { refer } from '@plenary/http/refer';
import { call } from '../call.ts';

/** Surveys of a status, or `charges`: those with a charge that waits for the customer. */
export type SurveyView = EventStatus | 'charges';

export const fetchSurveys = async (view: SurveyView, signal?: AbortSignal): Promise<contract.SurveyRow[]> => {
  const query = view === 'charges' ? ({ charges: 'proposed' } as const) : { status: view };
  return (await call(refer<typeof contract.listSurveys>('GET', '/api/staff/surveys'), { query }, { signal })).surveys;
};

export const fetchSurvey = (eventId: string, signal?: AbortSignal): Promise<contract.StaffSurvey> =>
  call(refer<typeof contract.getStaffSurvey>('GET', '/api/staff/surveys/{eventId}'), { params: { eventId } }, { signal });

type Seen = Pick<contract.StaffSurvey, 'eventId' | 'revision'>;

export type Charge = NonNullable<EndpointInput<typeof contract.acceptSurvey>['body']['charge']>;

export const acceptSurvey = async ({ eventId, revision }: Seen, charge?: Charge): Promise<void> => {
  const endpoint = refer<typeof contract.acceptSurvey>('POST', '/api/staff/surveys/{eventId}/accept');
  await call(endpoint, { params: { eventId }, body: { revision, ...(charge && { charge }) } });
};

export const sendSurveyBack = async ({ eventId, revision }: Seen, message: string): Promise<void> => {
  const endpoint = refer<typeof contract.sendSurveyBack>('POST', '/api/staff/surveys/{eventId}/send-back');
  await call(endpoint, { params: { eventId }, body: { revision, message } });
};

export const withdrawSupplement = async ({ eventId, revision }: Seen, supplementId: string): Promise<void> => {
  const endpoint = refer<typeof contract.withdrawSupplement>('POST', '/api/staff/surveys/{eventId}/supplements/{supplementId}/withdraw');
  await call(endpoint, { params: { eventId, supplementId }, body: { revision } });
};

export const setLogOk = async (eventId: string, isLogOk: boolean): Promise<void> => {
  await call(refer<typeof contract.setLogOk>('PUT', '/api/staff/surveys/{eventId}/log-ok'), { params: { eventId }, body: { isLogOk } });
};

export type LunchChoice = EndpointInput<typeof contract.chooseLunch>['body'];

export const chooseLunch = async (eventId: string, dayIndex: number, choice: LunchChoice): Promise<void> => {
  const endpoint = refer<typeof contract.chooseLunch>('PUT', '/api/staff/surveys/{eventId}/day/{dayIndex}/lunch');
  await call(endpoint, { params: { eventId, dayIndex }, body: choice });
};
