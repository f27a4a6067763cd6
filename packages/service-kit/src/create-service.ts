import { Hono } from 'hono';
import type { Logger } from 'pino';
import { type ActorTokens, readActor } from './actor.ts';
import { isDraining } from './draining.ts';
import { limitLoad, loadOf } from './limit-load.ts';
import { keptByNobody, limitBody, requireJson, maxBodyBytes as usualBodyBytes } from './limits.ts';
import { answerErrors, answerNotFound } from './problem.ts';
import { type Observe, requestScope } from './request-scope.ts';
import { together } from './together.ts';
import type { Tracing } from './tracing.ts';
import { canaryHeader } from './upstreams/start-probes.ts';

/** The public report of `/readyz`: `down` stops traffic to the service, `degraded` means that a part is missing. */
type Health = { state: 'up' } | { state: 'degraded' | 'down'; reason: string };
export type HealthCheck = () => Promise<Health>;

export interface ServiceOptions {
  logger: Logger;
  tokens: ActorTokens;
  health: Record<string, HealthCheck>;
  /** Told of every request, for metrics. */
  observe?: Observe;
  tracing?: Tracing;
  /** Version that this replica tries out; absent: it is none of a canary. */
  canary?: string;
  /** Calls that are worked on at once. */
  maxInFlight?: number;
  /** Paths that are let through however much there is to do: what others cannot do without, and signing out. */
  unlimited?: readonly string[];
  /** Larger for a service that receives whole documents, by path where some of its calls do; 64 KiB otherwise. */
  maxBodyBytes?: number | ((pathname: string) => number);
}

/** An app with the middleware every service has, in its order; features bind their endpoints to it. */
export const createService = ({
  logger,
  tokens,
  health,
  observe,
  tracing,
  canary,
  maxInFlight,
  unlimited = [],
  maxBodyBytes = usualBodyBytes,
}: ServiceOptions): Hono => {
  const app = new Hono();
  // A failure may contain addresses and paths: it is only logged.
  const settle = (name: string, check: HealthCheck): Promise<Health> =>
    check().catch((error: unknown) => {
      logger.error({ err: error, check: name }, 'health check');
      return { state: 'down', reason: 'check-failed' };
    });
  app.onError(answerErrors(logger));
  app.notFound(answerNotFound);
  app.get('/livez', (context) => context.json({ status: 'up' }));
  app.get('/readyz', async (context) => {
    const checks = await Promise.all(Object.entries(health).map(async ([name, check]) => [name, await settle(name, check)] as const));
    const states = checks.map(([, { state }]) => state);
    if (isDraining()) states.push('down');
    const status = states.includes('down') ? 'down' : states.includes('degraded') ? 'degraded' : 'up';
    if (canary) context.header(canaryHeader, canary);
    return context.json({ status, checks: Object.fromEntries(checks) }, status === 'down' ? 503 : 200);
  });
  app.use(
    requestScope({ logger, observe, tracing, headers: keptByNobody }),
    together(limitLoad(loadOf(maxInFlight), unlimited), limitBody(maxBodyBytes), requireJson, readActor(tokens)),
  );
  return app;
};
