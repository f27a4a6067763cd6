import type { Endpoint } from '@plenary/contracts/endpoint';
import type { Hono } from 'hono';
import type * as z from 'zod';
import { implementedBy } from '../implement.ts';
import { jsonSchema, openApiPaths, operation } from '../openapi.ts';
import type { Schema } from './schema.ts';

export type Paths = Record<string, Record<string, unknown>>;

/** A service's document at `/openapi.json`: its paths for all, and for releases the calls that its siblings rely on. */
export interface ServiceDocument {
  paths: Paths;
  /** Calls of our other services. */
  'x-internal'?: Paths;
  /** Schemas of the events that go to other services and come from them, by type. */
  'x-events'?: { sends: Record<string, Schema>; receives: Record<string, Schema> };
  /** Columns of its database that its code names, by table: another may be dropped. */
  'x-tables'?: Record<string, readonly string[]>;
}

interface Options {
  /** The endpoints that the service has to implement. */
  owned: readonly Endpoint[];
  sends?: Readonly<Record<string, z.ZodType>>;
  receives?: Readonly<Record<string, z.ZodType>>;
  tables?: Readonly<Record<string, readonly string[]>>;
}

const schemasOf = (types: Readonly<Record<string, z.ZodType>>, io: 'input' | 'output') =>
  Object.fromEntries(Object.entries(types).map(([type, schema]) => [type, jsonSchema(schema, io) as Schema]));

const nameOf = ({ method, path }: Endpoint) => `${method} ${path}`;

/** Throws if an app has no handler of a call that it owns, or has one of a call that it does not own. */
const checkOwned = (app: Hono, owned: readonly Endpoint[]): void => {
  const [needed, present] = [new Set(owned.map(nameOf)), new Set(implementedBy(app).map(nameOf))];
  const missing = [...needed].filter((name) => !present.has(name)).map((name) => `${name} has no handler`);
  const foreign = [...present].filter((name) => !needed.has(name)).map((name) => `${name} is of another service`);
  if (missing.length + foreign.length > 0) throw new Error([...missing, ...foreign].join('; '));
};

/**
 * Binds `GET /openapi.json`. The last to be bound: a service that does not implement exactly what it owns does not start. The document
 * is made at the first request: its schemas take longer than the rest of a service's start.
 */
export const describeService = (app: Hono, described: Options): void => {
  checkOwned(app, described.owned);
  let document: ServiceDocument | undefined;
  app.get('/openapi.json', (context) => {
    document ??= documentOf(app, described);
    return context.json(document);
  });
};

const documentOf = (app: Hono, { sends = {}, receives = {}, tables }: Omit<Options, 'owned'>): ServiceDocument => {
  const internal: Paths = {};
  for (const endpoint of implementedBy(app)) {
    if (endpoint.access !== 'service') continue;
    internal[endpoint.path] = { ...internal[endpoint.path], [endpoint.method.toLowerCase()]: operation(endpoint) };
  }
  return {
    paths: openApiPaths(implementedBy(app)),
    'x-internal': internal,
    'x-events': { sends: schemasOf(sends, 'output'), receives: schemasOf(receives, 'input') },
    ...(tables && { 'x-tables': tables }),
  };
};
