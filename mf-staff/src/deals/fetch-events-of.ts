import type { ListedDeal } from '@plenary/contracts/desk-deals.schemas';
import type { DealStage } from '@plenary/contracts/desk-deals-terms';
import type { CountryCode } from '@plenary/contracts/vocabulary';
import { fetchDealsWhile } from './fetch-deals-while.ts';

/**
 * The events with one of these local days, both included, of a country where one is given: those confirmed, and those that are over already,
 * whose last day has passed in their venue's zone, where it may be tomorrow already.
 */
export const fetchEventsOf = async (
  { from, to, country }: { from: string; to: string; country?: CountryCode | undefined },
  today: string,
  signal: AbortSignal,
): Promise<ListedDeal[]> => {
  const stages: DealStage[] = from > today ? ['confirmed'] : ['confirmed', 'done'];
  return (await Promise.all(stages.map((stage) => fetchDealsWhile({ stage, from, to, country }, () => true, signal)))).flat();
};
