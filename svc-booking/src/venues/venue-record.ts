import type { priceTiers } from '@plenary/contracts/network-terms';
import type { Venue } from '@plenary/contracts/venue';

/** Level of a venue in its country's price list. */
export type PriceTier = (typeof priceTiers)[number];

/** A lower price of a venue's packages on the days of events from `from` to `to`, both included. */
export interface Promotion {
  from: string;
  to: string;
  /** Taken off the catalogue price. */
  percent: number;
}

/** A venue as the catalogue keeps it: what its page shows, and what the server decides with. */
export interface VenueRecord extends Omit<Venue, 'features'> {
  /** Salesforce-style id, 15 characters. */
  id: string;
  tier: PriceTier;
  /** Above it a plenary is priced by hand. */
  standardPaxLimit: number;
  /** Least turnover of a day, euro cents without VAT. */
  minimumPricePerDay: number;
  /** Lower prices of its packages; absent: none. */
  promotions?: readonly Promotion[];
  /** Restaurant seats in each lunch service of a day. */
  lunchSeats: { service1: number; service2: number };
}
