import type { BookedVenue, BookingCustomer, BookingEvent } from '@plenary/contracts/events';
import type { AddonPrice, Charge } from '@plenary/contracts/supplements';
import type { SurveyDifference } from '@plenary/contracts/survey-differences';
import type { ChargeState, HalfDay, LunchService, SurveyConfiguration, UpsellName } from '@plenary/contracts/survey-terms';
import type { CountryCode } from '@plenary/contracts/vocabulary';

/** The record of an event's booking; days in ascending order. */
export interface EventRecord {
  customer: BookingCustomer;
  venue: BookedVenue;
  countryCode: CountryCode;
  days: readonly EventDay[];
  /** Add-ons in the signed quote. */
  addons: readonly UpsellName[];
  /** Prices of add-ons outside the quote, as told with the booking; absent in older records. */
  addonPrices?: readonly AddonPrice[];
  /** Price a person of a lunch outside, by day; absent in older records. */
  lunchOutsidePrices?: NonNullable<BookingEvent['lunchOutsidePrices']>;
  /** Charges of staff; those from before customers were asked have neither id nor state. */
  charges?: readonly (Charge & Partial<Omit<KeptCharge, keyof Charge>>)[];
  /** Sequence of the last supplements sent; absent if none. */
  supplementSequence?: number;
  /** What staff accepted of each survey, in order; absent: nothing, or in a record from before it was kept. */
  agreements?: readonly Agreement[];
  /** People that staff let into a room beyond its figure for the set-up; absent: none. */
  capacityOverrides?: readonly CapacityOverride[];
  /** Set if the last acceptance brought questions. */
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
  /** `offered`: agreed on with people whose price waits for the customer, and settled with it. */
  state: ChargeState | 'offered';
  /** Set on one that came with an acceptance which the booking is priced for: the revision of the survey as accepted. */
  pricedAs?: number;
  /** Set on LUNCH_OUTSIDE: the lunch that it is for, where it is served, and for how many; records from before these were kept lack them. */
  lunch?: { stepKey: string; service?: LunchService; pax?: number };
  /** Set on a LUNCH_OUTSIDE that waits: id of the agreed or waived charge that it takes the place of once the customer agrees. */
  replaces?: string;
  /** Set where its VAT is known. */
  vatPercent?: number;
  /** Instant; absent in records from before reminders existed. */
  proposedAt?: number;
  /** Taken back before its customer has answered: it is asked for again. */
  isUnanswered?: boolean;
  /** Instant of the first acceptance of that lunch that nobody has answered; absent: that of this one. */
  unansweredSince?: number;
}

/** A value of a survey step in place of the signed one, or of the one agreed on since. */
export interface ChangedValue {
  /** Key of the step. */
  key: string;
  field: string;
  from: SurveyDifference['now'];
  to: SurveyDifference['now'];
  /** A change of the booking holds it: nothing but another change takes it back. */
  isBooked?: boolean;
  /** When the customer agreed to its price; absent: they were not asked, or have not answered. */
  agreedAt?: number;
  /** Nobody had to validate it: no price and no answer to a charge is about it. */
  isFree?: boolean;
}

/** What one acceptance, or one change of the booking, changed of the signed quote; add-ons are supplements of their own. */
export interface Agreement {
  at: number;
  /** E-mail address of the staff member; absent: the booking was changed. */
  by?: string;
  values: readonly ChangedValue[];
  /** Charge that was proposed for it; `references` stand here in a record of an older release. Absent: none, or from before it was kept. */
  charged?: { chargeId: string; references?: readonly Reference[] };
  /** Set where the booking is priced for its people: the revision of the survey as accepted. */
  pricedAs?: number;
  /** The price waits for the customer. */
  isOffered?: boolean;
  /** Another acceptance was priced before the customer agreed to this one. */
  isReplaced?: boolean;
  /** What became of the price is known. */
  isSettled?: boolean;
  /** Set-ups that staff chose with it, and what its steps were compared with before, for older releases; absent: nobody has to agree to it. */
  references?: readonly Reference[];
}

/** What the answers of a step are compared with. */
export interface Reference {
  /** Key of the step. */
  key: string;
  initial: object;
  /** Set-up that staff chose in place of the one asked for. */
  setUp?: { asked: SurveyConfiguration; chosen: SurveyConfiguration };
}

/** The reason stands in the survey's history. */
export interface CapacityOverride {
  /** Key of the step. */
  key: string;
  configuration: SurveyConfiguration;
  pax: number;
  at: number;
  /** E-mail address of the staff member. */
  by: string;
}

/** State before an acceptance reopened the survey for new questions. */
export interface Reopened {
  /** Version of each earlier step, by key. */
  versions: Readonly<Record<string, number>>;
  /** Its value while the survey was closed; absent if it was open. */
  logOk?: number | null;
}
