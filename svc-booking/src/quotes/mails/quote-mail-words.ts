export interface QuoteMailWords {
  /** `{venue}` is replaced by the venue's commercial name, here and in `texts`. */
  subject: string;
  title: string;
  texts: Record<'staff' | 'customer' | 'version', string>;
  /** For somebody whose account was never opened. */
  firstVisit: string;
  venue: string;
  dates: string;
  /** Those that are held. */
  rooms: string;
  /** Those that an option, first or behind another one, or a signature would get now. */
  expectedRooms: Record<'first' | 'second' | 'signature', string>;
  /** What may become of those. */
  expectation: string;
  price: string;
  total: string;
  /** With the days within which it is due. */
  deposit: string;
  seeQuote: string;
  /** Where there are other variants; `{count}` is replaced by how many there are with this one. */
  variants: string;
  /** In front of a variant's venue, days and total with VAT. */
  otherVariant: string;
  /** `{day}` is replaced by the last day. */
  validity: string;
  /** The two in place of others where it is too late for an option. */
  validityTooLate: string;
  textTooLate: string;
  /** The same where its rooms are held until then. */
  validityHeld: string;
  questions: string;
}
