/**
 * To the customer: `partial` (waits for the second signatory), `missing` (billing lacks), `countersigned` (billing lacks still),
 * `reminder` (of the billing), `approved`, `refused` (by the second signatory), `rejected` (by the customer), `lapsed`, `secondErased` (another second
 * signatory has to be named). To the
 * second signatory: `invitation`, `approvedSecond`, `withdrawn`.
 */
export const signatureMailKinds = [
  'partial',
  'missing',
  'countersigned',
  'reminder',
  'approved',
  'refused',
  'rejected',
  'lapsed',
  'invitation',
  'approvedSecond',
  'withdrawn',
  'voided',
  'secondErased',
] as const;
export type SignatureMailKind = (typeof signatureMailKinds)[number];

export interface SignatureMailText {
  /** `{venue}`, `{signatory}`, `{second}` and `{company}` stand for names, here and in `text`. */
  subject: string;
  title: string;
  text: string;
  /** Label of the button that opens the page named by `pageOf`; absent where there is none to open. */
  button?: string;
}

export interface SignatureMailWords {
  mails: Record<SignatureMailKind, SignatureMailText>;
  venue: string;
  dates: string;
  deadline: string;
  /** After an hour: it is that of the venue. */
  venueTime: string;
  /** What makes a document the signed one. */
  fingerprint: string;
  /** Of the invitation: the link is the reader's own. */
  personal: string;
}
