import { domainOf, parseEmail } from '../emails/parse-email.ts';

/** Lower case of A to Z alone: other scripts have letters whose lower case is one of ours (K, the sign of kelvin). */
const lowerAscii = (text: string): string => text.replace(/[A-Z]/g, (letter) => letter.toLowerCase());

/**
 * The address that a provider asserts, if an account can have it byte for byte; else null. The normalisation of typed addresses would
 * turn another mailbox's address into this one's, so it only checks here: what it would rewrite is refused.
 */
export const readAssertedEmail = (text: string): string | null => {
  const asserted = lowerAscii(text);
  const parsed = parseEmail(asserted);
  return 'address' in parsed && parsed.address === asserted ? asserted : null;
};

/** Whether an asserted address is of one of these domains, exactly: a subdomain may belong to somebody else. */
export const isOfDomain = (email: string | null, domains: readonly string[]): boolean =>
  email !== null && domains.some((domain) => lowerAscii(domain) === domainOf(email));
