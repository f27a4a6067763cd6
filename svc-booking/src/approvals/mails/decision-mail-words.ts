/** `{venue}` and `{company}` stand for their names. */
interface DecisionWords {
  subject: string;
  title: string;
  text: string;
  button: string;
}

interface WordsOfKind {
  approved: DecisionWords;
  refused: DecisionWords;
}

export interface DecisionMailWords {
  proposal: WordsOfKind;
  change: WordsOfKind;
  company: string;
  venue: string;
  dates: string;
  reason: string;
}
