import type { AskedChange } from '@plenary/contracts/changes.schemas';
import type { SearchDay } from '@plenary/contracts/search';
import type { UserActor } from '@plenary/service-kit/actor';
import type { Reader } from '@plenary/service-kit/database/database';
import type { ConfirmedDeal } from '../cancellation/deal.ts';
import { termsOn } from '../deal-terms/deal-terms.ts';
import type { BookingDeps } from '../deps.ts';
import { priceDemand } from '../prices/price-demand.ts';
import { needsCustomPrice } from '../search/custom-price.ts';
import type { CatalogueSnapshot } from '../venues/catalogue.ts';
import { limitOf } from '../written-lines/discount-limits.ts';
import { netOf } from '../written-lines/proposal-rules.ts';
import type { PlannedSlots } from './plan-slots.ts';
import type { WrittenChange } from './written-change.ts';

/** In percent. */
export interface DiscountGiven {
  percent: number;
  /** What who asks may give. */
  limit: number;
}

interface Written {
  deal: ConfirmedDeal;
  asked: AskedChange;
  actor: Pick<UserActor, 'role'>;
  wanted: readonly SearchDay[];
  written: WrittenChange | undefined;
  assignment: PlannedSlots['assignment'];
  catalogue: CatalogueSnapshot;
  now: number;
}

/**
 * What the written lines of a change give away (design: lifecycle L10): the highest discount of a line, or how far the whole is under its
 * list price where that is more; a price that was agreed on under the list gives nothing away again. Undefined: no line is written.
 */
export const discountGiven = async (read: Reader, deps: BookingDeps, asked: Written): Promise<DiscountGiven | undefined> => {
  const { deal, asked: change, actor, wanted, written, assignment, catalogue, now } = asked;
  if (!written || written.givenAway === null) return undefined;
  const { record } = deal.venue;
  const terms = termsOn(catalogue.dealTerms, catalogue.today);
  const priced = {
    venue: record,
    assignment,
    addons: written.addons,
    contract: null,
    settings: deps.prices,
    terms,
    vatRates: catalogue.vatRates,
  };
  const listed = needsCustomPrice(record, { days: wanted }) ? null : priceDemand({ ...priced, search: { days: [...wanted] } }).items;
  const added = change.days.filter(({ from }) => from === undefined).map(({ to }) => to);
  const along = [...written.goingAlong, ...(listed ?? []).filter(({ date }) => added.includes(date))];
  const full = listed === null ? 0 : Math.min(netOf(listed), netOf(along));
  const under = full > 0 ? Math.ceil(((full - netOf(written.lines)) * 100) / full) : 0;
  return { percent: Math.max(0, under, written.givenAway), limit: await limitOf(read, deps.tables, { role: actor.role, now }) };
};
