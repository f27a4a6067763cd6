import { createServer } from 'node:http';
import { listen } from '@plenary/service-kit/serve';

interface VisitorCall {
  method: string;
  path: string;
  key: string | undefined;
  body: unknown;
}

/** A local server that answers as Proxyclick and as Octopus do: it keeps visits, takes what comes twice once, and fails as it is told. */
export const startVisitorSystem = async () => {
  const calls: VisitorCall[] = [];
  const visits = new Map<string, unknown>();
  const answered = new Map<string, { status: number; body: unknown }>();
  const state = {
    /** Statuses of the next answers; 0 hangs up. */
    failures: [] as number[],
    sessions: 0,
    isSessionOver: false,
    made: 0,
  };

  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const text = Buffer.concat(chunks).toString();
    const body: unknown = text === '' ? undefined : JSON.parse(text);
    const { method = '', url: path = '', headers } = request;
    const answer = (status: number, said: unknown = {}) => {
      response.writeHead(status, { 'content-type': 'application/json' });
      response.end(status === 204 ? undefined : JSON.stringify(said));
    };
    const key = headers['idempotency-key']?.toString();
    if (path === '/oauth/token') {
      const { clientId, clientSecret, userName, password } = body as Record<string, string>;
      if ([clientId, clientSecret, userName, password].join(' ') !== 'client secret user word')
        return answer(401, { error: 'invalid_client' });
      state.sessions += 1;
      state.isSessionOver = false;
      return answer(200, { access_token: `session-${state.sessions}`, token_type: 'Bearer' });
    }
    calls.push({ method, path, key, body });
    const failure = state.failures.shift();
    if (failure === 0) return void request.socket.destroy();
    if (failure !== undefined) return answer(failure, { message: 'the name is not allowed' });
    const isKnown = path.startsWith('/v1/app/company')
      ? headers.authorization === `Bearer session-${state.sessions}` && !state.isSessionOver
      : headers['x-api-key'] === 'key';
    if (!isKnown) return answer(401);
    const before = answered.get(key ?? '');
    if (before) return answer(before.status, before.body);
    const reply = (status: number, said: unknown = {}) => {
      if (key) answered.set(key, { status, body: said });
      answer(status, said);
    };
    const id = path.split('/').at(-1) ?? '';
    if (method === 'POST') {
      state.made += 1;
      const made = `M-${state.made}`;
      visits.set(made, body);
      return reply(201, { id: made });
    }
    const isOctopus = path.startsWith('/api/v1/visits/');
    if (!visits.has(id) && !(isOctopus && method === 'PUT')) return reply(404);
    if (method === 'DELETE') visits.delete(id);
    else visits.set(id, body);
    return reply(method === 'DELETE' ? 204 : 200);
  });
  const { port, stop } = await listen(server, { host: '127.0.0.1', port: 0 });
  return { url: `http://127.0.0.1:${port}`, calls, visits, state, stop: () => stop(0) };
};
export type VisitorStandIn = Awaited<ReturnType<typeof startVisitorSystem>>;
