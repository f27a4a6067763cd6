import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { listen } from '../serve.ts';

interface VisitorCall {
  method: string;
  path: string;
  key: string | undefined;
  body: unknown;
}

/** Fate of a call: answered without effect, cut, or executed with its answer lost. */
type VisitorFate = number | { status: number; headers: Record<string, string> } | 'hangs up' | 'answer lost';

/** A visit of either system: Proxyclick's has visitors, Octopus's one visitor. */
interface VisitBody {
  visitor?: { email: string; last_name: string };
  visitors?: { email: string; lastName: string }[];
  description?: string;
  startAt?: string;
  expected_at?: string;
}

/** Its address and our credentials, as settings. */
const settingsOf = (url: string) => ({
  PROXYCLICK_URL: url,
  PROXYCLICK_COMPANY_ID: 'company',
  PROXYCLICK_HOST_ID: 'US-1',
  PROXYCLICK_CLIENT_ID: 'client',
  PROXYCLICK_CLIENT_SECRET: 'secret',
  PROXYCLICK_USERNAME: 'user',
  PROXYCLICK_PASSWORD: 'word',
  OCTOPUS_URL: `${url}/door`,
  OCTOPUS_API_KEY: 'key',
});

/**
 * A local server that answers as Proxyclick does, which knows no idempotency keys and finds meetings by their days alone, and, under
 * `/door`, as Octopus. It stores visits and fails as configured.
 */
export const startVisitorSystem = async () => {
  const calls: VisitorCall[] = [];
  const visits = new Map<string, VisitBody>();
  const state = {
    /** Outcomes of the next calls, except sign-ins. */
    fates: [] as VisitorFate[],
    /** Addresses that it takes no visit of. */
    refused: new Set<string>(),
    password: 'word',
    sessions: 0,
    isSessionOver: false,
    made: 0,
  };
  const stored = { calls, visits, state };

  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const text = Buffer.concat(chunks).toString();
    handle(stored, { request, response, body: text === '' ? undefined : JSON.parse(text) });
  });
  const { port, stop } = await listen(server, { host: '127.0.0.1', port: 0 });
  const url = `http://127.0.0.1:${port}`;
  return {
    ...stored,
    url,
    settings: settingsOf(url),
    /** E-mail addresses of the expected visitors. */
    expected: () => [...visits.values()].map(({ visitor, visitors }) => (visitor ?? visitors?.[0])?.email ?? '').sort(),
    stop: () => stop(0),
  };
};
export type VisitorStandIn = Awaited<ReturnType<typeof startVisitorSystem>>;

interface Exchange {
  request: IncomingMessage;
  response: ServerResponse;
  body: unknown;
}
type Stored = Pick<VisitorStandIn, 'calls' | 'visits' | 'state'>;

const handle = (stored: Stored, { request, response, body }: Exchange) => {
  const { calls, visits, state } = stored;
  const { method = '', url = '', headers } = request;
  const answer = (status: number, said: unknown = {}, more: Record<string, string> = {}) => {
    response.writeHead(status, { 'content-type': 'application/json', ...more });
    response.end(status === 204 ? undefined : JSON.stringify(said));
  };
  const { pathname: path, searchParams } = new URL(url, 'http://stand-in');
  if (path === '/oauth/token') return answer(...signIn(state, body as Record<string, string>));
  calls.push({ method, path, key: headers['idempotency-key']?.toString(), body });
  const fate = state.fates.shift();
  if (fate === 'hangs up') return void request.socket.destroy();
  if (typeof fate === 'number') return answer(fate, { message: 'the name is not allowed' });
  if (typeof fate === 'object') return answer(fate.status, {}, fate.headers);
  const isOctopus = path.startsWith('/door/api/v1/visits/');
  const isProxyclick = path.startsWith('/v1/app/company/vm/meetings');
  const isKnown = isOctopus
    ? headers['x-api-key'] === 'key'
    : headers.authorization === `Bearer session-${state.sessions}` && !state.isSessionOver;
  if (!isOctopus && !isProxyclick) return answer(404);
  if (!isKnown) return answer(401);
  const told = body as VisitBody | undefined;
  const email = (told?.visitor ?? told?.visitors?.[0])?.email ?? '';
  if (state.refused.has(email)) return answer(422, { message: 'this visitor is barred' });
  const reply: typeof answer = fate === 'answer lost' ? () => void request.socket.destroy() : answer;
  const id = path.split('/').at(-1) ?? '';
  if (method === 'GET') return reply(200, meetingsBetween(visits, searchParams));
  if (method === 'POST') {
    state.made += 1;
    visits.set(`M-${state.made}`, told ?? {});
    return reply(201, { id: `M-${state.made}` });
  }
  if (!visits.has(id) && !(isOctopus && method === 'PUT')) return reply(404);
  if (method === 'DELETE') visits.delete(id);
  else visits.set(id, told ?? {});
  return reply(method === 'DELETE' ? 204 : 200);
};

const signIn = (state: Stored['state'], said: Record<string, string>): [number, unknown] => {
  const { clientId, clientSecret, userName, password } = said;
  if ([clientId, clientSecret, userName, password].join(' ') !== `client secret user ${state.password}`)
    return [400, { error: 'invalid_grant' }];
  state.sessions += 1;
  state.isSessionOver = false;
  return [200, { access_token: `session-${state.sessions}`, token_type: 'Bearer' }];
};

const meetingsBetween = (visits: ReadonlyMap<string, VisitBody>, query: URLSearchParams) => {
  const [from, to] = [query.get('from') ?? '', query.get('to') ?? ''];
  return [...visits].flatMap(([id, { description, startAt = '' }]) => {
    const day = startAt.slice(0, 10);
    return day >= from && day <= to ? [{ id, description, startAt }] : [];
  });
};
