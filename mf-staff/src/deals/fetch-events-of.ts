import type { ListedDeal } from '@plenary/contracts/desk-deals.schemas';
import type { DealStage } from '@plenary/contracts/desk-deals-terms';
import { fetchDealsWhile } from './fetch-deals-while.ts';

/**
 * The events with one of these local days, both included: those confirmed, and those that are over already, whose last day has passed in
 * their venue's zone, where it may be tomorrow already.
 */
export const fetchEventsOf = async (
  { from, to }: { from: string; to: string },
  today: string,
  signal: AbortSignal,
): Promise<ListedDeal[]> => {
  const stages: DealStage[] = from > today ? ['confirmed'] : ['confirmed', 'done'];
  return (await Promise.all(stages.map((stage) => fetchDealsWhile({ stage, from, to }, () => true, signal)))).flat();
};
