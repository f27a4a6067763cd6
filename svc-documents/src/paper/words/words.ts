import type { DocumentGoal, PaperStanding } from '@plenary/contracts/documents.schemas';

/** The texts of the paper. Amounts, days and percentages arrive formatted. */
export interface Words {
  /** Kind of the document. A quote is never called an invoice. */
  titles: Readonly<Record<DocumentGoal, string>>;
  /** Of a paper that changes a booking. */
  amendment: {
    title: string;
    lead: (reference: string) => string;
    what: string;
    before: string;
    after: string;
    people: string;
    /** After less before, with VAT. */
    difference: string;
    fee: string;
    /** What it does not name stays as agreed on. */
    rest: string;
    /** It waits for its signature. */
    held: (until: string) => string;
    booked: string;
    leastFee: (percent: string) => string;
    /** Nobody agreed to it in time. */
    ended: string;
  };
  variants: {
    title: (count: string) => string;
    thisOne: string;
    oneIsSigned: string;
  };
  watermarks: { readonly preview: string; readonly 'proforma-preview': string };
  reference: string;
  createdOn: string;
  validUntil: string;
  customer: string;
  meetingScientist: string;
  businessContributor: string;
  vatCode: string;
  venue: string;
  event: string;
  days: (count: number) => string;
  rooms: string;
  /** Those that an option, first or behind another one, or a signature would get. */
  expectedRooms: Readonly<Record<'first' | 'second' | 'signature', string>>;
  /** Alternative text of the venue's first, second and third picture. */
  pictureOf: (venue: string, number: number) => string;
  /** Description of a venue with a special banner. */
  flagship: string;
  quantity: string;
  unitPrice: string;
  amount: string;
  /** Before the price of the catalogue. */
  insteadOf: string;
  includes: (services: string) => string;
  services: { BREAKFAST: string; LUNCH: string; GOURMET_BREAK: string };
  dayTotal: string;
  additionalServices: string;
  /** Caption of the totals, for those who hear the paper. */
  totals: string;
  subTotal: string;
  frameworkDiscount: (percent: string) => string;
  administrationFees: string;
  totalExcludingTaxes: string;
  tax: (percent: string) => string;
  taxBase: (base: string) => string;
  totalTaxes: string;
  totalIncludingTaxes: string;
  deposit: (percent: string) => string;
  /** One that stays as agreed while the total has changed. */
  depositKept: string;
  /** The total is less than the deposit that was agreed on. */
  depositCapped: string;
  credits: string;
  frameworkContract: (companyName: string) => string;
  conditions: string;
  validity: (day: string) => string;
  /** What the quote holds: `until` names the clock, `lastDay` is that of its validity. */
  standings: Readonly<Record<PaperStanding, (facts: { until: string; lastDay: string }) => string>>;
  /** What may become of expected rooms, and that there are none, on the day of the printing. */
  expectation: (day: string) => string;
  noRooms: (day: string) => string;
  /** Of a paper that names no rooms because none are held. */
  roomsNamedLater: string;
  /** In place of those of `open` where it is too late for an option. */
  openTooLate: string;
  /** The same where its signature is what holds them. */
  roomsAtSignature: string;
  depositTerms: string;
  cancellation: string;
  orMoreDays: (days: number) => string;
  /** Durations in words, such as `8 days`. */
  freeReduction: (share: string, until: string) => string;
  postponement: (months: string, until: string) => string;
  guarantee: (until: string) => string;
  linesWithoutTaxes: string;
  estimation: string;
  proforma: string;
  transfer: (account: string) => string;
  /** Before and between the two numbers of `Page 1 of 3`. */
  page: string;
  of: string;
}
