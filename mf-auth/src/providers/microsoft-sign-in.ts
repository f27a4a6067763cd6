import { isObject } from '@plenary/http/call-error';
import { paths } from '../paths.ts';

export interface MicrosoftSettings {
  clientId: string;
  /** Address of the tenant, e.g. `https://login.microsoftonline.com/organizations`. */
  authority: string;
  scope: string;
}

interface Attempt {
  state: string;
  verifier: string;
  from: string;
}

const place = 'microsoft-sign-in';

const encode = (bytes: Uint8Array): string =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

const secret = () => encode(crypto.getRandomValues(new Uint8Array(32)));

/** Whether the browser can hash a verifier: not on a page over plain http. */
export const hasDigests = (): boolean => crypto.subtle !== undefined;

const redirectUri = () => `${window.location.origin}${paths.authentication('auth-microsoft')}`;

/** The address of the sign-in: code flow with PKCE, which keeps every token out of addresses. */
export const microsoftAddress = async (
  { clientId, authority, scope }: MicrosoftSettings,
  { state, verifier }: Attempt,
): Promise<string> => {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(verifier));
  const query = new URLSearchParams({
    client_id: clientId,
    response_type: 'code',
    redirect_uri: redirectUri(),
    scope: `openid email profile ${scope}`,
    state,
    code_challenge: encode(new Uint8Array(digest)),
    code_challenge_method: 'S256',
    prompt: 'select_account',
  });
  return `${authority}/oauth2/v2.0/authorize?${query}`;
};

const leave = (address: string) => window.location.assign(address);

/** Leaves for Microsoft; `from` is the destination after the sign-in. The tab stores the secrets of the return. */
export const goToMicrosoft = async ({ settings, from, go = leave }: { settings: MicrosoftSettings; from: string; go?: typeof leave }) => {
  const attempt: Attempt = { state: secret(), verifier: secret(), from };
  sessionStorage.setItem(place, JSON.stringify(attempt));
  go(await microsoftAddress(settings, attempt));
};

/** The attempt of this tab, once; null in another tab, or for an answer to another request. */
export const takeAttempt = (query: URLSearchParams): Attempt | null => {
  const kept = sessionStorage.getItem(place);
  sessionStorage.removeItem(place);
  if (!kept) return null;
  const attempt = JSON.parse(kept) as Attempt;
  return attempt.state === query.get('state') ? attempt : null;
};

/** The access token for our own API, in exchange for the returned code. Throws if Microsoft gives none. */
export const exchangeCode = async (
  { clientId, authority, scope }: MicrosoftSettings,
  { code, verifier }: { code: string; verifier: string },
  signal: AbortSignal,
): Promise<string> => {
  const body = new URLSearchParams({
    client_id: clientId,
    grant_type: 'authorization_code',
    code,
    redirect_uri: redirectUri(),
    code_verifier: verifier,
    scope: `openid email profile ${scope}`,
  });
  const response = await fetch(`${authority}/oauth2/v2.0/token`, { method: 'POST', body, signal, credentials: 'omit' });
  const answer: unknown = await response.json();
  const token = response.ok && isObject(answer) ? answer.access_token : undefined;
  if (typeof token !== 'string' || token === '') throw new Error('Microsoft gave no token');
  return token;
};
