import type { TrackedEvent } from '@plenary/platform';
import type { ListData } from './load-list.ts';

/** Events of an answer of the list (spec/booking.md §7). */
export const trackedEvents = ({ outcome, venues }: Pick<ListData, 'outcome' | 'venues'>): TrackedEvent[] => {
  if (outcome === 'invalid-search') return ['InvalidSearch_Sent'];
  if (outcome === 'authentication-required') return ['AnonymousValidSearch_Sent'];
  if (outcome === 'plain') return [];
  if (venues.length === 0) return ['ValidSearch_Sent', 'EmptyResults_Displayed'];
  const hasPrice = venues.some(({ price }) => price?.type === 'standard');
  return [
    'ValidSearch_Sent',
    ...(hasPrice ? (['PricedResults_Displayed'] as const) : []),
    ...(venues.some(isBourse) ? (['BourseResults_Displayed'] as const) : []),
  ];
};

/** Its results are counted apart (spec/booking.md §7). */
export const isBourse = ({ name }: { name: string }): boolean => name.toLowerCase().includes('bourse');
