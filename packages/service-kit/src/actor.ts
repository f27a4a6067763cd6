import type { Context, MiddlewareHandler } from 'hono';
import { HTTPException } from 'hono/http-exception';
import { jwtVerify, SignJWT } from 'jose';
import * as z from 'zod';
import { clientOf } from './address-group.ts';
import { deriveKey, type Secrets } from './derive-key.ts';

const contract = z.object({ companyName: z.string(), percent: z.number(), description: z.string(), dispositions: z.string() });

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
const algorithm = { name: 'HMAC', hash: 'SHA-256' };

const importKey = (bytes: Uint8Array<ArrayBuffer>) => crypto.subtle.importKey('raw', bytes, algorithm, false, ['sign', 'verify']);
type Key = Awaited<ReturnType<typeof importKey>>;

/**
 * Keys of which a signature is believed, the first of them signs. The last of each secret is the secret itself: replicas of versions
 * before the derivation sign with it.
 */
const keysOf = async ({ secret, previous }: Secrets): Promise<readonly [Key, ...Key[]]> => {
  const ofSecret = (one: string) => [importKey(deriveKey(one, 'actor-token')), importKey(new TextEncoder().encode(one))] as const;
  const [signing, ...others] = [...ofSecret(secret), ...(previous === undefined ? [] : ofSecret(previous))];
  return [await signing, ...(await Promise.all(others))];
};

/** Signs and checks the token by which the gateway (and a service that works for itself) says who asks. */
export const actorTokens = ({ lifetimeSeconds = 60, ...secrets }: Secrets & { lifetimeSeconds?: number }) => {
  // Imported once: jose would import raw bytes again for every token.
  let imported: ReturnType<typeof keysOf> | undefined;
  const keys = () => {
    imported ??= keysOf(secrets);
    return imported;
  };
  const verifyWith = async (key: Key, token: string): Promise<Actor | null> => {
    try {
      const { payload } = await jwtVerify(token, key, { issuer, algorithms: ['HS256'], requiredClaims: ['exp'] });
      return actorOf(actor.parse(payload.actor));
    } catch {
      return null;
    }
  };
  return {
    sign: async (who: ActorClaims): Promise<string> =>
      // Parsed here, because a token of another shape is treated as a visitor's.
      new SignJWT({ actor: actor.parse(who) })
        .setProtectedHeader({ alg: 'HS256' })
        .setIssuer(issuer)
        .setIssuedAt()
        .setExpirationTime(`${lifetimeSeconds}s`)
        .sign((await keys())[0]),
    /** Null for a token that is missing, forged or too old. */
    verify: async (token: string | undefined): Promise<Actor | null> => {
      if (!token) return null;
      for (const key of await keys()) {
        const who = await verifyWith(key, token);
        if (who) return who;
      }
      return null;
    },
  };
};
export type ActorTokens = ReturnType<typeof actorTokens>;

/** Sets `actor`: the one in the signed token, else a visitor. A service reached directly thus sees a visitor. */
export const readActor =
  (tokens: ActorTokens): MiddlewareHandler =>
  async (context, next) => {
    const token = context.req.header(actorHeader);
    context.set('actor', (await tokens.verify(token)) ?? actorOf({ kind: 'visitor', address: 'direct' }));
    context.set('actorToken', token);
    await next();
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
