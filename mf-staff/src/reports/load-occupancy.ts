import type { Occupancy, OccupancyAsked } from '@plenary/contracts/desk-reports.schemas';
import { occupancyGroups } from '@plenary/contracts/desk-reports-terms';
import { countryCodes } from '@plenary/contracts/terms';
import { fetchOccupancy } from './api.ts';
import { askedDays } from './asked-days.ts';

export interface OccupancyData {
  asked: OccupancyAsked;
  report: Occupancy;
}

/** The report of occupancy that the address asks for: this year's by month without one. What it cannot name is left out. */
export const loadOccupancy = async ({ request: { url, signal } }: { request: Request }): Promise<OccupancyData> => {
  const query = new URL(url).searchParams;
  const asked: OccupancyAsked = {
    by: occupancyGroups.find((one) => one === query.get('by')) ?? 'month',
    ...askedDays(query),
    country: countryCodes.find((one) => one === query.get('country')),
  };
  return { asked, report: await fetchOccupancy(asked, signal) };
};
