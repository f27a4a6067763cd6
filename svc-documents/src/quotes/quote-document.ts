import type { CountryCode, Language } from '@plenary/contracts/vocabulary';

/**
 * What a quote's paper says (spec/logistics.md "Quote document"). Amounts are euro cents without VAT unless said otherwise,
 * days `YYYY-MM-DD` local to the venue, percentages `20` for 20 %.
 */
export interface QuoteDocument {
  goal: 'preview';
  language: Language;
  information: {
    brandName: string;
    /** Null where nobody can be named for sure. */
    customer: Customer | null;
    quoteReference: string;
    creationDate: string;
    /** Last day on which the quote can be accepted. */
    expirationDate: string;
    settlementCompany: SettlementCompany;
  };
  eventSummary: {
    firstDay: string;
    lastDay: string;
    dayCount: number;
    eventLocation: { venueName: string; address: { street: string; zipCode: string; city: string; countryCode: CountryCode } };
  };
  items: { days: DocumentDay[] };
  frameworkDiscount?: { companyName: string; description: string; dispositions: string; percent: number; amount: number };
  administrationFees?: { description: string; percent?: number; amount: number };
  totals: {
    subTotal: number;
    totalExcludingTaxes: number;
    /** One a rate, ascending; `base` is what the rate is applied to. */
    taxes: { percentage: number; base: number; amount: number }[];
    totalIncludingTaxes: number;
    /** A part of the total with VAT. */
    deposit: { percentage: number; amount: number };
  };
}

export interface Customer {
  companyName: string;
  contactName: string;
  email: string;
  phoneNumber: string;
}

/** Who is paid: its legal line at the foot of each page, and where the deposit goes. */
export interface SettlementCompany {
  footer: string;
  iban?: string;
  bic?: string;
}

export interface DocumentDay {
  date: string;
  lines: DocumentLine[];
  amount: number;
}

export interface DocumentLine {
  description: string;
  includedServices: ('BREAKFAST' | 'LUNCH' | 'GOURMET_BREAK')[];
  quantity: number;
  unitPrice: number;
  catalogPrice: number;
  amount: number;
}
