/** Somebody another provider vouches for. */
export interface Person {
  issuer: string;
  /** Unique and never given to another person within the issuer: the e-mail address is neither. */
  subject: string;
  /** Normalised. */
  email: string;
  /** Whether the provider answers for the mailbox too, and not only passes on an address. */
  mailboxProven: boolean;
  firstname: string;
  lastname: string;
}

/** What a provider knows of a name, as far as ours may hold it; the person completes it. */
export const nameOf = (claim: string | undefined): string =>
  (claim ?? '')
    .replace(/\p{Cc}/gu, '')
    .trim()
    .slice(0, 100);
