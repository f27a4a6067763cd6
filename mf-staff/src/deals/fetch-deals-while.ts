import type { ListedDeal } from '@plenary/contracts/desk-deals.schemas';
import { type DealsAsked, fetchDeals } from './api.ts';

/** The first deals of a filter, in its order, up to one that is not wanted; page after page. */
export const fetchDealsWhile = async (
  asked: DealsAsked,
  isWanted: (deal: ListedDeal) => boolean,
  signal: AbortSignal,
): Promise<ListedDeal[]> => {
  const wanted: ListedDeal[] = [];
  let after: string | undefined;
  do {
    const { deals, next } = await fetchDeals({ ...asked, after }, { signal });
    const end = deals.findIndex((deal) => !isWanted(deal));
    wanted.push(...(end < 0 ? deals : deals.slice(0, end)));
    after = end < 0 ? (next ?? undefined) : undefined;
  } while (after);
  return wanted;
};
