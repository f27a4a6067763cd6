import { siteOf } from './address-group.ts';
import type { Counted, ThrottleRule } from './throttle.ts';

/**
 * A rule as it counts a client, and four times as many for the /48 of IPv6 around it: one subscriber may hold all of its 65,536 address
 * groups.
 */
export const countedOfClient = (rule: ThrottleRule, client: string): Counted[] => {
  const site = siteOf(client);
  const ofSite = { ...rule, name: `${rule.name}-site`, limit: 4 * rule.limit };
  return [{ rule, subject: client }, ...(site ? [{ rule: ofSite, subject: site }] : [])];
};
