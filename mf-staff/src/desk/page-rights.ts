import { hasRight, type Right, type RightsHolder } from '@plenary/contracts/desk-rights';

interface PageRight {
  pages: RegExp;
  /** What its reader needs somewhere. */
  right: Right | 'admin';
  /** They need it over the network: what the page shows belongs to no venue. */
  isOfNetwork?: true;
}

/** Pages of the desk that a job alone does not open (design: desk D26); the first that matches. */
const pageRights: readonly PageRight[] = [
  { pages: /^\/staff\/(quotes\/[^/]+\/proposal|new-quote)$/, right: 'quote' },
  { pages: /^\/staff\/(quotes|pipeline|proposals|customers|tasks)(\/|$)/, right: 'prices' },
  { pages: /^\/staff\/(undelivered|crm-faults|audit-trail)$/, right: 'prices', isOfNetwork: true },
  { pages: /^\/staff\/reports$/, right: 'export' },
  { pages: /^\/staff\/network-import$/, right: 'network', isOfNetwork: true },
  { pages: /^\/staff\/network(\/|$)/, right: 'network' },
  { pages: /^\/staff\/(accounts|companies|discount-limits|deal-terms|releases)(\/|$)/, right: 'admin' },
];

/** Whether somebody may open the page of an address, which may have a query. */
export const mayOpen = (reader: RightsHolder | null, address: string): boolean => {
  const [path = ''] = address.split(/[?#]/);
  const found = pageRights.find(({ pages }) => pages.test(path));
  if (!found) return true;
  if (reader === null) return false;
  if (found.right === 'admin') return reader.role === 'admin';
  return hasRight(reader, found.right, found.isOfNetwork && 'network');
};
