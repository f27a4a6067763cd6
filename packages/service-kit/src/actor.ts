import { createSecretKey, type KeyObject } from 'node:crypto';
import type { Context, MiddlewareHandler } from 'hono';
import { HTTPException } from 'hono/http-exception';
import * as z from 'zod';
import { clientOf } from './address-group.ts';
import { deriveKey, type Secrets } from './derive-key.ts';
import { readToken, signToken } from './json-web-token.ts';

const contract = z.object({
  companyName: z.string(),
  percent: z.number(),
  description: z.string(),
  dispositions: z.string(),
  /** Absent: not, or an older release of svc-identity or of the gateway answered. */
  flex: z.boolean().optional(),
});

const companyBilling = z.object({ street: z.string(), zipCode: z.string(), city: z.string(), country: z.string(), vatCode: z.string() });

const visitor = z.object({ kind: z.literal('visitor'), address: z.string() });
const signedIn = z.object({
  kind: z.literal('user'),
  address: z.string(),
  userId: z.uuid(),
  email: z.string(),
  firstname: z.string(),
  lastname: z.string(),
  companyName: z.string(),
  phone: z.string(),
  lang: z.enum(['fr', 'en', 'es', 'nl']),
  role: z.enum(['customer', 'staff', 'admin']),
  mailboxProven: z.boolean(),
  /** Of the staff (design: desk D26); absent: an older release of svc-identity or of the gateway answered. */
  jobs: z.array(z.object({ job: z.string(), scope: z.string(), places: z.array(z.string()) })).optional(),
  /** Absent: an older release of svc-identity or of the gateway answered. */
  companyId: z.string().optional(),
  /** Staff lifted the limits of the company's options. */
  optionLimitsLifted: z.boolean().optional(),
  /** Address and VAT number of the company, as staff keep them; absent: none are kept, or the mailbox is not proven. */
  companyBilling: companyBilling.optional(),
  /** Contact in the customer relationship system, as the sign-up named it: it grants nothing. */
  salesforceId: z.string().optional(),
  /** Terms of the company's framework contract in force today. */
  contract: contract.nullable(),
});
const service = z.object({ kind: z.literal('service'), name: z.string() });

const actor = z.discriminatedUnion('kind', [visitor, signedIn, service]);
/** The caller as the token names them: `address` is the client's network address. */
export type ActorClaims = z.infer<typeof actor>;
export type UserClaims = z.infer<typeof signedIn>;

/** Limits count by `client`, the address group; `exactAddress` is evidence, and one person has as many as they like. */
type Received<Signed> = Omit<Signed, 'address'> & { client: string; exactAddress: string };
type Visitor = Received<z.infer<typeof visitor>>;
export type UserActor = Received<UserClaims>;
type ServiceActor = z.infer<typeof service> & { client: string };
/** The caller of a request. */
export type Actor = Visitor | UserActor | ServiceActor;

/** The caller that the claims of a token name. */
export function actorOf(claims: UserClaims): UserActor;
export function actorOf(claims: ActorClaims): Actor;
export function actorOf(claims: ActorClaims): Actor {
  if (claims.kind === 'service') return { ...claims, client: `service ${claims.name}` };
  const { address, ...who } = claims;
  return { ...who, client: clientOf(address), exactAddress: address };
}

export const actorHeader = 'x-actor';
const issuer = 'plenary';

/**
 * Keys of which a signature is believed, the first of them signs. The last of each secret is the secret itself: replicas of versions
 * before the derivation sign with it.
 */
const keysOf = ({ secret, previous }: Secrets): readonly [KeyObject, ...KeyObject[]] => {
  const ofSecret = (one: string) => [createSecretKey(deriveKey(one, 'actor-token')), createSecretKey(one, 'utf8')] as const;
  return [...ofSecret(secret), ...(previous === undefined ? [] : ofSecret(previous))];
};

/** Tokens that were believed before, which a page's calls and its visitors' share for a moment. */
const keptTokens = 1_000;

/** Signs and checks the token by which the gateway (and a service that works for itself) says who asks. */
export const actorTokens = ({ lifetimeSeconds = 60, ...secrets }: Secrets & { lifetimeSeconds?: number }) => {
  const keys = keysOf(secrets);
  const known = new Map<string, { who: Actor; until: number }>();
  return {
    sign: async (who: ActorClaims): Promise<string> => {
      const iat = Math.floor(Date.now() / 1_000);
      // Parsed here, because a token of another shape is treated as a visitor's.
      return signToken({ actor: actor.parse(who), iss: issuer, iat, exp: iat + lifetimeSeconds }, keys[0]);
    },
    /** Null for a token that is missing, forged or too old. */
    verify: (token: string | undefined): Actor | null => {
      if (!token) return null;
      const before = known.get(token);
      if (before) return before.until > Date.now() / 1_000 ? before.who : null;
      const claims = readToken(token, keys, issuer);
      const read = actor.safeParse(claims?.actor);
      if (!claims || !read.success) return null;
      const who = actorOf(read.data);
      if (known.size >= keptTokens) known.clear();
      known.set(token, { who, until: claims.exp });
      return who;
    },
  };
};
export type ActorTokens = ReturnType<typeof actorTokens>;

const direct = actorOf({ kind: 'visitor', address: 'direct' });

/** Sets `actor`: the one in the signed token, else a visitor. A service reached directly thus sees a visitor. */
export const readActor =
  (tokens: ActorTokens): MiddlewareHandler =>
  (context, next) => {
    const token = context.req.header(actorHeader);
    context.set('actor', tokens.verify(token) ?? direct);
    context.set('actorToken', token);
    return next();
  };

const callerOf = (context: Context): Actor => context.get('actor') as Actor;

const requireUser = (context: Context): UserActor => {
  const who = callerOf(context);
  if (who.kind !== 'user') throw new HTTPException(401);
  return who;
};

const requireRole = (context: Context, ...allowed: UserActor['role'][]): UserActor => {
  const who = requireUser(context);
  if (!allowed.includes(who.role)) throw new HTTPException(403);
  return who;
};

const requestOf = (context: Context) => ({
  requestId: context.get('requestId') as string,
  idempotencyKey: context.req.header('idempotency-key'),
  header: (name: string) => context.req.header(name),
});

/** One gate for each access an endpoint may declare: answers what the handler may know, or throws 401 or 403. */
export const actorGates = {
  anyone: (context: Context) => ({ actor: callerOf(context), ...requestOf(context) }),
  session: (context: Context) => ({ actor: requireUser(context), ...requestOf(context) }),
  staff: (context: Context) => ({ actor: requireRole(context, 'staff', 'admin'), ...requestOf(context) }),
  admin: (context: Context) => ({ actor: requireRole(context, 'admin'), ...requestOf(context) }),
  service: (context: Context) => {
    const who = callerOf(context);
    if (who.kind !== 'service') throw new HTTPException(404);
    return { actor: who, ...requestOf(context) };
  },
};
