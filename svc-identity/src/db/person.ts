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
