import { createHmac, type KeyObject, timingSafeEqual } from 'node:crypto';

/** Claims of a token (RFC 7519 §4.1), of which these are checked. */
export interface Claims extends Record<string, unknown> {
  iss: string;
  /** End of its life, in seconds since 1970. */
  exp: number;
}

const encoded = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
const decoded = (part: string): unknown => JSON.parse(Buffer.from(part, 'base64url').toString());
const signatureOf = (signed: string, key: KeyObject) => createHmac('sha256', key).update(signed).digest('base64url');
const isSame = (one: string, other: string) => one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other));

const head = encoded({ alg: 'HS256' });

/** A JSON Web Token, signed with HMAC and SHA-256 (RFC 7515). */
export const signToken = (claims: Claims, key: KeyObject): string => {
  const signed = `${head}.${encoded(claims)}`;
  return `${signed}.${signatureOf(signed, key)}`;
};

/** Whether a token is to be read as this module writes it: the algorithm is ours to choose, and we know no extension. */
const isOurs = (header: unknown): boolean => {
  const { alg, crit } = (header ?? {}) as Record<string, unknown>;
  return alg === 'HS256' && crit === undefined;
};

const isInTime = ({ exp, nbf }: Record<string, unknown>, now: number): boolean =>
  typeof exp === 'number' && exp > now && (nbf === undefined || (typeof nbf === 'number' && nbf <= now));

/**
 * The claims of a token that one of the keys signed, of this issuer and within its life; null for any other text. Node's own HMAC works
 * at once: that of the Web Crypto API takes each token to another thread and back, which costs more than a whole call.
 */
export const readToken = (token: string, keys: readonly KeyObject[], issuer: string): Claims | null => {
  const end = token.lastIndexOf('.');
  const signed = token.slice(0, end);
  const [first = '', second, ...others] = signed.split('.');
  if (second === undefined || others.length > 0) return null;
  if (!keys.some((key) => isSame(signatureOf(signed, key), token.slice(end + 1)))) return null;
  try {
    const claims = decoded(second) as Claims;
    return isOurs(decoded(first)) && claims.iss === issuer && isInTime(claims, Date.now() / 1_000) ? claims : null;
  } catch {
    return null;
  }
};
