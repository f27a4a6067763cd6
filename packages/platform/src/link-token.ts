/** Where the history entry keeps the token, so that a reload finds it again. */
const kept = 'linkToken';

type LinkPage = Pick<Window, 'history' | 'location'>;

/**
 * The token of a mailed or shared link, from the query or the fragment. Takes it out of the address bar at once: what stands there
 * goes into reports, screenshots, bookmarks and copied addresses. `request`: of the page's loader.
 */
export const takeLinkToken = (request: Pick<Request, 'url'>, name: string, page: LinkPage = window): string | null => {
  const asked = new URL(request.url);
  const taken = page.location.pathname === asked.pathname ? takeFromAddress(page, name) : null;
  return asked.searchParams.get(name) ?? taken;
};

/** After the token was used up: a reload does not find it again. */
export const forgetLinkToken = (page: LinkPage = window): void => {
  if (page.history.state?.[kept] !== undefined) page.history.replaceState({ ...page.history.state, [kept]: undefined }, '');
};

const takeFromAddress = ({ history, location }: LinkPage, name: string): string | null => {
  const query = new URLSearchParams(location.search);
  const fragment = new URLSearchParams(location.hash.slice(1));
  const token = query.get(name) ?? fragment.get(name);
  if (token === null) return history.state?.[kept]?.[name] ?? null;
  query.delete(name);
  fragment.delete(name);
  const address = location.pathname + marked('?', query) + marked('#', fragment);
  history.replaceState({ ...history.state, [kept]: { [name]: token } }, '', address);
  return token;
};

const marked = (mark: string, fields: URLSearchParams): string => (fields.size > 0 ? `${mark}${fields}` : '');
