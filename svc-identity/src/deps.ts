import type { CreditMode } from '@plenary/contracts/deployment-terms';
import { languages } from '@plenary/contracts/terms';
import type { Language } from '@plenary/contracts/vocabulary';
import type { Database } from '@plenary/service-kit/database/database';
import type { Logger } from '@plenary/service-kit/logger';
import type { Seal } from '@plenary/service-kit/seal';
import { createThrottle, type Throttle } from '@plenary/service-kit/throttle';
import { type IdentityTables, identityTables } from './db/tables.ts';
import { createPasswords, type Passwords } from './passwords/hash-password.ts';
import type { OtherServices } from './personal-data/other-services.ts';
import { createSessionCookie, type SessionCookie } from './sessions/session-cookie.ts';
import type { Providers } from './third-party/providers.ts';

interface Given {
  database: Database;
  /** Instant in milliseconds. */
  now: () => number;
  newId: () => string;
  /** 32 random bytes, base64url: for sessions and mailed links. */
  newToken: () => string;
  /** Origin under which the browser finds the site. */
  publicUrl: string;
  brandName: string;
  /** Languages that pages and mails are in. */
  languages: readonly Language[];
  logger: Logger;
  staffSecondFactor: 'required' | 'optional';
  /** Key that seals the secrets of second factors. */
  factorSeal: Seal;
  /** Public e-mail domains of this deployment, in addition to the service's list. */
  publicEmailDomains: string[];
  /** Decides which balance pays for options (design: server-rules §7). */
  creditMode: CreditMode;
  otherServices: OtherServices;
  /** Identity providers; each null if it is not configured. */
  providers: Providers;
}

/** Dependencies of the verbs of svc-identity. */
export interface IdentityDeps extends Given {
  tables: IdentityTables;
  throttle: Throttle;
  passwords: Passwords;
  cookie: SessionCookie;
}

/** Without languages told, all of the product. */
export const identityDeps = (given: Omit<Given, 'languages'> & Partial<Pick<Given, 'languages'>>): IdentityDeps => ({
  languages,
  ...given,
  tables: identityTables(given.database.dialect),
  throttle: createThrottle(given),
  passwords: createPasswords(),
  cookie: createSessionCookie(given.publicUrl),
});
