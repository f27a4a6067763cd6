/**
 * To the customer: `partial` (second signatory missing), `missing` (billing missing), `countersigned` (billing still missing), `reminder`
 * (of the billing), `approved`, `refused` (by the second signatory), `rejected` (by the customer), `lapsed`, `secondErased` (another second
 * signatory has to be named). To the second signatory: `invitation`, `approvedSecond`, `withdrawn`.
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

interface SignatureMailText {
  /** `{venue}`, `{signatory}`, `{second}` and `{company}` are replaced by names, here and in `text`. */
  subject: string;
  title: string;
  text: string;
  /** Label of the button that opens the page named by `pageOf`; absent where there is none to open. */
  button?: string;
}

/** The same mails about an amendment: the booking that it changes stays confirmed whatever becomes of it. */
export type AmendmentMailTexts = Record<SignatureMailKind, SignatureMailText>;

export interface SignatureMailWords {
  mails: Record<SignatureMailKind, SignatureMailText>;
  venue: string;
  dates: string;
  rooms: string;
  deadline: string;
  total: string;
  /** Of the deposit of a confirmed booking, and of the account that it is paid to. */
  deposit: string;
  dueOn: string;
  payee: string;
  reference: string;
  /** Label of the hash that identifies the signed document. */
  fingerprint: string;
  /** Only in the invitation: the link is personal. */
  personal: string;
  /** Of a document signed by hand. */
  onPaper: {
    /** `{signatory}` and the `{day}` on which it came. */
    received: string;
    /** In place of the text of `approved`, which names a certificate: of a quote, and of an amendment. */
    approved: string;
    amendment: string;
  };
}
