import type { RoomFinderRules } from '@plenary/contracts/deployment-terms';
import type { SearchQuery } from '@plenary/contracts/search';
import { timeZoneOf } from '@plenary/contracts/terms';
import type { VenueCard } from '@plenary/contracts/venue';
import type { CountryCode } from '@plenary/contracts/vocabulary';
import { refuse } from '@plenary/http/refuse';
import type { Actor, UserActor } from '@plenary/service-kit/actor';
import { todayIn } from '../calendar/today-in.ts';
import { type ParsedSearch, parseSearch } from '../search/parse-search.ts';
import type { CatalogueSnapshot } from '../venues/catalogue.ts';

interface Options {
  actor: Actor;
  query: SearchQuery;
  countryCode: CountryCode;
  catalogue: CatalogueSnapshot;
  now: number;
  rules: RoomFinderRules;
  /** As `parseSearch`. */
  withEvenings?: boolean;
  /** Days on which the venue that is asked for is closed; left out: those of the country. */
  isClosed?: (day: string) => boolean;
  /** Members of the refusals, in addition to the errors. */
  members?: () => { success: false; countryCode: CountryCode; venues: VenueCard[] };
}

/** Whether a query asks for availabilities; otherwise the list has no prices (server-rules §2). */
export const asksForAvailability = ({ action, days }: SearchQuery): boolean => action === 'availabilities' && days !== undefined;

/**
 * The search of a query and who asks. Refuses `invalid-search` with every fault by its field, and then `authentication-required`:
 * wrong and not signed in is wrong.
 */
export const checkedSearch = ({
  actor,
  query,
  countryCode,
  catalogue,
  now,
  rules,
  withEvenings,
  isClosed = (day) => catalogue.isClosed(countryCode, day),
  members,
}: Options): { search: ParsedSearch; user: UserActor } => {
  const result = parseSearch({
    query,
    countryCode,
    calendar: { isClosed },
    today: todayIn({ now, timeZone: timeZoneOf[countryCode] }),
    rules,
    withEvenings,
  });
  if ('errors' in result) return refuse('invalid-search', { errors: result.errors, members: members?.() });
  if (actor.kind !== 'user') return refuse('authentication-required', { errors: { authentication: 'required' }, members: members?.() });
  return { search: result.search, user: actor };
};
