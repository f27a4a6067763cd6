import { refuse } from '@plenary/http/refuse';
import * as z from 'zod';
import type { AssertedPerson } from '../db/person.ts';
import { isOfDomain, readAssertedEmail } from './asserted-email.ts';
import { nameOf } from './name-of.ts';
import { createTokenCheck } from './published-keys.ts';

interface GoogleSettings {
  clientId: string;
  issuers: string[];
  jwksUrl: string;
  now: () => number;
}

const claims = z.object({
  iss: z.string(),
  sub: z.string().min(1).max(255),
  exp: z.number(),
  azp: z.string().optional(),
  email: z.string().max(320),
  email_verified: z.boolean().optional(),
  /** Domain of the organisation that manages the account. */
  hd: z.string().optional(),
  given_name: z.string().optional(),
  family_name: z.string().optional(),
});

/** Mailboxes that Google runs itself. */
const googleDomains = ['gmail.com', 'googlemail.com'];

/**
 * The person named by an ID token of Google, and its expiry. Google is authoritative for its own mailboxes and for those of the domain
 * that the account's organisation has there (`hd`); any other address was verified once and may have changed hands. Refuses
 * `authentication-failed`.
 */
export const createGoogle = ({ clientId, issuers, jwksUrl, now }: GoogleSettings) => {
  const check = createTokenCheck({ jwksUrl, now });

  return async (tokenId: string): Promise<{ person: AssertedPerson; expiresAt: number }> => {
    const { data } = claims.safeParse(await check(tokenId, { issuer: issuers, audience: clientId }));
    if (!data || (data.azp !== undefined && data.azp !== clientId)) return refuse('authentication-failed');
    const email = readAssertedEmail(data.email);
    const authoritativeFor = data.hd ? [data.hd, ...googleDomains] : googleDomains;
    const person = {
      // Google signs under two spellings of one issuer.
      issuer: data.iss.replace(/^https:\/\//, ''),
      subject: data.sub,
      email,
      mailboxProven: data.email_verified === true && isOfDomain(email, authoritativeFor),
      firstname: nameOf(data.given_name),
      lastname: nameOf(data.family_name),
    };
    return { person, expiresAt: data.exp * 1_000 };
  };
};
export type Google = ReturnType<typeof createGoogle>;
