import type { TrackedEvent } from '@plenary/platform';
import type { ListData } from './load-list.ts';

/** Events of an answer of the list (spec/booking.md §7). */
export const trackedEvents = ({ outcome, venues }: Pick<ListData, 'outcome' | 'venues'>): TrackedEvent[] => {
  if (outcome === 'invalid-search') return ['InvalidSearch_Sent'];
  if (outcome === 'authentication-required') return ['AnonymousValidSearch_Sent'];
  if (outcome === 'plain') return [];
  const displayed: TrackedEvent = venues.length > 0 ? 'PricedResults_Displayed' : 'EmptyResults_Displayed';
  const hasBourse = venues.some(({ name }) => name.toLowerCase().includes('bourse'));
  return ['ValidSearch_Sent', displayed, ...(hasBourse ? (['BourseResults_Displayed'] as const) : [])];
};
