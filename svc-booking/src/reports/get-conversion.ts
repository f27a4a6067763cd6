import type { Report, ReportAsked } from '@plenary/contracts/desk-reports.schemas';
import type { Reach } from '@plenary/contracts/desk-rights';
import { cohortOf } from '../deals/cohort-of.ts';
import { foundBy, type Moment } from '../deals/find-deals.ts';
import { countRequests } from '../deals/find-requests.ts';
import type { BookingDeps } from '../deps.ts';

/**
 * What became of a cohort (design: desk D20): the deals first quoted in a period, and those whose rooms were first held in it, by an option or
 * a booking; and the requests made in it, with those that a quote followed. Signed: confirmed and not cancelled since. Open: may still be signed; it counts in the whole, as what was lost does. Never what
 * was signed in the period over what was quoted in it. Amounts in euro cents.
 */
export const getConversion = async (
  deps: BookingDeps,
  { from, to, country, reach = 'all' }: Pick<ReportAsked, 'from' | 'to' | 'country'> & { reach?: Reach },
  moment: Moment,
): Promise<NonNullable<Report['conversion']>> => {
  const asked = { country, from, to, reach, sort: 'days' } as const;
  const [quoted, held] = await Promise.all([
    foundBy(deps, { ...asked, period: 'created' }, moment),
    foundBy(deps, { ...asked, period: 'held' }, moment),
  ]);
  const [ofQuoted, ofHeld, requests] = await Promise.all([
    cohortOf(deps, quoted, moment),
    cohortOf(deps, held, moment),
    country ? undefined : countRequests(deps, { from, to, reach }),
  ]);
  return { quoted: ofQuoted, held: ofHeld, ...(requests && { requests }) };
};
