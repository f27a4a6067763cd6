import { refuse } from '@plenary/http/refuse';
import * as z from 'zod';
import type { AssertedPerson } from '../db/person.ts';
import { readAssertedEmail } from './asserted-email.ts';
import { nameOf } from './name-of.ts';
import { createTokenCheck } from './published-keys.ts';

interface MicrosoftSettings {
  /** Application id of our API: the audience. */
  apiClientId: string;
  /** Application id of the page that asks for tokens. */
  clientId: string;
  /** Allowed tenants; empty: all organisations. */
  tenants: string[];
  /** Contains `{tenant}`. */
  issuer: string;
  jwksUrl: string;
  now: () => number;
}

/** The tenant of personal accounts. */
const consumers = '9188040d-6c67-4c5b-b112-36a304b66dad';

const claims = z.object({
  iss: z.string(),
  sub: z.string().min(1).max(255),
  tid: z.guid(),
  azp: z.string(),
  ver: z.literal('2.0'),
  /** Rights of a person; a token that an application has for itself has none. */
  scp: z.string().min(1),
  idtyp: z.literal('user').optional(),
  email: z.string().max(320).optional(),
  preferred_username: z.string().max(320).optional(),
  /** Whether the tenant has proven that it owns the domain of the e-mail address. */
  xms_edov: z.union([z.boolean(), z.number(), z.string()]).optional(),
  given_name: z.string().optional(),
  family_name: z.string().optional(),
});

const isTrue = (claim: unknown) => claim === true || claim === 1 || claim === '1' || claim === 'true';

/**
 * The person named by an access token that Microsoft issued for our API, to our page. A tenant's administrator can write any e-mail
 * address into an account, so the address proves no mailbox unless the tenant owns its domain. Refuses `authentication-failed`.
 */
export const createMicrosoft = ({ apiClientId, clientId, tenants, issuer, jwksUrl, now }: MicrosoftSettings) => {
  const check = createTokenCheck({ jwksUrl, now });

  return async (accessToken: string): Promise<AssertedPerson> => {
    const { data } = claims.safeParse(await check(accessToken, { audience: apiClientId }));
    if (!data || data.azp !== clientId || data.iss !== issuer.replace('{tenant}', data.tid)) return refuse('authentication-failed');
    if (data.tid === consumers || (tenants.length > 0 && !tenants.includes(data.tid))) return refuse('authentication-failed');
    const asserted = data.email ?? data.preferred_username;
    if (!asserted) return refuse('authentication-failed');
    return {
      issuer: data.iss,
      subject: data.sub,
      email: readAssertedEmail(asserted),
      mailboxProven: data.email !== undefined && isTrue(data.xms_edov),
      firstname: nameOf(data.given_name),
      lastname: nameOf(data.family_name),
    };
  };
};
export type Microsoft = ReturnType<typeof createMicrosoft>;
