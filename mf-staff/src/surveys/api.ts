import type { EndpointInput } from '@plenary/contracts/endpoint';
import * as contract from '@plenary/contracts/staff-surveys.endpoints';
import type { RoomChoice, StaffSurvey, SurveyRow } from '@plenary/contracts/staff-surveys.schemas';
import type { EventStatus } from '@plenary/contracts/survey-terms';
import { call } from '../call.ts';

/** Surveys of a status, or `charges`: those with a charge that waits for the customer. */
export type SurveyView = EventStatus | 'charges';

export const fetchSurveys = async (view: SurveyView, signal?: AbortSignal): Promise<SurveyRow[]> => {
  const query = view === 'charges' ? ({ charges: 'proposed' } as const) : { status: view };
  return (await call(contract.listSurveys, { query }, { signal })).surveys;
};

export const fetchSurvey = (eventId: string, signal?: AbortSignal): Promise<StaffSurvey> =>
  call(contract.getStaffSurvey, { params: { eventId } }, { signal });

type Seen = Pick<StaffSurvey, 'eventId' | 'revision'>;

export type Charge = NonNullable<EndpointInput<typeof contract.acceptSurvey>['body']['charge']>;

export interface Acceptance {
  charge?: Charge | undefined;
  /** Days whose lunch outside is not charged. */
  waivedLunches: readonly number[];
  /** For the rooms that are too small. */
  rooms: readonly RoomChoice[];
  /** The booking is priced for the people of the survey. */
  pricesPeople: boolean;
  /** How the customer agreed to the price and the charge; empty: they are asked. */
  consent: string;
}

export const acceptSurvey = async (
  { eventId, revision }: Seen,
  { charge, waivedLunches, rooms, pricesPeople, consent }: Acceptance,
): Promise<void> => {
  const endpoint = contract.acceptSurvey;
  await call(endpoint, {
    params: { eventId },
    body: {
      revision,
      ...(charge && { charge }),
      ...(waivedLunches.length > 0 && { waivedLunches: [...waivedLunches] }),
      ...(rooms.length > 0 && { rooms: [...rooms] }),
      ...(pricesPeople && { pricesPeople }),
      ...(consent.trim() && { consent }),
    },
  });
};

export const sendSurveyBack = async ({ eventId, revision }: Seen, message: string): Promise<void> => {
  const endpoint = contract.sendSurveyBack;
  await call(endpoint, { params: { eventId }, body: { revision, message } });
};

export const withdrawSupplement = async ({ eventId, revision }: Seen, supplementId: string): Promise<void> => {
  const endpoint = contract.withdrawSupplement;
  await call(endpoint, { params: { eventId, supplementId }, body: { revision } });
};

export const setLogOk = async (eventId: string, isLogOk: boolean): Promise<void> => {
  await call(contract.setLogOk, { params: { eventId }, body: { isLogOk } });
};

export type LunchChoice = EndpointInput<typeof contract.chooseLunch>['body'];

export const chooseLunch = async (eventId: string, dayIndex: number, choice: LunchChoice): Promise<void> => {
  const endpoint = contract.chooseLunch;
  await call(endpoint, { params: { eventId, dayIndex }, body: choice });
};
