import { refuse } from '@plenary/http/refuse';
import * as z from 'zod';
import type { Person } from '../db/person.ts';
import { parseEmail } from '../emails/parse-email.ts';
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

/**
 * The person named by an ID token of Google, and its expiry. Google is authoritative for a mailbox only within the organisation that has
 * its domain there; any other address was verified once and may have changed hands. Refuses `authentication-failed`.
 */
export const createGoogle = ({ clientId, issuers, jwksUrl, now }: GoogleSettings) => {
  const check = createTokenCheck({ jwksUrl, now });

  return async (tokenId: string): Promise<{ person: Person; expiresAt: number }> => {
    const { data } = claims.safeParse(await check(tokenId, { issuer: issuers, audience: clientId }));
    if (!data || (data.azp !== undefined && data.azp !== clientId)) return refuse('authentication-failed');
    const email = parseEmail(data.email);
    if ('fault' in email) return refuse('authentication-failed');
    const person = {
      // Google signs under two spellings of one issuer.
      issuer: data.iss.replace(/^https:\/\//, ''),
      subject: data.sub,
      email: email.address,
      mailboxProven: data.email_verified === true && data.hd !== undefined && data.hd !== '',
      firstname: nameOf(data.given_name),
      lastname: nameOf(data.family_name),
    };
    return { person, expiresAt: data.exp * 1_000 };
  };
};
export type Google = ReturnType<typeof createGoogle>;
