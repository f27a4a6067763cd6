/**
 * `first` and `second`: an option has been placed; `proven`: it has its full term since the mailbox is proven; `extended`, `withdrawn`: by
 * our staff; `waiting`: the one in front of it was extended; `ending`: it lapses within a day; `overtaken`: a booking in front of it is
 * confirmed.
 */
export type OptionMailKind =
  | 'first'
  | 'second'
  | 'promoted'
  | 'proven'
  | 'extended'
  | 'waiting'
  | 'ending'
  | 'lapsed'
  | 'released'
  | 'withdrawn'
  | 'overtaken';

export interface OptionMailWords {
  /** `{venue}` is replaced by the venue's commercial name, here and in `texts`. */
  subjects: Record<OptionMailKind, string>;
  titles: Record<OptionMailKind, string>;
  texts: Record<OptionMailKind, string>;
  venue: string;
  dates: string;
  rooms: string;
  total: string;
  until: string;
  /** Of an option whose customer has not proven their mailbox yet, before the deadline that it gets by then. */
  untilProven: string;
  /** What to do for it; `{length}` is how long it holds until then, also in the subject. */
  unproven: string;
  /** Takes the place of the usual subject where the option is first: it does not hold its full term yet. */
  unprovenSubject: string;
  seeQuote: string;
  release: string;
  /** Advice on finding other rooms. */
  again: string;
}
