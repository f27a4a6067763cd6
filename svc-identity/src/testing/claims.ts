import { createGoogle } from '../third-party/google.ts';
import { createMicrosoft } from '../third-party/microsoft.ts';
import { testNow } from './identity-world.ts';
import type { TokenIssuer } from './token-issuer.ts';

export const testSeconds = testNow / 1_000;
const times = { iat: testSeconds - 10, exp: testSeconds + 3_600 };
export const tenant = '3c5a1a52-6f0e-4c37-9d1c-2f5f7b0a9e01';
export const otherTenant = '3c5a1a52-6f0e-4c37-9d1c-2f5f7b0a9e02';
export const consumers = '9188040d-6c67-4c5b-b112-36a304b66dad';

/** Paul of Atelier Nord, whose organisation is at Google. */
export const googleClaims = {
  iss: 'https://accounts.google.com',
  aud: 'our-client',
  azp: 'our-client',
  sub: '1001',
  email: 'paul@atelier-nord.example',
  email_verified: true,
  hd: 'atelier-nord.example',
  given_name: 'Paul',
  family_name: 'Durand',
  ...times,
};
/** The same at Microsoft, which proves no mailbox. */
export const microsoftClaims = {
  iss: `https://login.example/${tenant}/v2.0`,
  aud: 'our-api',
  azp: 'our-page',
  sub: 'pairwise-1001',
  tid: tenant,
  scp: 'access_as_user',
  ver: '2.0',
  email: 'paul@atelier-nord.example',
  ...times,
};

export const testProviders = ({ jwksUrl }: TokenIssuer) => {
  const now = () => testNow;
  const issuers = ['https://accounts.google.com', 'accounts.google.com'];
  const issuer = 'https://login.example/{tenant}/v2.0';
  const tenants = [tenant, consumers];
  return {
    google: createGoogle({ clientId: 'our-client', issuers, jwksUrl, now }),
    microsoft: createMicrosoft({ apiClientId: 'our-api', clientId: 'our-page', tenants, issuer, jwksUrl, now }),
  };
};
