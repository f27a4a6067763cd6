import { endpoints } from '@plenary/contracts/endpoints';
import { pathPattern } from '@plenary/http/path-pattern';
import { actorHeader } from '@plenary/service-kit/actor';
import { timeLeftHeader } from '@plenary/service-kit/request-context';
import { callReplicas } from '@plenary/service-kit/upstreams/call-replicas';
import { type Dispatcher, request } from 'undici';
import { serviceOf } from '../services.ts';
import type { Sessions } from '../session.ts';
import type { ServiceReplicas } from '../upstreams/service-replicas.ts';

interface Options {
  replicas: ServiceReplicas;
  sessions: Pick<Sessions, 'signActor'>;
  dispatcher: Dispatcher;
}

const open = endpoints.filter(({ method, access }) => method === 'GET' && access === 'anyone').map(pathPattern);

/** Milliseconds. */
const timeLimit = 2_000;

/** A call of a page that is being rendered, as a visitor without a session: only reads that are open to anyone. Throws for all others. */
export const createCallAsVisitor =
  ({ replicas, sessions, dispatcher }: Options) =>
  async (address: string): Promise<{ status: number; body: string }> => {
    const { pathname, search } = new URL(address, 'http://gateway');
    const service = serviceOf(pathname);
    if (!service || !open.some((pattern) => pattern.test(pathname))) throw new Error(`${pathname} is not open to a page that is rendered`);
    const { token } = await sessions.signActor(undefined, 'page');
    const { statusCode, body } = await callReplicas(replicas[service], {
      attempt: ({ origin }) =>
        request(`${origin}${pathname}${search}`, {
          headers: { [actorHeader]: token, accept: 'application/json', [timeLeftHeader]: String(timeLimit) },
          signal: AbortSignal.timeout(timeLimit),
          dispatcher,
        }),
      mayRepeat: (error) => (error as { code?: unknown }).code !== undefined,
    });
    return { status: statusCode, body: await body.text() };
  };
export type CallAsVisitor = ReturnType<typeof createCallAsVisitor>;
