import { type HeldJob, type Job, jobs } from '@plenary/contracts/desk-rights';
import { countryCodes } from '@plenary/contracts/terms';
import type { CountryCode } from '@plenary/contracts/vocabulary';
import type { GivenJobs } from './api.ts';

/** Where a job is done, as one choice: everywhere, in a country, or at chosen venues. */
export const jobPlaces = ['network', ...countryCodes, 'venues'] as const;
type JobPlace = (typeof jobPlaces)[number];

/** A job in the form. */
export interface JobRow {
  job: Job;
  where: JobPlace;
  venueIds: string[];
}

export const newRow: JobRow = { job: 'sales', where: 'network', venueIds: [] };

const isCountry = (place: string | undefined): place is CountryCode => countryCodes.some((code) => code === place);

/** The jobs that this release knows; each country has a row of its own. */
export const rowsOf = (held: readonly HeldJob[]): JobRow[] =>
  held.flatMap(({ job: name, scope, places }): JobRow[] => {
    const job = jobs.find((one) => one === name);
    if (!job) return [];
    if (scope === 'network') return [{ job, where: 'network', venueIds: [] }];
    if (scope === 'country') return places.filter(isCountry).map((where) => ({ job, where, venueIds: [] }));
    return scope === 'venues' ? [{ job, where: 'venues', venueIds: [...places] }] : [];
  });

export const isWhole = ({ where, venueIds }: JobRow): boolean => where !== 'venues' || venueIds.length > 0;

export const jobsOf = (rows: readonly JobRow[]): GivenJobs =>
  rows.map(({ job, where, venueIds }) => {
    if (where === 'network') return { job, scope: 'network', places: [] };
    return where === 'venues' ? { job, scope: 'venues', places: venueIds } : { job, scope: 'country', places: [where] };
  });
