import { generateKeyPairSync } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Configuration } from 'oidc-provider';

export interface Employee {
  email: string;
  email_verified?: boolean;
  given_name?: string;
  family_name?: string;
}

/** A real OpenID provider of a company on this machine; it signs in the user named by `desk.signsIn` at once. */
export const startOpenidProvider = async ({ redirectUri, employees }: { redirectUri: string; employees: Record<string, Employee> }) => {
  const { default: Provider } = await import('oidc-provider');
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const key = { ...privateKey.export({ format: 'jwk' }), kid: 'own', alg: 'RS256', use: 'sig' };
  const desk = { signsIn: '' };
  const configuration: Configuration = {
    clients: [{ client_id: 'plenary', token_endpoint_auth_method: 'none', redirect_uris: [redirectUri] }],
    jwks: { keys: [key] } as Configuration['jwks'],
    cookies: { keys: ['a key of the journeys'] },
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['given_name', 'family_name'] },
    features: { devInteractions: { enabled: false } },
    ttl: { AccessToken: 600, Grant: 600, IdToken: 600, Interaction: 600, Session: 600 },
    pkce: { required: () => true },
    interactions: { url: (_, { uid }) => `/interaction/${uid}` },
    findAccount: (_, accountId) => ({ accountId, claims: () => ({ sub: accountId, ...employees[accountId] }) }),
    loadExistingGrant: async ({ oidc }) => {
      const grant = new oidc.provider.Grant({ clientId: oidc.client?.clientId, accountId: oidc.session?.accountId });
      grant.addOIDCScope('openid email profile');
      await grant.save();
      return grant;
    },
  };
  const provider = new Provider(issuer, configuration);
  const handle = provider.callback();
  server.on('request', (request, response) => {
    const isQuestion = request.url?.startsWith('/interaction/');
    const answer = desk.signsIn ? { login: { accountId: desk.signsIn } } : { error: 'access_denied' };
    if (isQuestion) void provider.interactionFinished(request, response, answer);
    else void handle(request, response);
  });
  return {
    issuer,
    clientId: 'plenary',
    /** The user who signs in; empty: the sign-in is cancelled. */
    desk,
    stop: () => {
      const closed = new Promise<void>((resolve) => void server.close(() => resolve()));
      server.closeAllConnections();
      return closed;
    },
  };
};
