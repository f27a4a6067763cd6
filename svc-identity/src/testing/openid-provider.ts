import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair } from 'jose';
import type { Configuration } from 'oidc-provider';

export interface Employee {
  email?: string;
  email_verified?: boolean;
  given_name?: string;
  family_name?: string;
}

const clientSecret = 'the-secret-of-our-client-at-the-provider';

/** A real OpenID provider on this machine, which signs in the user named by `signsIn` at once, with every consent. */
export const startOpenidProvider = async ({ redirectUri, employees }: { redirectUri: string; employees: Record<string, Employee> }) => {
  // Loaded here: it warns of this and that while it loads, and a test that expects as much says so first.
  const { default: Provider } = await import('oidc-provider');
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const { privateKey } = await generateKeyPair('RS256', { extractable: true });
  const jwk = { ...(await exportJWK(privateKey)), kid: 'own', alg: 'RS256', use: 'sig' };
  const desk = { signsIn: 'paul' };
  const configuration: Configuration = {
    clients: [
      {
        client_id: 'plenary',
        client_secret: clientSecret,
        token_endpoint_auth_method: 'client_secret_post',
        redirect_uris: [redirectUri],
      },
    ],
    jwks: { keys: [jwk] },
    cookies: { keys: ['a key of the tests'] },
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
    if (request.url?.startsWith('/interaction/'))
      void provider.interactionFinished(request, response, { login: { accountId: desk.signsIn } });
    else void handle(request, response);
  });

  return {
    issuer,
    clientId: 'plenary',
    clientSecret,
    desk,
    /** Follows redirects like a browser and returns the final address. */
    visit: async (address: string): Promise<string> => {
      const jar = new Map<string, string>();
      let at = address;
      while (at.startsWith(issuer)) {
        const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
        const response = await fetch(at, { redirect: 'manual', headers: { cookie } });
        for (const line of response.headers.getSetCookie()) {
          const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
          jar.set(name, value);
        }
        const next = response.headers.get('location');
        if (!next) throw new Error(`the provider answered ${response.status}: ${await response.text()}`);
        at = new URL(next, at).href;
      }
      return at;
    },
    stop: () => {
      const closed = new Promise<void>((resolve) => void server.close(() => resolve()));
      server.closeAllConnections();
      return closed;
    },
  };
};
export type OpenidProvider = Awaited<ReturnType<typeof startOpenidProvider>>;
