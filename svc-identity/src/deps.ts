import type { CreditMode } from '@plenary/contracts/deployment-terms';
import { languages } from '@plenary/contracts/terms';
import type { Language } from '@plenary/contracts/vocabulary';
import { loopbackClient } from '@plenary/service-kit/address-group';
import type { Database } from '@plenary/service-kit/database/database';
import type { Secrets } from '@plenary/service-kit/derive-key';
import type { Logger } from '@plenary/service-kit/logger';
import type { Seal } from '@plenary/service-kit/seal';
import { createThrottle, type Throttle } from '@plenary/service-kit/throttle';
import { type IdentityTables, identityTables } from './db/tables.ts';
import { createGuesses, type Guesses } from './guesses/guesses.ts';
import { createKnownBrowsers, type KnownBrowsers } from './guesses/known-browsers.ts';
import { defaultLimits, type IdentityLimits } from './limits.ts';
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
  /** Signs the cookies of known browsers. */
  browserSecrets: Secrets;
  limits: IdentityLimits;
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
  guesses: Guesses;
  knownBrowsers: KnownBrowsers;
  passwords: Passwords;
  cookie: SessionCookie;
}

type Optional = 'languages' | 'limits';

/** Without languages given, all of the product. */
export const identityDeps = (given: Omit<Given, Optional> & Partial<Pick<Given, Optional>>): IdentityDeps => {
  const { limits = defaultLimits, database, now } = given;
  const tables = identityTables(database.dialect);
  return {
    languages,
    ...given,
    limits,
    tables,
    throttle: createThrottle({ database, now, exempt: limits.exemptsLoopback ? loopbackClient : undefined }),
    guesses: createGuesses({ ...limits, database, tables, now, rules: limits.guesses, sourcesKept: limits.guessSourcesKept }),
    knownBrowsers: createKnownBrowsers({ ...given, secrets: given.browserSecrets, lifetime: limits.knownBrowserLifetime }),
    passwords: createPasswords(),
    cookie: createSessionCookie(given.publicUrl),
  };
};
