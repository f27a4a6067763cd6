export interface MoveMailWords {
  /** `{venue}` is replaced by the venue's commercial name, here and in `text`. */
  subject: string;
  title: string;
  text: string;
  halves: Record<'AM' | 'PM', string>;
  wholeDay: string;
  /** `{before}` and `{after}` are names of rooms. */
  change: string;
  seeQuote: string;
  questions: string;
}
