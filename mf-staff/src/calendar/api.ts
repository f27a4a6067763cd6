import type { EndpointResponse } from '@plenary/contracts/endpoint';
import type * as contract from '@plenary/contracts/planning';
import type { CountryCode, Localized } from '@plenary/contracts/vocabulary';
import { refer } from '@plenary/http/refer';
import { call } from '../call.ts';

export type ClosedPeriod = contract.ClosedPeriodRow;
export type Holiday = EndpointResponse<typeof contract.listHolidays>['holidays'][number];

export interface Closing {
  from: string;
  to: string;
  reason: Localized;
}

export const fetchClosedPeriods = async (countryCode: CountryCode, signal?: AbortSignal): Promise<ClosedPeriod[]> => {
  const endpoint = refer<typeof contract.listClosedPeriods>('GET', '/api/planning/countries/{countryCode}/closed-periods');
  return (await call(endpoint, { params: { countryCode } }, { signal })).periods;
};

export const fetchHolidays = async (countryCode: CountryCode, signal?: AbortSignal): Promise<Holiday[]> => {
  const endpoint = refer<typeof contract.listHolidays>('GET', '/api/planning/countries/{countryCode}/holidays');
  return (await call(endpoint, { params: { countryCode } }, { signal })).holidays;
};

export const addClosedPeriod = (countryCode: CountryCode, closing: Closing, idempotencyKey: string) =>
  call(
    refer<typeof contract.addClosedPeriod>('POST', '/api/planning/countries/{countryCode}/closed-periods'),
    { params: { countryCode }, body: closing },
    { idempotencyKey },
  );

export const changeClosedPeriod = ({ id, version }: ClosedPeriod, closing: Closing) =>
  call(refer<typeof contract.changeClosedPeriod>('PUT', '/api/planning/closed-periods/{periodId}'), {
    params: { periodId: id },
    body: { ...closing, version },
  });

export const removeClosedPeriod = async (periodId: string): Promise<void> => {
  await call(refer<typeof contract.removeClosedPeriod>('DELETE', '/api/planning/closed-periods/{periodId}'), { params: { periodId } });
};

export const setHoliday = (countryCode: CountryCode, date: string, isOpen: boolean): Promise<Holiday> =>
  call(refer<typeof contract.setHoliday>('PUT', '/api/planning/countries/{countryCode}/holidays/{date}'), {
    params: { countryCode, date },
    body: { isOpen },
  });
