import type { IdentityConfig } from '../config.ts';
import { createGoogle, type Google } from './google.ts';
import { createMicrosoft, type Microsoft } from './microsoft.ts';
import { createSso, type Sso } from './sso.ts';

export interface Providers {
  google: Google | null;
  microsoft: Microsoft | null;
  sso: Sso | null;
}
type ProviderSettings = Pick<
  IdentityConfig,
  | 'GOOGLE_CLIENT_ID'
  | 'GOOGLE_ISSUERS'
  | 'GOOGLE_JWKS_URL'
  | 'MICROSOFT_API_CLIENT_ID'
  | 'MICROSOFT_CLIENT_ID'
  | 'MICROSOFT_TENANTS'
  | 'MICROSOFT_ISSUER'
  | 'MICROSOFT_JWKS_URL'
  | 'SSO_ISSUER'
  | 'SSO_CLIENT_ID'
  | 'SSO_CLIENT_SECRET'
  | 'SSO_SCOPES'
  | 'SSO_DOMAINS'
  | 'PUBLIC_URL'
>;

/** The providers of a deployment's settings. `now`: instant in milliseconds. */
export const createProviders = (settings: ProviderSettings, now: () => number): Providers => {
  const { GOOGLE_CLIENT_ID: googleId, MICROSOFT_API_CLIENT_ID: apiClientId, SSO_ISSUER: issuer, SSO_CLIENT_ID: ssoId } = settings;
  return {
    google: googleId
      ? createGoogle({ clientId: googleId, issuers: settings.GOOGLE_ISSUERS, jwksUrl: settings.GOOGLE_JWKS_URL, now })
      : null,
    microsoft: apiClientId
      ? createMicrosoft({
          apiClientId,
          clientId: settings.MICROSOFT_CLIENT_ID ?? apiClientId,
          tenants: settings.MICROSOFT_TENANTS,
          issuer: settings.MICROSOFT_ISSUER,
          jwksUrl: settings.MICROSOFT_JWKS_URL,
          now,
        })
      : null,
    sso:
      issuer && ssoId
        ? createSso({
            issuer,
            clientId: ssoId,
            clientSecret: settings.SSO_CLIENT_SECRET,
            scopes: settings.SSO_SCOPES,
            domains: settings.SSO_DOMAINS,
            redirectUri: `${settings.PUBLIC_URL}/api/sso/callback`,
          })
        : null,
  };
};
