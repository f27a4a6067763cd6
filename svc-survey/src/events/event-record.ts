import type { BookedVenue, BookingCustomer } from '@plenary/contracts/events';
import type { AddonPrice, Charge } from '@plenary/contracts/supplements';
import type { ChargeState, HalfDay, UpsellName } from '@plenary/contracts/survey-terms';
import type { CountryCode } from '@plenary/contracts/vocabulary';

/** What an event keeps of its booking; days in ascending order. */
export interface EventRecord {
  customer: BookingCustomer;
  venue: BookedVenue;
  countryCode: CountryCode;
  days: readonly EventDay[];
  /** Add-ons in the signed quote. */
  addons: readonly UpsellName[];
  /** Of add-ons that are not in it, as they were told with the booking; absent in what was kept before they were. */
  addonPrices?: readonly AddonPrice[];
  /** What staff charge for; what was kept before customers were asked has neither id nor state. */
  charges?: readonly (Charge & Partial<Pick<KeptCharge, 'id' | 'state' | 'proposedAt'>>)[];
  /** Of what was told last of its supplements; absent: nothing was. */
  supplementSequence?: number;
  /** Where the acceptance before brought questions. */
  reopened?: Reopened | undefined;
}

export interface EventDay {
  date: string;
  halfDay: HalfDay;
  /** Keys of its survey steps, in the order of the survey. */
  steps: readonly string[];
  /** Rooms held, by step key. */
  rooms: Readonly<Record<string, string>>;
}

export interface KeptCharge extends Charge {
  id: string;
  state: ChargeState;
  /** Instant; absent in what was kept before customers were reminded. */
  proposedAt?: number;
}

/** What an acceptance opened for the questions that it brought. */
export interface Reopened {
  /** Of each step that there was before it, by key. */
  versions: Readonly<Record<string, number>>;
  /** As it was where the survey was closed; absent: it was open. */
  logOk?: number | null;
}
