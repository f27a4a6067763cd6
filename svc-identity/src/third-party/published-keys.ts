import { refuse } from '@plenary/http/refuse';
import { createRemoteJWKSet, errors, type JWTPayload, type JWTVerifyOptions, jwtVerify } from 'jose';

/** Less than the gateway waits for an answer. */
const timeoutDuration = 2_000;

interface Options {
  jwksUrl: string;
  /** Instant in milliseconds. */
  now: () => number;
}
type Expected = JWTVerifyOptions & { issuer?: string[]; audience: string };

/** Errors of jose: the keys could not be read, were not keys, or came too late. */
const faultsOfKeys = ['ERR_JOSE_GENERIC', 'ERR_JWKS_INVALID', 'ERR_JWKS_TIMEOUT'];
const isFaultOfToken = (error: unknown) => error instanceof errors.JOSEError && !faultsOfKeys.includes(error.code);

/**
 * Checks signed tokens against the keys a provider publishes: RS256 alone, so that neither `none` nor the public key as a shared
 * secret passes; times with a minute of tolerance. Refuses `authentication-failed`, and `service-unavailable` without keys.
 */
export const createTokenCheck = ({ jwksUrl, now }: Options) => {
  const keys = createRemoteJWKSet(new URL(jwksUrl), { timeoutDuration });

  return async (token: string, expected: Expected): Promise<JWTPayload> => {
    try {
      const { payload } = await jwtVerify(token, keys, {
        algorithms: ['RS256'],
        clockTolerance: 60,
        currentDate: new Date(now()),
        maxTokenAge: '24h',
        requiredClaims: ['iss', 'sub', 'aud', 'exp', 'iat'],
        ...expected,
      });
      return payload;
    } catch (error) {
      return refuse(isFaultOfToken(error) ? 'authentication-failed' : 'service-unavailable');
    }
  };
};
