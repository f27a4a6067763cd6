export interface WithdrawalMailWords {
  /** `{venue}` is replaced by the venue's commercial name, here and in `text`. */
  subject: string;
  title: string;
  text: string;
  venue: string;
  dates: string;
  questions: string;
}
