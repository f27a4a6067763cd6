import { createHash, randomUUID } from 'node:crypto';
import type { CreditMode } from '@plenary/contracts/deployment-terms';
import { mailboxProven, profileChanged } from '@plenary/contracts/events';
import type { Language } from '@plenary/contracts/vocabulary';
import { type ActorClaims, actorTokens } from '@plenary/service-kit/actor';
import type { Database } from '@plenary/service-kit/database/database';
import { createLogger } from '@plenary/service-kit/logger';
import type { Mail, Mailer } from '@plenary/service-kit/mailer';
import type { OutboxEvent } from '@plenary/service-kit/outbox';
import { createRelay } from '@plenary/service-kit/relay';
import { createSeal } from '@plenary/service-kit/seal';
import { as, testSecret } from '@plenary/service-kit/testing/as-actor';
import { identityApp } from '../app.ts';
import { identityDeps } from '../deps.ts';
import { defaultLimits, type IdentityLimits } from '../limits.ts';
import { linkAsked } from '../mail-links/ask-for-link.ts';
import { createLinkSender } from '../mail-links/send-link.ts';
import { userErased } from '../personal-data/erase-user.ts';
import type { OtherServices } from '../personal-data/other-services.ts';
import type { Providers } from '../third-party/providers.ts';

/** Monday 14 September 2026, 08:00 UTC. */
export const testNow = Date.UTC(2026, 8, 14, 8);

interface WorldOptions {
  publicUrl?: string;
  /** Absent: mails are only collected in `mails`. */
  mailer?: Mailer;
  /** None where absent. */
  providers?: Partial<Providers>;
  staffSecondFactor?: 'required' | 'optional';
  otherServices?: OtherServices;
  creditMode?: CreditMode;
  languages?: readonly Language[];
  limits?: Partial<IdentityLimits>;
}
interface Asked {
  cookie?: string | undefined;
  actor?: ActorClaims;
}

const noOthers: OtherServices = { bookings: null, events: null };

/** A svc-identity of its own on a given database: the app, its deps, a clock that can be set, and the mails it has sent. */
export const identityWorld = (
  database: Database,
  {
    publicUrl = 'http://127.0.0.1:3000',
    mailer,
    providers,
    staffSecondFactor = 'optional',
    creditMode = 'COMPANY',
    otherServices = noOthers,
    languages,
    limits,
  }: WorldOptions = {},
) => {
  const clock = { now: testNow };
  let made = 0;
  const newId = () => `00000000-0000-4000-8000-${String(++made).padStart(12, '0')}`;
  const newToken = () => createHash('sha256').update(`token ${++made}`).digest('base64url');
  const now = () => clock.now;
  const logger = createLogger({ service: 'test', level: 'silent' });
  const deps = identityDeps({
    database,
    now,
    newId,
    newToken,
    publicUrl,
    brandName: 'Comet',
    logger,
    staffSecondFactor,
    factorSeal: createSeal({ secret: testSecret, purpose: 'second-factor' }),
    browserSecrets: { secret: testSecret },
    limits: { ...defaultLimits, ...limits },
    publicEmailDomains: ['perso.example'],
    creditMode,
    ...(languages && { languages }),
    otherServices,
    providers: { google: null, microsoft: null, sso: null, ...providers },
  });
  const app = identityApp(deps, { logger, tokens: actorTokens({ secret: testSecret }), health: {} });
  const mails: Mail[] = [];
  const keeper: Mailer = { send: async (mail) => void mails.push(mail) };
  const told: OutboxEvent[] = [];
  const subscribers = {
    [linkAsked]: createLinkSender(deps, mailer ?? keeper),
    [userErased]: async (event: OutboxEvent) => void told.push(event),
    [mailboxProven]: async (event: OutboxEvent) => void told.push(event),
    [profileChanged]: async (event: OutboxEvent) => void told.push(event),
  };
  const relay = createRelay({ database, logger, now, subscribers });

  const request = async (method: string, path: string, body?: unknown, { cookie, actor }: Asked = {}): Promise<Response> =>
    app.request(path, {
      method,
      headers: {
        ...(await as(actor ?? { kind: 'visitor', address: '192.0.2.1' })),
        ...(path.startsWith('/api/accounts/credits/') && { 'idempotency-key': randomUUID() }),
        ...(cookie !== undefined && { cookie }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      body: body === undefined ? undefined : JSON.stringify(body),
    });

  return {
    app,
    deps,
    clock,
    mails,
    /** Events sent to other services. */
    told,
    get: (path: string, asked?: Asked) => request('GET', path, undefined, asked),
    post: (path: string, body: unknown, asked?: Asked) => request('POST', path, body, asked),
    put: (path: string, body: unknown, asked?: Asked) => request('PUT', path, body, asked),
    patch: (path: string, body: unknown, asked?: Asked) => request('PATCH', path, body, asked),
    /** Sends what was asked for; answers the mails of this round. */
    deliver: async (): Promise<Mail[]> => {
      const before = mails.length;
      while ((await relay.runOnce()) > 0);
      return mails.slice(before);
    },
    /** The user of a session's cookie, as the gateway resolves it. */
    resolve: async (cookie: string | undefined) => {
      const sessionToken = deps.cookie.read(cookie) ?? '';
      const response = await request(
        'POST',
        '/internal/sessions/resolve',
        { sessionToken },
        { actor: { kind: 'service', name: 'gateway' } },
      );
      return (await response.json()) as { user: Record<string, unknown> | null; setCookie?: string };
    },
  };
};

/** The cookie that an answer sets, as the browser sends it back. */
export const cookieOf = (response: Response): string => response.headers.get('set-cookie')?.split(';')[0] ?? '';

export const linkOf = (mail: Mail | undefined): URL => {
  const found = /https?:\/\/\S+token=\S+/.exec(mail?.text ?? '');
  if (!found) throw new Error('the mail has no link');
  return new URL(found[0]);
};
export const tokenOf = (mail: Mail | undefined): string => new URLSearchParams(linkOf(mail).hash.slice(1)).get('token') ?? '';
