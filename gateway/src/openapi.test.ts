import { createOpenApi } from './openapi.ts';
import { type GatewayWorld, startGateway } from './testing/gateway-world.ts';
import { json, startUpstream } from './testing/start-upstream.ts';

const ofReleases = [
  '/api/release-archives',
  '/api/release-archives/{part}',
  '/api/release-drops',
  '/api/release-orders',
  ...['', '/{remote}/canary', '/{remote}/promotion', '/{remote}/rollback', '/{remote}/withdrawal'].map((path) => `/api/releases${path}`),
];

let world: GatewayWorld;
beforeEach(async () => {
  world = await startGateway({ settings: { BRAND_NAME: 'Nord' } });
});
afterEach(() => world.stop());

interface Document {
  openapi: string;
  info: object;
  servers: object[];
  components: object;
  paths: Record<string, object>;
  'x-unanswered': string[];
}
const document = async () => {
  world.clock.now += 10_000;
  return JSON.parse((await world.ask('/api/openapi.json')).text) as Document;
};

it('is one document of what every service says of itself, and of the gateway’s own calls', async () => {
  world.booking.answer(json(200, { paths: { '/api/quotes/{quoteId}': { get: { operationId: 'getQuote' } } } }));
  world.identity.answer(json(200, { paths: { '/api/me': { get: { operationId: 'me' }, patch: { operationId: 'setLanguage' } } } }));
  world.documents.answer(json(200, { paths: { '/api/quotes/{quoteId}': { put: { operationId: 'keepQuote' } } } }));
  const { openapi, info, servers, components, paths } = await document();
  expect([openapi, info]).toEqual(['3.1.0', { title: 'Nord API', version: '1', license: { name: 'MIT', identifier: 'MIT' } }]);
  expect(servers).toEqual([{ url: 'http://plenary.example' }]);
  expect(components).toMatchObject({ securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: 'plenary-session' } } });
  expect(Object.keys(paths)).toEqual([
    '/api/me',
    '/api/monitoring/csp',
    '/api/monitoring/recording',
    '/api/monitoring/report',
    '/api/quotes/{quoteId}',
    ...ofReleases,
    '/api/settings',
  ]);
  expect(paths['/api/quotes/{quoteId}']).toEqual({ get: { operationId: 'getQuote' }, put: { operationId: 'keepQuote' } });
});

it('leaves out a service that is away or says something else, and knows it again when it is back', async () => {
  world.booking.answer(json(503, { paths: { '/api/wrong': {} } }));
  world.identity.answer((_request, response) => void response.end('<h1>hello</h1>'));
  world.documents.answer(json(200, {}));
  const found = await document();
  expect(Object.keys(found.paths)).toEqual([
    ...['csp', 'recording', 'report'].map((name) => `/api/monitoring/${name}`),
    ...ofReleases,
    '/api/settings',
  ]);
  expect(found['x-unanswered'].sort()).toEqual(['booking', 'identity']);
  world.booking.answer(json(200, { paths: { '/api/quote': { post: {} } } }));
  expect(Object.keys((await document()).paths)).toContain('/api/quote');
});

it('asks a service that is away again a second later, and the others only after ten', async () => {
  world.booking.answer(json(503, {}));
  world.identity.answer(json(200, { paths: { '/api/me': { get: {} } } }));
  expect((await document())['x-unanswered']).toContain('booking');
  world.booking.answer(json(200, { paths: { '/api/quote': { post: {} } } }));
  const asked = world.identity.seen.length;
  world.clock.now += 1_000;
  const found = JSON.parse((await world.ask('/api/openapi.json')).text) as Document;
  expect([found['x-unanswered'], Object.keys(found.paths)]).toEqual([[], expect.arrayContaining(['/api/me', '/api/quote'])]);
  expect(world.identity.seen).toHaveLength(asked);
});

it('leaves out a service that needs longer than its reader waits, and has what it says for the next', async () => {
  let say = () => {};
  const starting = await startUpstream((request, response) => {
    say = () => json(200, { paths: { '/api/quote': { post: {} } } })(request, response);
  });
  const clock = { now: 0 };
  const openApi = createOpenApi({
    addresses: {
      booking: [starting.origin],
      identity: [world.identity.origin],
      documents: [world.documents.origin],
      survey: [world.survey.origin],
    },
    ...{ brandName: 'Nord', cookie: 'plenary-session', publicUrl: 'http://plenary.example', now: () => clock.now, patience: 1_000 },
  });
  const read = async () => (await openApi()) as Document;
  expect((await read())['x-unanswered']).toContain('booking');
  say();
  let found = await read();
  while (found['x-unanswered'].length > 0) {
    clock.now += 1_000;
    found = await read();
  }
  expect(found.paths).toHaveProperty(['/api/quote', 'post']);
  expect(starting.seen).toHaveLength(1);
  await starting.stop();
});

it('names only the refusals that a report on the security policy meets', async () => {
  const { paths } = await document();
  const { responses } = (paths['/api/monitoring/csp'] as { post: { responses: object } }).post;
  expect(Object.keys(responses)).toEqual(['204', '403', '413', '429']);
});
