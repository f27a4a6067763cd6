import { googleClaims, microsoftClaims, testProviders } from './claims.ts';
import type { identityWorld } from './identity-world.ts';
import { startTokenIssuer, type TokenIssuer } from './token-issuer.ts';

/** A token issuer for all tests of a file, and the providers that accept its tokens. */
export const useTokenIssuer = () => {
  let running: { issuer: TokenIssuer; providers: ReturnType<typeof testProviders> } | undefined;
  beforeAll(async () => {
    const issuer = await startTokenIssuer();
    running = { issuer, providers: testProviders(issuer) };
  });
  afterAll(() => running?.issuer.stop());
  return () => {
    if (!running) throw new Error('the token issuer starts before the first test of the file');
    return running;
  };
};

/** Sign-ins by tokens of Paul (claims.ts); each token of Google is a new one. */
export const signInsBy = ({ sign }: TokenIssuer, { post }: Pick<ReturnType<typeof identityWorld>, 'post'>) => {
  let tokens = 0;
  return {
    google: async (claims: object = {}) =>
      post('/api/google/check-user', { tokenId: await sign({ ...googleClaims, jti: `${++tokens}`, ...claims }) }),
    microsoft: async (claims: object = {}) =>
      post('/api/microsoft/check-user', { accessToken: await sign({ ...microsoftClaims, ...claims }) }),
  };
};
