import type { ChangeState } from '@plenary/contracts/change-terms';
import type { Duration } from '@plenary/contracts/search';

interface ChangeNews {
  /** `{venue}` is replaced by the venue's commercial name, here and in `text`. */
  subject: string;
  title: string;
  text: string;
}

/** `offered` is one to sign, `asked` one to agree to by a click, `ending` either a day before it expires. */
export interface ChangeMailWords extends Record<ChangeState | 'asked' | 'ending', ChangeNews> {
  venue: string;
  dates: string;
  people: string;
  lunch: string;
  setUp: string;
  duration: string;
  durations: Record<Duration, string>;
  smallerRooms: string;
  /** `{people}`, `{setUp}` and `{duration}` are replaced. */
  smallerRoom: string;
  none: string;
  rooms: string;
  /** `{before}` and `{after}` are replaced. */
  change: string;
  /** Of what a change that came to nothing would have changed. */
  notMade: string;
  totalBefore: string;
  totalAfter: string;
  difference: string;
  fee: string;
  /** Only of one that is raised. */
  deposit: string;
  depositDueOn: string;
  /** Of one that waits: its day depends on the answer. */
  depositDueLater: string;
  until: string;
  /** `{percent}` is replaced. */
  leastFee: string;
  /** Of a change that an accepted survey asks for. */
  supplements: string;
  toSign: string;
  toAgree: string;
  seeQuote: string;
  questions: string;
}
