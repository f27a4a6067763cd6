import type { EndpointResponse } from '@plenary/contracts/endpoint';
import type { listReferentialCountries } from '@plenary/contracts/referentials.endpoints';
import { countryCodes } from '@plenary/contracts/terms';
import type { BookingDeps } from '../deps.ts';
import { venuesOf } from '../venues/catalogue.ts';

/** Countries that have venues. */
export const listCountries = async ({ catalogue }: BookingDeps): Promise<EndpointResponse<typeof listReferentialCountries>> => {
  const snapshot = await catalogue.current();
  return { countries: countryCodes.filter((code) => venuesOf(snapshot, code).length > 0) };
};
