/** `{venue}` and `{company}` stand for their names. */
interface DecisionWords {
  subject: string;
  title: string;
  text: string;
  button: string;
}

export interface DecisionMailWords {
  approved: DecisionWords;
  refused: DecisionWords;
  company: string;
  venue: string;
  dates: string;
  reason: string;
}
