import { problem } from '@plenary/contracts/problem';
import { openApiPaths } from '@plenary/http/openapi';
import * as z from 'zod';
import { settingsSchema } from './config.ts';
import { browserReport } from './monitoring.ts';
import { releaseSpecs } from './releases/releases-routes.ts';

const jsonSchema = (schema: z.ZodType) => {
  const { $schema: _, ...rest } = z.toJSONSchema(schema);
  return rest;
};

const failure = (description: string) => ({ description, content: { 'application/problem+json': { schema: jsonSchema(problem) } } });
const refusals = {
  400: failure('invalid-request'),
  403: failure('cross-site'),
  413: failure('body-too-large'),
  415: failure('not-json'),
  429: failure('too-many-requests'),
};

/** The calls that the gateway answers itself, as OpenAPI paths. */
export const ownPaths = {
  '/api/settings': {
    get: {
      summary: 'Public settings of the deployment',
      operationId: 'getApiSettings',
      responses: { 200: { description: 'Done', content: { 'application/json': { schema: jsonSchema(settingsSchema) } } } },
    },
  },
  '/api/monitoring/report': {
    post: {
      summary: 'An error that a browser met',
      operationId: 'postApiMonitoringReport',
      requestBody: { required: true, content: { 'application/json': { schema: jsonSchema(browserReport) } } },
      responses: { 204: { description: 'Done' }, ...refusals },
    },
  },
  '/api/monitoring/csp': {
    post: {
      summary: 'A violation of the security policy, as browsers report it',
      operationId: 'postApiMonitoringCsp',
      requestBody: { required: true, content: { 'application/csp-report': {} } },
      responses: { 204: { description: 'Done' }, 403: refusals[403], 413: refusals[413], 429: refusals[429] },
    },
  },
  ...openApiPaths(releaseSpecs),
};
