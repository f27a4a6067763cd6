import { randomBytes, randomUUID } from 'node:crypto';
import type { Database } from '@plenary/service-kit/database/database';
import { createSeal } from '@plenary/service-kit/seal';
import { keptSecret } from '@plenary/service-kit/secrets';
import type { ServiceResources } from '@plenary/service-kit/start-service';
import type { IdentityConfig } from './config.ts';
import { type IdentityDeps, identityDeps } from './deps.ts';
import type { IdentityLimits } from './limits.ts';
import { otherServices } from './personal-data/other-services.ts';
import { day } from './sessions/session-rules.ts';
import { createProviders } from './third-party/providers.ts';

type Resources = ServiceResources<Record<'booking' | 'survey', readonly string[] | undefined>>;

const limitsOf = (config: IdentityConfig): IdentityLimits => ({
  guesses: {
    pair: config.GUESSES_PER_ACCOUNT_AND_ADDRESS,
    address: config.GUESSES_PER_ADDRESS,
    account: config.GUESSES_PER_ACCOUNT,
    known: config.GUESSES_PER_KNOWN_BROWSER,
  },
  guessSourcesKept: config.GUESS_SOURCES_KEPT,
  knownBrowserLifetime: config.KNOWN_BROWSER_DAYS * day,
  signupsPerHour: config.SIGNUPS_PER_HOUR,
  exemptsLoopback: config.NODE_ENV !== 'production',
});

export const composeDeps = (config: IdentityConfig, { logger, origins, fetch }: Resources, database: Database): IdentityDeps => {
  const secrets = { secret: config.IDENTITY_SECRET ?? keptSecret(config.DATA_DIR, 'identity'), previous: config.IDENTITY_SECRET_PREVIOUS };
  return identityDeps({
    database,
    now: Date.now,
    newId: randomUUID,
    newToken: () => randomBytes(32).toString('base64url'),
    publicUrl: config.PUBLIC_URL,
    brandName: config.BRAND_NAME,
    languages: config.LANGUAGES,
    logger,
    staffSecondFactor: config.STAFF_SECOND_FACTOR,
    factorSeal: createSeal({ ...secrets, purpose: 'second-factor' }),
    browserSecrets: secrets,
    limits: limitsOf(config),
    publicEmailDomains: config.PUBLIC_EMAIL_DOMAINS,
    creditMode: config.CREDIT_MODE,
    otherServices: otherServices({
      bookingUrl: origins.booking,
      surveyUrl: origins.survey,
      fetch,
      deadline: () => AbortSignal.timeout(2_000),
    }),
    providers: createProviders(config, Date.now),
  });
};
