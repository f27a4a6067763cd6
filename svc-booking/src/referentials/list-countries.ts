import type { EndpointResponse } from '@plenary/contracts/endpoint';
import type { listReferentialCountries } from '@plenary/contracts/referentials.endpoints';
import { countryCodes } from '@plenary/contracts/terms';
import type { BookingDeps } from '../deps.ts';

/** Countries that have venues. */
export const listCountries = async ({ catalogue }: BookingDeps): Promise<EndpointResponse<typeof listReferentialCountries>> => {
  const { kept } = await catalogue.current();
  return { countries: countryCodes.filter((code) => kept.some(({ record }) => record.address.countryCode === code)) };
};
