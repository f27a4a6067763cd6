import type { DealsFilter } from '@plenary/contracts/desk-deals.schemas';
import { dealStages, lostReasons, unsaidReason } from '@plenary/contracts/desk-deals-terms';
import type { ReportAsked, ReportRow } from '@plenary/contracts/desk-reports.schemas';
import { countryCodes } from '@plenary/contracts/terms';
import { isNotNull } from 'drizzle-orm';
import type { BookingDeps } from '../deps.ts';
import { monthsOf } from './months-of.ts';

/** A row without its figures: the filter of the list that it counts. */
export interface Group extends Pick<ReportRow, 'key' | 'name' | 'country' | 'from' | 'to'> {
  filter: Partial<DealsFilter>;
}

type Grouped = Omit<ReportAsked, 'by'> & { by: Exclude<ReportAsked['by'], 'venue'> };

/** The rows of a report but those of venues, of which a network has a thousand. */
export const groupsOf = async (deps: BookingDeps, { by, from, to, country, stage }: Grouped): Promise<Group[]> => {
  const whole = { from, to };
  if (by === 'month') return monthsOf(from, to).map((days) => ({ key: days.from.slice(0, 7), name: '', ...days, filter: {} }));
  if (by === 'country')
    return countryCodes
      .filter((code) => country === undefined || code === country)
      .map((code) => ({ key: code, name: '', ...whole, filter: { country: code } }));
  if (by === 'stage')
    return dealStages
      .filter((one) => stage === undefined || one === stage)
      .map((one) => ({ key: one, name: '', ...whole, filter: { stage: one } }));
  if (by === 'lost') return ([...lostReasons, unsaidReason] as const).map((lost) => ({ key: lost, name: '', ...whole, filter: { lost } }));
  return ownersOf(deps, whole);
};

const ownersOf = async ({ database, tables: { dealFollowUp } }: BookingDeps, days: { from: string; to: string }): Promise<Group[]> => {
  const rows = await database.read
    .selectDistinct({ ownerId: dealFollowUp.ownerId, owner: dealFollowUp.owner })
    .from(dealFollowUp)
    .where(isNotNull(dealFollowUp.ownerId));
  const owners = new Map(rows.map(({ ownerId, owner }) => [ownerId ?? '', owner?.name ?? '']));
  return [...owners, ['nobody', ''] as const].map(([key, name]) => ({ key, name, ...days, filter: { owner: key } }));
};
