import * as contract from '@plenary/contracts/documents';
import { createImplement } from '@plenary/http/implement';
import { openApiPaths } from '@plenary/http/openapi';
import { actorGates } from '@plenary/service-kit/actor';
import { createService, type ServiceOptions } from '@plenary/service-kit/create-service';
import type { Hono } from 'hono';
import type { DocumentsDeps } from './deps.ts';
import { quotesRoutes } from './quotes/quotes.routes.ts';

const bind = (app: Hono) => createImplement({ app, gates: actorGates });
export type Implement = ReturnType<typeof bind>;

export const documentsApp = (deps: DocumentsDeps, options: ServiceOptions): Hono => {
  const app = createService(options);
  quotesRoutes(bind(app), deps);
  app.get('/openapi.json', (context) => context.json({ paths: openApiPaths(endpoints) }));
  return app;
};

const endpoints = [contract.getQuotePdf];
