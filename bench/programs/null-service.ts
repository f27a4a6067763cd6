import type { Endpoint, EndpointSpec } from '@plenary/contracts/endpoint';
import { createImplement } from '@plenary/http/implement';
import { actorGates, actorTokens } from '@plenary/service-kit/actor';
import { createService } from '@plenary/service-kit/create-service';
import { createLogger } from '@plenary/service-kit/logger';
import { startMetrics } from '@plenary/service-kit/metrics';
import { serveApp } from '@plenary/service-kit/serve';
import * as z from 'zod';

/** A service as all are, with its log, its figures and its one call, which does nothing: what is left is what every call costs. */
const schemas = { summary: 'Nothing', query: z.object({ lng: z.string().optional() }), response: z.object({ done: z.boolean() }) };
const getNothing = {
  method: 'GET',
  path: '/api/nothing',
  access: 'anyone',
  service: 'booking',
  status: 200,
  refusals: [],
  schemas: {} as typeof schemas,
} as const satisfies Endpoint;

const { observe } = await startMetrics({ port: 0 });
const app = createService({
  logger: createLogger({ service: 'bench', level: 'info' }),
  tokens: actorTokens({ secret: process.env.ACTOR_SECRET ?? '' }),
  health: {},
  observe,
});
const specOf = (endpoint: Endpoint): EndpointSpec => ({ ...endpoint, ...schemas, name: 'getNothing' });
createImplement({ app, gates: actorGates, specOf })(getNothing, async () => ({ done: true }));
await serveApp(app, { host: '127.0.0.1', port: Number(process.env.PORT) });
