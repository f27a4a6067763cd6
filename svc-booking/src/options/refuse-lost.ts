import type { SearchDay } from '@plenary/contracts/search';
import { refuse } from '@plenary/http/refuse';
import { explainOption } from '../availability/explain-refusal.ts';
import type { TakenOn } from '../availability/read-venue-days.ts';
import type { Rank } from '../availability/venue-day.ts';
import type { CatalogueVenue } from '../venues/catalogue.ts';
import type { chooseSlots } from './choose-slots.ts';

interface Lost {
  venue: CatalogueVenue;
  days: readonly SearchDay[];
  chosen: ReturnType<typeof chooseSlots>;
  taken: TakenOn;
  /** 1: rooms with an option of somebody else count as lost. */
  worstRank: Rank;
}

/**
 * Refuses `no-longer-available` with the reason that the rooms, the set-up or the lunches of some days give, and with an error of the
 * afterwork where its space is what lacks (design: lifecycle L13).
 */
export const refuseLost = ({ venue, days, chosen, taken, worstRank }: Lost): never => {
  const lacksEvening = 'lacking' in chosen && chosen.lacking === 'afterwork';
  const reason = explainOption(venue, days, taken, worstRank);
  return refuse('no-longer-available', {
    ...(lacksEvening && { errors: { 'addons.afterwork': 'unavailable' } }),
    ...(reason && { members: { reason } }),
  });
};
