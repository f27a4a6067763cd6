import { hasRight, type Place, type Right, type RightsHolder } from '@plenary/contracts/desk-rights';

interface PageRight {
  pages: RegExp;
  /** What its reader needs somewhere. */
  right: Right | 'admin';
  /** They need it over the network: what the page shows belongs to no venue. */
  isOfNetwork?: true;
  /** It is about one venue: they need it where its link stands, if that is somewhere. */
  isOfPlace?: true;
}

/** Pages of the desk that a job alone does not open (design: desk D26); the first that matches. */
const pageRights: readonly PageRight[] = [
  { pages: /^\/staff\/(quotes\/[^/]+\/proposal|new-quote)$/, right: 'quote', isOfPlace: true },
  { pages: /^\/staff\/quotes(\/|$)/, right: 'prices', isOfPlace: true },
  { pages: /^\/staff\/(pipeline|proposals|customers|tasks)(\/|$)/, right: 'prices' },
  { pages: /^\/staff\/(undelivered|crm-faults|audit-trail)$/, right: 'prices', isOfNetwork: true },
  { pages: /^\/staff\/reports(\/money(\/lines)?)?$/, right: 'export' },
  { pages: /^\/staff\/network-import$/, right: 'network', isOfNetwork: true },
  { pages: /^\/staff\/network(\/|$)/, right: 'network' },
  { pages: /^\/staff\/(accounts|companies|discount-limits|deal-terms|releases)(\/|$)/, right: 'admin' },
];

/** Whether somebody may open the page of an address, which may have a query, from a link that stands for a place. */
export const mayOpen = (reader: RightsHolder | null, address: string, here?: Place): boolean => {
  const [path = ''] = address.split(/[?#]/);
  const found = pageRights.find(({ pages }) => pages.test(path));
  if (!found) return true;
  if (reader === null) return false;
  if (found.right === 'admin') return reader.role === 'admin';
  return hasRight(reader, found.right, found.isOfNetwork ? 'network' : found.isOfPlace && here);
};
