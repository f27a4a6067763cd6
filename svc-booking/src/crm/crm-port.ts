import type { CrmDataError, CrmRecord } from '@plenary/contracts/crm.schemas';
import type { Language } from '@plenary/contracts/vocabulary';

/** The record of a customer's quote or request for sales. */
export interface Handover {
  /** Id of the quote, the demand or the big-event demand: delivered twice it is one record. */
  id: string;
  kind: CrmRecord['kind'];
  /** `salesforceId`: the contact there, where the customer's sign-up named it. */
  contact: {
    firstname: string;
    lastname: string;
    email: string;
    phone: string;
    companyName: string;
    lang: Language;
    salesforceId?: string;
  };
  /** Null: sales proposes one. */
  venue: { salesforceId: string; name: string } | null;
  /** Days, `YYYY-MM-DD`. */
  firstDay: string;
  lastDay: string;
  pax: number;
  /** Euro cents without VAT; null: not priced. */
  amount: number | null;
  message: string | null;
  /** The quote that took its place: its next version, or the variant that was signed. */
  supersededBy?: string;
}

export type CrmAnswer = { type: 'taken'; salesforceId: string } | { type: 'refused'; error: CrmDataError };

/** The erasure of a person, identified by the records handed over; it contains no name. */
export interface ContactErasure {
  /** Handed over twice it is one task. */
  id: string;
  /** Day, `YYYY-MM-DD`. */
  askedOn: string;
  /** `salesforceId`: null where the answer to a hand-over is not known. */
  records: { id: string; kind: Handover['kind']; salesforceId: string | null }[];
}

/** Asks the customer relationship system to erase a person. Throws if the request is not accepted; it is then repeated. */
export type EraseInCrm = (erasure: ContactErasure) => Promise<void>;

/** The customer relationship system. Throws where it is away or not itself: then it is asked again later. */
export type HandToCrm = (handover: Handover) => Promise<CrmAnswer>;
