import * as client from 'openid-client';
import * as z from 'zod';
import type { AssertedPerson } from '../db/person.ts';
import { isOfDomain, readAssertedEmail } from './asserted-email.ts';
import { nameOf } from './name-of.ts';

interface SsoSettings {
  issuer: string;
  clientId: string;
  clientSecret: string | undefined;
  scopes: string;
  /** E-mail domains for which the provider is authoritative. */
  domains: string[];
  /** Ours, as the provider knows it. */
  redirectUri: string;
}

/** Kept by us while the browser is at the provider: 256 random bits each. */
export interface SsoSecrets {
  state: string;
  nonce: string;
  codeVerifier: string;
}

/** Seconds: each of up to four calls, and the gateway waits for three seconds. */
const timeout = 2;

const claims = z.object({
  sub: z.string().min(1).max(255),
  email: z.string().max(320).optional(),
  email_verified: z.boolean().optional(),
  given_name: z.string().optional(),
  family_name: z.string().optional(),
});

/** Sign-on at a corporate identity provider: OpenID Connect, code flow with PKCE. Each call throws where the provider refuses. */
export const createSso = ({ issuer, clientId, clientSecret, scopes, domains, redirectUri }: SsoSettings) => {
  let found: Promise<client.Configuration> | undefined;

  /** The provider's metadata, requested again after a failure. */
  const discover = (): Promise<client.Configuration> => {
    const authentication = clientSecret ? client.ClientSecretPost(clientSecret) : client.None();
    // Settings let a plain address through on the loopback interface alone.
    const plain = issuer.startsWith('http:') ? [client.allowInsecureRequests] : [];
    // The signature is checked in addition to TLS: a company's proxy may terminate TLS in between.
    const execute = [client.enableNonRepudiationChecks, ...plain];
    found ??= client.discovery(new URL(issuer), clientId, undefined, authentication, { execute, timeout }).catch((error: unknown) => {
      found = undefined;
      throw error;
    });
    return found;
  };

  return {
    /** The provider's sign-on address. */
    addressFor: async ({ state, nonce, codeVerifier }: SsoSecrets): Promise<string> => {
      const challenge = { code_challenge: await client.calculatePKCECodeChallenge(codeVerifier), code_challenge_method: 'S256' };
      const parameters = { redirect_uri: redirectUri, scope: scopes, state, nonce, response_type: 'code', ...challenge };
      return client.buildAuthorizationUrl(await discover(), parameters).href;
    },

    /** The person who returned with a code; `query` is that of the return address. */
    personOf: async (query: string, { state, nonce, codeVerifier }: SsoSecrets): Promise<AssertedPerson> => {
      const configuration = await discover();
      const tokens = await client.authorizationCodeGrant(configuration, new URL(`${redirectUri}${query}`), {
        expectedState: state,
        expectedNonce: nonce,
        pkceCodeVerifier: codeVerifier,
        idTokenExpected: true,
      });
      const told = claims.parse(tokens.claims());
      const known = told.email
        ? told
        : { ...told, ...claims.parse(await client.fetchUserInfo(configuration, tokens.access_token, told.sub)) };
      if (!known.email) throw new Error('the identity provider asserts no e-mail address');
      const email = readAssertedEmail(known.email);
      return {
        issuer: configuration.serverMetadata().issuer,
        subject: told.sub,
        email,
        mailboxProven: known.email_verified === true && isOfDomain(email, domains),
        firstname: nameOf(known.given_name),
        lastname: nameOf(known.family_name),
      };
    },
  };
};
export type Sso = ReturnType<typeof createSso>;
