import { type ActorTokens, actorHeader } from '@plenary/service-kit/actor';
import { isDraining } from '@plenary/service-kit/draining';
import type { Context, Hono } from 'hono';
import type { StateOfServices } from './health.ts';
import type { Sessions } from './session.ts';

interface Options {
  stateOfServices: () => Promise<StateOfServices>;
  sessions: Pick<Sessions, 'resolve'>;
  tokens: Pick<ActorTokens, 'verify'>;
  /** Whether everybody sees the details: a platform in development, on its own machine. */
  isOpen: boolean;
}

/**
 * `/livez` and `/readyz` are this gateway's own: a service that is away must not take every gateway out of its balancer. `/healthz` is the state
 * of the platform: 503 while a service is away. A stranger learns no more than that; administrators, and monitors that sign as a
 * service does, see each service and its checks.
 */
export const healthRoutes = (app: Hono, { stateOfServices, sessions, tokens, isOpen }: Options): void => {
  const isTrusted = async (context: Context): Promise<boolean> => {
    if (isOpen || tokens.verify(context.req.header(actorHeader))?.kind === 'service') return true;
    const cookie = context.req.header('cookie');
    if (!cookie) return false;
    // svc-identity may be what is away.
    const { user } = await sessions.resolve(cookie).catch(() => ({ user: null }));
    return user?.role === 'admin';
  };
  app.get('/livez', (context) => context.json({ status: 'up' }));
  app.get('/readyz', (context) => (isDraining() ? context.json({ status: 'down' }, 503) : context.json({ status: 'up' })));
  app.get('/healthz', async (context) => {
    const [state, hasDetails] = await Promise.all([stateOfServices(), isTrusted(context)]);
    const isDown = state.status === 'down';
    context.header('cache-control', 'no-store');
    return context.json(hasDetails ? state : { status: isDown ? 'down' : 'up' }, isDown ? 503 : 200);
  });
};
