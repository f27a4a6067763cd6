import type { StaffMember } from '@plenary/contracts/audit-trail';
import { listColleagues } from '@plenary/contracts/desk-accounts.endpoints';
import * as contract from '@plenary/contracts/desk-deals.endpoints';
import type { DealsAssigned, FollowUp } from '@plenary/contracts/desk-deals.schemas';
import type { EndpointInput } from '@plenary/contracts/endpoint';
import { call } from '../call.ts';

export interface FollowUpForm {
  ownerId: string | null;
  nextAction: string;
  /** Local day; null: none. */
  nextDay: string | null;
  version: number;
}

export const fetchColleagues = async (signal?: AbortSignal): Promise<StaffMember[]> =>
  (await call(listColleagues, {}, { signal })).colleagues;

export const changeFollowUp = (quoteId: string, body: FollowUpForm): Promise<FollowUp> =>
  call(contract.changeFollowUp, { params: { quoteId }, body });

export type FollowUps = EndpointInput<typeof contract.assignDeals>['body'];

/** Who follows deals up, what comes next of them, or both: what is not named stays. */
export const assignDeals = (body: FollowUps): Promise<DealsAssigned> => call(contract.assignDeals, { body });
