import type { VenueFacts } from '@plenary/contracts/network.schemas';
import type { KeptPicture } from '@plenary/contracts/network-file.schemas';
import type { PriceVersion } from '@plenary/contracts/network-prices.schemas';
import type { priceTiers } from '@plenary/contracts/network-terms';
import type { Venue } from '@plenary/contracts/venue';

/** How staff class a venue in its country; no price follows from it. */
export type PriceTier = (typeof priceTiers)[number];

/** A lower price of a venue's packages on the days of events from `from` to `to`, both included. */
export interface Promotion {
  from: string;
  to: string;
  /** Taken off the catalogue price. */
  percent: number;
}

/** A venue as the catalogue keeps it: what its page shows, and what the server decides with. */
export interface VenueRecord extends Omit<Venue, 'features' | 'closings' | 'pictures'> {
  pictures: { cover: { desktop: KeptPicture; mobile: KeptPicture } | null; carrousel: KeptPicture[] };
  /** Salesforce-style id, 15 characters. */
  id: string;
  tier: PriceTier;
  /** Above it a plenary is priced by hand. */
  standardPaxLimit: number;
  /** Least turnover of a day, euro cents without VAT. */
  minimumPricePerDay: number;
  /** Days on which it is closed besides those of its country; absent: none. */
  closings?: NonNullable<VenueFacts['closings']>;
  /** Its price lists, and with them ladder and VAT, by the day of events from which they hold, ascending; the first one holds before it begins too. */
  prices?: readonly PriceVersion[];
  /** Lower prices of its packages; absent: none. */
  promotions?: readonly Promotion[];
  /** Restaurant seats in each lunch service of a day. */
  lunchSeats: { service1: number; service2: number };
}
