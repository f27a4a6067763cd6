import type { EndpointResponse } from '@plenary/contracts/endpoint';
import * as contract from '@plenary/contracts/planning.endpoints';
import type { ClosedPeriodRow } from '@plenary/contracts/planning.schemas';
import type { CountryCode, Localized } from '@plenary/contracts/vocabulary';
import { call } from '../call.ts';

export type ClosedPeriod = ClosedPeriodRow;
export type Holiday = EndpointResponse<typeof contract.listHolidays>['holidays'][number];

export interface Closing {
  from: string;
  to: string;
  reason: Localized;
}

export const fetchClosedPeriods = async (countryCode: CountryCode, signal?: AbortSignal): Promise<ClosedPeriod[]> => {
  const endpoint = contract.listClosedPeriods;
  return (await call(endpoint, { params: { countryCode } }, { signal })).periods;
};

export const fetchHolidays = async (countryCode: CountryCode, signal?: AbortSignal): Promise<Holiday[]> => {
  const endpoint = contract.listHolidays;
  return (await call(endpoint, { params: { countryCode } }, { signal })).holidays;
};

export const addClosedPeriod = (countryCode: CountryCode, closing: Closing, idempotencyKey: string) =>
  call(contract.addClosedPeriod, { params: { countryCode }, body: closing }, { idempotencyKey });

export const changeClosedPeriod = ({ id, version }: ClosedPeriod, closing: Closing) =>
  call(contract.changeClosedPeriod, {
    params: { periodId: id },
    body: { ...closing, version },
  });

export const removeClosedPeriod = async (periodId: string): Promise<void> => {
  await call(contract.removeClosedPeriod, { params: { periodId } });
};

export const setHoliday = (countryCode: CountryCode, date: string, isOpen: boolean): Promise<Holiday> =>
  call(contract.setHoliday, {
    params: { countryCode, date },
    body: { isOpen },
  });
