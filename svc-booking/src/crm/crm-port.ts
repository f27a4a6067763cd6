import type { CrmDataError, CrmRecord } from '@plenary/contracts/crm';
import type { Language } from '@plenary/contracts/vocabulary';

/** What sales gets of a customer's quote or request. */
export interface Handover {
  /** Of the quote, the demand or the big-event demand: handed over twice it is one record. */
  id: string;
  kind: CrmRecord['kind'];
  contact: { firstname: string; lastname: string; email: string; phone: string; companyName: string; lang: Language };
  venue: { salesforceId: string; name: string };
  /** Days, `YYYY-MM-DD`. */
  firstDay: string;
  lastDay: string;
  pax: number;
  /** Euro cents without VAT; null: not priced. */
  amount: number | null;
  message: string | null;
}

export type CrmAnswer = { type: 'taken'; salesforceId: string } | { type: 'refused'; error: CrmDataError };

/** The customer relationship system. Throws where it is away or not itself: then it is asked again later. */
export type HandToCrm = (handover: Handover) => Promise<CrmAnswer>;
