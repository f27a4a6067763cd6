import { cleanAddress } from '@plenary/platform/link-token';

/**
 * Takes the token of a link out of the address bar before the router reads the address. A link pasted over its own page changes the
 * fragment alone, which loads nothing by itself.
 */
export const takeLinkTokens = (page: Window): void => {
  cleanAddress(page);
  page.addEventListener('hashchange', () => {
    if (cleanAddress(page)) page.location.reload();
  });
};
