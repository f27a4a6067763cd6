/** A user of another provider, as it asserts them. */
export interface Person {
  issuer: string;
  /** Unique and never reused within the issuer, unlike the e-mail address. */
  subject: string;
  /** As asserted, in lower case: an account of this address has the same bytes. */
  email: string;
  /** Whether the provider is authoritative for the mailbox, rather than passing on an address. */
  mailboxProven: boolean;
  firstname: string;
  lastname: string;
}

/** A person before the address is known to be usable: null where no account can have the asserted one. */
export type AssertedPerson = Omit<Person, 'email'> & { email: string | null };
