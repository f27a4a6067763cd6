type LinkPage = Pick<Window, 'history' | 'location' | 'sessionStorage'>;

/** Names under which the links of mails and of shared surveys carry their token. */
const names = ['token', 'share'] as const;
type TokenName = (typeof names)[number];

/** Bound to the tab: a reload, a retry and a sign-in on the way find the token again, even one at another site. */
const keyOf = (pathname: string, name: TokenName) => `plenary-link:${name}:${pathname}`;

/**
 * Keeps the tokens of an address of this site for the page of its path, and answers the address without them: what stands in an
 * address goes into reports, screenshots, bookmarks and copied addresses. Without storage the address stays as it is.
 */
export const keepLinkTokens = (address: string, page: Omit<LinkPage, 'history'> = window): string => {
  const url = new URL(address, page.location.href);
  const fragment = new URLSearchParams(url.hash.slice(1));
  const found = names.flatMap((name) => {
    const token = url.searchParams.get(name) ?? fragment.get(name);
    return token === null ? [] : [{ name, token }];
  });
  if (found.length === 0) return address;
  try {
    for (const { name, token } of found) page.sessionStorage.setItem(keyOf(url.pathname, name), token);
  } catch {
    return address;
  }
  for (const { name } of found) {
    url.searchParams.delete(name);
    fragment.delete(name);
  }
  return url.pathname + marked('?', url.searchParams) + marked('#', fragment);
};

/**
 * Takes the tokens of the page's own address out of the address bar; true if there were any. The shell does so before the router reads
 * the address.
 */
export const cleanAddress = (page: LinkPage = window): boolean => {
  const { href } = page.location;
  const clean = keepLinkTokens(href, page);
  if (clean === href) return false;
  page.history.replaceState(page.history.state, '', clean);
  return true;
};

/** The token of a mailed or shared link, from its query or fragment. `request`: of the page's loader. */
export const takeLinkToken = (request: Pick<Request, 'url'>, name: TokenName, page: LinkPage = window): string | null => {
  const { pathname, searchParams } = new URL(request.url);
  // Without the shell, as on a stand-alone page, nobody has done so yet.
  if (page.location.pathname === pathname) cleanAddress(page);
  return searchParams.get(name) ?? kept(page, pathname, name);
};

/** After the token of a page was used up: a reload does not find it again. */
export const forgetLinkToken = (pathname: string, name: TokenName, page: Pick<LinkPage, 'sessionStorage'> = window): void => {
  try {
    page.sessionStorage.removeItem(keyOf(pathname, name));
  } catch {
    // Nothing was kept.
  }
};

const kept = (page: LinkPage, pathname: string, name: TokenName): string | null => {
  try {
    return page.sessionStorage.getItem(keyOf(pathname, name));
  } catch {
    return page.location.pathname === pathname ? new URLSearchParams(page.location.hash.slice(1)).get(name) : null;
  }
};

const marked = (mark: string, fields: URLSearchParams): string => (fields.size > 0 ? `${mark}${fields}` : '');
