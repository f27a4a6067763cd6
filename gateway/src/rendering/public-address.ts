import { searchNames } from '@plenary/contracts/search-address';

/** Pages that anybody may read (docs/decisions/0068-rendered-pages.md). */
const pages = [/^\/$/, /^\/venues\/[\w-]{1,100}$/, /^\/(?:wellness-facilitator|afterwork-teambuilding|legal-notices|private-policy)$/];

/** A search that asks for no availability, the view of the list, the language, and what campaigns add. */
const keys = new Set<string>([
  ...searchNames,
  ...['countryCode', 'lng', 'sort', 'budget', 'district', 'food', 'stepFree', 'parking', 'venue', 'compare'],
  ...['gclid', 'utm_source', 'utm_medium', 'utm_campaign', 'utm_term', 'utm_content'],
]);
const longest = 2_000;

/** Whether the page of an address may come rendered: what else it asks for is the visitor's own, and rendered by the browser. */
export const isPublicAddress = ({ pathname, search, searchParams }: URL): boolean =>
  pages.some((pattern) => pattern.test(pathname)) && search.length <= longest && [...searchParams.keys()].every((key) => keys.has(key));
