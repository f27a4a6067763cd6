import type { EndpointSpec } from '@plenary/contracts/endpoint';
import { failures, openApiPaths } from '@plenary/http/openapi';
import { settingsSchema } from './config.ts';
import { browserReport, recordedPart } from './monitoring.ts';
import { releaseSpecs } from './releases/releases-routes.ts';

const settings: EndpointSpec = {
  name: 'getApiSettings',
  method: 'GET',
  path: '/api/settings',
  access: 'anyone',
  service: 'gateway',
  status: 200,
  refusals: [],
  summary: 'Public settings of the deployment',
  response: settingsSchema,
};

const report: EndpointSpec = {
  name: 'postApiMonitoringReport',
  method: 'POST',
  path: '/api/monitoring/report',
  access: 'anyone',
  service: 'gateway',
  status: 204,
  refusals: [],
  summary: 'An error that a browser met',
  body: browserReport,
};

const recording: EndpointSpec = {
  name: 'postApiMonitoringRecording',
  method: 'POST',
  path: '/api/monitoring/recording',
  access: 'anyone',
  service: 'gateway',
  status: 204,
  // Where the deployment records nothing.
  refusals: ['not-found'],
  summary: 'A part of a recorded visit',
  body: recordedPart,
};

const described = [settings, report, recording, ...releaseSpecs];

/** Calls that the gateway answers itself and pages make: `POST /api/monitoring/report`. */
export const ownCalls: readonly Pick<EndpointSpec, 'method' | 'path'>[] = described;

/** The calls that the gateway answers itself, as OpenAPI paths. */
export const ownPaths = () => ({
  ...openApiPaths(described),
  '/api/release-archives': {
    post: {
      summary: 'Releases an archive, by an order that a key of its team signs',
      operationId: 'postApiReleaseArchives',
      security: [],
      requestBody: { required: true, content: { 'application/gzip': {} } },
      responses: { 200: { description: 'Done' }, ...failures(['authentication-required', 'body-too-large', 'conflict']) },
    },
  },
  '/api/release-archives/{part}': {
    get: {
      summary: 'How far the release of a part is',
      operationId: 'getApiReleaseArchivesPart',
      security: [],
      parameters: [{ name: 'part', in: 'path', required: true, schema: { type: 'string' } }],
      responses: { 200: { description: 'Done' }, ...failures(['authentication-required']) },
    },
  },
  '/api/release-orders': {
    post: {
      summary: 'Gives visitors another kept version of a part, by an order that a key of its team signs',
      operationId: 'postApiReleaseOrders',
      security: [],
      responses: { 200: { description: 'Done' }, ...failures(['authentication-required', 'conflict']) },
    },
  },
  '/api/release-drops': {
    post: {
      summary: 'Lets a service leave out what nobody uses, by an order that a key of its team signs',
      operationId: 'postApiReleaseDrops',
      security: [],
      responses: { 200: { description: 'Done' }, ...failures(['authentication-required', 'conflict']) },
    },
  },
  '/api/monitoring/csp': {
    post: {
      summary: 'A violation of the security policy, as browsers report it',
      operationId: 'postApiMonitoringCsp',
      security: [],
      requestBody: { required: true, content: { 'application/csp-report': {} } },
      responses: { 204: { description: 'Done' }, ...failures(['cross-site', 'body-too-large', 'too-many-requests']) },
    },
  },
});
