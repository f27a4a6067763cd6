import { buildCard } from '../quote/quote-factory.ts';
import { trackedEvents } from './tracked-events.ts';

// Covers B-Y02–B-Y07.

const ternes = buildCard({ price: { type: 'standard', amount: 240_000 } });
const bourse = buildCard({ slug: 'bourse', name: 'Bourse', price: { type: 'custom' } });
const palace = buildCard({ slug: 'palais', name: 'Palais de la BOURSE', price: { type: 'custom' } });
const arboretum = buildCard({ slug: 'arboretum', name: 'Arboretum', price: { type: 'custom' } });

test.each([
  { outcome: 'plain', venues: [ternes, bourse], events: [] },
  { outcome: 'plain', venues: [], events: [] },
  { outcome: 'invalid-search', venues: [ternes, bourse], events: ['InvalidSearch_Sent'] },
  { outcome: 'authentication-required', venues: [ternes, bourse], events: ['AnonymousValidSearch_Sent'] },
  { outcome: 'priced', venues: [], events: ['ValidSearch_Sent', 'EmptyResults_Displayed'] },
  { outcome: 'priced', venues: [ternes], events: ['ValidSearch_Sent', 'PricedResults_Displayed'] },
  { outcome: 'priced', venues: [ternes, bourse], events: ['ValidSearch_Sent', 'PricedResults_Displayed', 'BourseResults_Displayed'] },
  { outcome: 'priced', venues: [palace], events: ['ValidSearch_Sent', 'BourseResults_Displayed'] },
  { outcome: 'priced', venues: [arboretum], events: ['ValidSearch_Sent'] },
] as const)('an answer that is $outcome with $venues.length venues stands for $events', ({ outcome, venues, events }) => {
  expect(trackedEvents({ outcome, venues: [...venues] })).toEqual(events);
});
