import type { CrmDataError } from '@plenary/contracts/crm.schemas';
import type { BookingEvent } from '@plenary/contracts/events';
import type { Supplement } from '@plenary/contracts/supplements';

export interface CrmConfirmation {
  /** Salesforce-style id of the event, 15 characters. */
  eventId: string;
  /** Salesforce-style id of the customer, 15 characters. */
  contactId: string;
}

/** The CRM's record of bookings. Confirming a booking again answers the same event: the quote is the key. */
export interface Crm {
  /** Throws CrmRefusal for what the CRM says is wrong with the data, anything else where it is away. */
  confirm(booking: BookingEvent): Promise<CrmConfirmation>;
  /** Reports all supplements of a quote; throws as `confirm`. */
  tellSupplements(told: { quoteId: string; supplements: readonly Supplement[] }): Promise<void>;
}

/** The CRM does not take a booking, and says why (spec/booking.md §8): the same data would be refused again. */
export class CrmRefusal extends Error {
  override name = 'CrmRefusal';
  readonly fault: CrmDataError;

  constructor(fault: CrmDataError) {
    super(`the CRM refused a booking: ${fault.issues.map(({ message }) => message).join('; ')}`);
    this.fault = fault;
  }
}

/** Salesforce ids are 15 or 18 characters; the last three only repeat the case of the others. */
export const normalisedId = (id: string): string => id.slice(0, 15);
