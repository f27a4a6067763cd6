import { refuse } from '@plenary/http/refuse';
import type { Places } from '../supplements/places.ts';

/** svc-booking's part for one event: it has a place or not, and records claims. */
export const fakePlaces = () => {
  const state = { isTaken: false, isAway: false };
  const claims: { quoteId: string; sequence: number }[] = [];
  const places: Places = {
    unavailableFor: async () => (state.isTaken && !state.isAway ? ['afterwork'] : []),
    claim: async (claim) => {
      if (state.isAway) refuse('service-unavailable');
      if (state.isTaken) refuse('no-longer-available');
      claims.push(claim);
    },
  };
  return { state, claims, places };
};
