import type { EndpointSpec } from '@plenary/contracts/endpoint';
import type { Hono } from 'hono';
import type * as z from 'zod';
import { implementedBy } from '../implement.ts';
import { jsonSchema, openApiPaths, operation } from '../openapi.ts';
import type { Schema } from './schema.ts';

export type Paths = Record<string, Record<string, unknown>>;

/** What a service tells of itself at `/openapi.json`: to everybody its paths, to releases what its siblings rely on, too. */
export interface ServiceDocument {
  paths: Paths;
  /** Calls of our other services. */
  'x-internal'?: Paths;
  /** Schemas of the events that go to other services and come from them, by type. */
  'x-events'?: { sends: Record<string, Schema>; receives: Record<string, Schema> };
}

interface Options {
  /** Those that everybody may read about. */
  endpoints: readonly EndpointSpec[];
  sends?: Readonly<Record<string, z.ZodType>>;
  receives?: Readonly<Record<string, z.ZodType>>;
}

const schemasOf = (types: Readonly<Record<string, z.ZodType>>, io: 'input' | 'output') =>
  Object.fromEntries(Object.entries(types).map(([type, schema]) => [type, jsonSchema(schema, io) as Schema]));

/** Binds `GET /openapi.json`. The document is made at the first request: its schemas take longer than the rest of a service's start. */
export const describeService = (app: Hono, described: Options): void => {
  let document: ServiceDocument | undefined;
  app.get('/openapi.json', (context) => {
    document ??= documentOf(app, described);
    return context.json(document);
  });
};

const documentOf = (app: Hono, { endpoints, sends = {}, receives = {} }: Options): ServiceDocument => {
  const internal: Paths = {};
  for (const endpoint of implementedBy(app)) {
    if (endpoint.access !== 'service') continue;
    internal[endpoint.path] = { ...internal[endpoint.path], [endpoint.method.toLowerCase()]: operation(endpoint) };
  }
  return {
    paths: openApiPaths(endpoints),
    'x-internal': internal,
    'x-events': { sends: schemasOf(sends, 'output'), receives: schemasOf(receives, 'input') },
  };
};
