import { brandSetting, creditSettings, languagesSetting, mailFromSetting, withMailFrom } from '@plenary/contracts/deployment-settings';
import { isOwnMachine } from '@plenary/service-kit/deployment-faults';
import { isLoopbackHost } from '@plenary/service-kit/loopback';
import { isMadeSecret } from '@plenary/service-kit/made-secret';
import { count, origins, readConfig, seedSetting, serviceSettings, withSeed } from '@plenary/service-kit/read-config';
import * as z from 'zod';
import { defaultGuessRules, type GuessRule } from './guesses/guess-rules.ts';
import { defaultLimits } from './limits.ts';
import { day } from './sessions/session-rules.ts';

/** Separated by commas, in lower case. */
const list = z.string().transform((text) =>
  text
    .split(',')
    .map((item) => item.trim().toLowerCase())
    .filter(Boolean),
);

/** `5/60/900/86400`: failures without a wait, the first wait, the longest, and how long until all are forgotten, in seconds. */
const guessRule = (rule: GuessRule) =>
  z
    .string()
    .regex(
      /^[1-9]\d{0,5}(\/[1-9]\d{0,6}){3}$/,
      'has to be failures without a wait, first wait, longest wait and memory in seconds, such as 5/60/900/86400',
    )
    .transform((text): GuessRule => {
      const [free = 0, ...seconds] = text.split('/').map(Number);
      const [firstWait = 0, longestWait = 0, forgottenAfter = 0] = seconds.map((each) => each * 1_000);
      return { free, firstWait, longestWait, forgottenAfter };
    })
    .refine(({ firstWait, longestWait, forgottenAfter }) => firstWait <= longestWait && longestWait <= forgottenAfter, {
      error: 'waits and memory have to grow: first wait, longest wait, memory',
    })
    .default(rule);

const settings = serviceSettings
  .extend({
    DATABASE_URL_IDENTITY: z.string().startsWith('postgres').optional(),
    /** Seals secrets that have to be read again (second factors); generated and stored in development. */
    IDENTITY_SECRET: z.string().min(32).optional(),
    /** The secret before the current one, during a rotation. */
    IDENTITY_SECRET_PREVIOUS: z.string().min(32).optional(),
    ...seedSetting,
    /** Of the demo accounts; needed where others reach them. */
    DEMO_PASSWORD: z.string().min(12).optional(),
    TRUSTED_PROXIES: z.coerce.number().int().min(0).max(5).default(0),
    SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
    ...mailFromSetting,
    /** Services that subscribe to erased accounts; each may be absent. */
    BOOKING_URL: origins.optional(),
    SURVEY_URL: origins.optional(),
    /** Public address of the site; only its origin counts. */
    PUBLIC_URL: z
      .url({ protocol: /^https?$/ })
      .default('http://127.0.0.1:3000')
      .transform((url) => new URL(url).origin),
    /** Additional public e-mail domains, separated by commas. */
    PUBLIC_EMAIL_DOMAINS: list.prefault(''),
    /** Client id of the Google button; absent: Google is not configured. */
    GOOGLE_CLIENT_ID: z.string().optional(),
    GOOGLE_ISSUERS: list.prefault('https://accounts.google.com,accounts.google.com'),
    GOOGLE_JWKS_URL: z.url({ protocol: /^https?$/ }).default('https://www.googleapis.com/oauth2/v3/certs'),
    /** Application id of our own API, the audience of its tokens; absent: Microsoft is not configured. */
    MICROSOFT_API_CLIENT_ID: z.string().optional(),
    /** Application id of the page that asks for those tokens, if it has its own. */
    MICROSOFT_CLIENT_ID: z.string().optional(),
    /** Tenants whose people may sign in, separated by commas; empty: those of every organisation. */
    MICROSOFT_TENANTS: list.prefault(''),
    /** `{tenant}` is replaced by the id of the tenant. */
    MICROSOFT_ISSUER: z.string().includes('{tenant}').default('https://login.microsoftonline.com/{tenant}/v2.0'),
    MICROSOFT_JWKS_URL: z.url({ protocol: /^https?$/ }).default('https://login.microsoftonline.com/common/discovery/v2.0/keys'),
    /** Corporate identity provider (OpenID Connect); absent: not configured. Plain http only on a loopback address. */
    SSO_ISSUER: z
      .url({ protocol: /^https?$/ })
      .refine((url) => url.startsWith('https:') || isLoopbackHost(new URL(url).hostname), 'has to be https')
      .optional(),
    SSO_CLIENT_ID: z.string().optional(),
    /** Absent: a public client, with PKCE alone. */
    SSO_CLIENT_SECRET: z.string().optional(),
    SSO_SCOPES: z.string().default('openid email profile'),
    /** E-mail domains for which the provider answers, separated by commas; other addresses are proven by mail. */
    SSO_DOMAINS: list.prefault(''),
    /** Whether staff may do without a second factor; by default they may not in production, and may in the demo. */
    STAFF_SECOND_FACTOR: z.enum(['required', 'optional']).optional(),
    /** Wrong passwords (guesses/guess-rules.ts). */
    GUESSES_PER_ACCOUNT_AND_ADDRESS: guessRule(defaultGuessRules.pair),
    GUESSES_PER_ADDRESS: guessRule(defaultGuessRules.address),
    GUESSES_PER_ACCOUNT: guessRule(defaultGuessRules.account),
    GUESSES_PER_KNOWN_BROWSER: guessRule(defaultGuessRules.known),
    GUESS_SOURCES_KEPT: count.default(defaultLimits.guessSourcesKept),
    KNOWN_BROWSER_DAYS: z.coerce
      .number()
      .int()
      .min(1)
      .max(400)
      .default(defaultLimits.knownBrowserLifetime / day),
    SIGNUPS_PER_HOUR: count.default(defaultLimits.signupsPerHour),
    CREDIT_MODE: creditSettings.CREDIT_MODE,
    ...brandSetting,
    ...languagesSetting,
  })
  .transform(withSeed)
  .transform((read) => ({
    ...read,
    STAFF_SECOND_FACTOR:
      read.STAFF_SECOND_FACTOR ?? (read.NODE_ENV === 'production' && read.SEED !== 'demo' ? ('required' as const) : ('optional' as const)),
  }))
  .refine(({ SSO_ISSUER, SSO_CLIENT_ID }) => (SSO_ISSUER === undefined) === (SSO_CLIENT_ID === undefined), {
    path: ['SSO_CLIENT_ID'],
    error: 'SSO_ISSUER and SSO_CLIENT_ID belong together',
  })
  .refine(({ NODE_ENV, IDENTITY_SECRET }) => NODE_ENV !== 'production' || IDENTITY_SECRET !== undefined, {
    path: ['IDENTITY_SECRET'],
    error: 'required in production',
  })
  .refine(
    ({ SEED, DEMO_PASSWORD, ...read }) =>
      SEED !== 'demo' || (DEMO_PASSWORD !== undefined && isMadeSecret(DEMO_PASSWORD)) || isOwnMachine(read),
    {
      path: ['DEMO_PASSWORD'],
      error: 'others reach the demo accounts: leave it unset (npm start makes one), make one (npm run -s secret), or set SEED=none',
    },
  )
  .transform(withMailFrom);

/** Settings of svc-identity; throws WrongSetting naming the wrong one. */
export const identityConfig = (environment: Record<string, string | undefined>) => readConfig(settings, environment);
export type IdentityConfig = ReturnType<typeof identityConfig>;
