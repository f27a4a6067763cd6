export interface QuoteMailWords {
  /** `{venue}` is replaced by the venue's commercial name, here and in `text`. */
  subject: string;
  title: string;
  text: string;
  /** For somebody whose account was never opened. */
  firstVisit: string;
  venue: string;
  dates: string;
  price: string;
  seeQuote: string;
  /** `{day}` is replaced by the last day. */
  validity: string;
  questions: string;
}
