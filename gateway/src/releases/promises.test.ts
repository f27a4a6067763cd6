import { brokenPromises, lackedOf, type Provided } from './promises.ts';
import { isWithin } from './version-range.ts';

const libraries = [
  { name: 'react', version: '19.3.1', requiredVersion: '^19.3.1' },
  { name: '@plenary/platform', version: '0.1.4', requiredVersion: '^0.1.4' },
];
const next = { exposes: ['remote'], shared: libraries, endpoints: ['GET /api/quotes/{quoteId}', 'POST /api/quote'] };
const answering = (properties: object, required: string[] = []) => ({
  responses: { 200: { content: { 'application/json': { schema: { type: 'object', properties, required } } } } },
});
const taking = (properties: object, required: string[] = []) => ({
  requestBody: { content: { 'application/json': { schema: { type: 'object', properties, required } } } },
  responses: { 201: {} },
});
const text = { type: 'string' };
const answered = {
  '/api/quotes/{id}': { get: answering({ id: text }, ['id']) },
  '/api/quote': { post: taking({ demandId: text }, ['demandId']) },
  '/api/quotes/{id}/option': { delete: { responses: { 204: {} } } },
};
const deployed = { paths: answered, silent: [] };
const provided = { exports: { '@plenary/platform': ['usePlatform', 'useTitle'] }, tokens: ['--color-ink'] };
const shells = [{ shared: libraries, provided }];

test('a release that keeps them all may go', () => {
  expect(brokenPromises({ next, live: { exposes: ['remote'] }, shells, deployed })).toEqual([]);
  expect(brokenPromises({ next, live: null, shells, deployed })).toEqual([]);
});

test('an exposed module that is gone is named', () => {
  expect(brokenPromises({ next, live: { exposes: ['remote', 'widgets'] }, shells, deployed })).toEqual([
    'exposed module gone: widgets, which the live version has',
  ]);
});

test('a shared library that the shell brings in another version, or not at all, is named with both', () => {
  const shared = [
    { name: 'react', version: '20.0.0', requiredVersion: '^20.0.0' },
    { name: 'zod', version: '4.6.7', requiredVersion: '^4.6.7' },
  ];
  expect(brokenPromises({ next: { ...next, shared }, live: null, shells, deployed })).toEqual([
    'shared library out of range: react ^20.0.0, the shell brings 19.3.1',
    'shared library that the shell does not bring: zod ^4.6.7',
  ]);
});

test('a release has to fit the live shell and a canary of it, and what both lack is named once', () => {
  const uses = { exports: { '@plenary/platform': ['useTitle', 'useStars'] }, tokens: [] };
  const canary = { shared: libraries, provided: { exports: { '@plenary/platform': ['usePlatform'] }, tokens: [] } };
  expect(brokenPromises({ next: { ...next, uses }, live: null, shells: [...shells, canary], deployed })).toEqual([
    'export that the deployed shell does not bring: useStars of @plenary/platform',
    'export that the deployed shell does not bring: useTitle of @plenary/platform',
  ]);
});

test('a member that the shell’s platform has not is named, with the versions of both', () => {
  const uses = { exports: {}, tokens: [], members: ['language', 'stars'], version: '0.1.0-5f0c9a1e' };
  const shell = { exports: {}, tokens: [], members: ['language'], version: '0.1.0-77aa31b2' };
  expect(lackedOf({ shared: libraries, provided: shell }, { shared: [], uses })).toEqual([
    'member that the deployed shell does not bring: stars of Platform',
    'built against @plenary/platform 0.1.0-5f0c9a1e, the deployed shell brings 0.1.0-77aa31b2',
  ]);
  // Another version is no reason by itself: a shell that brings more is as good.
  expect(lackedOf({ shared: libraries, provided: { ...shell, members: ['language', 'stars'] } }, { shared: [], uses })).toEqual([]);
});

test('a call that no deployed service answers is named: another path, and another method', () => {
  const endpoints = ['GET /api/quotes/{quoteId}/history', 'GET /api/quotes/{quoteId}/option', 'POST /api/quote'];
  expect(brokenPromises({ next: { ...next, endpoints }, live: null, shells, deployed })).toEqual([
    'call that no deployed service answers: GET /api/quotes/{quoteId}/history',
    'call that no deployed service answers: GET /api/quotes/{quoteId}/option',
  ]);
});

test('a call that may be of a service that is silent cannot be compared, and the others are', () => {
  const endpoints = ['GET /api/papers/{paperId}', 'POST /api/quote'];
  const silent = { ...deployed, silent: ['svc-documents'] };
  expect(brokenPromises({ next: { ...next, endpoints }, live: null, shells, deployed: silent })).toEqual([
    'call that cannot be compared: GET /api/papers/{paperId}, while svc-documents did not say what it answers',
  ]);
  expect(brokenPromises({ next, live: null, shells, deployed: silent })).toEqual([]);
});

test.each([
  ['19.3.1', '^19.3.1', true],
  ['19.4.0', '^19.3.1', true],
  ['19.3.0', '^19.3.1', false],
  ['20.0.0', '^19.3.1', false],
  ['0.1.9', '^0.1.4', true],
  ['0.2.0', '^0.1.4', false],
  ['0.0.4', '^0.0.4', true],
  ['0.0.5', '^0.0.4', false],
  ['0.0.0', '^0.0.0', true],
  ['1.2.3', '1.2.3', true],
  ['1.2.4', '1.2.3', false],
  ['1.2.3', '>=1.0.0', false],
  ['1.2.3-beta', '^1.2.3', false],
])('%s within %s: %s', (version, range, within) => {
  expect(isWithin(version, range)).toBe(within);
});

describe('what a remote was built against', () => {
  const brokenBy = (calls: object, uses: Provided = provided) =>
    brokenPromises({ next: { ...next, calls: calls as typeof answered, uses }, live: null, shells, deployed });

  test('may be what is deployed, or less', () => {
    expect(brokenBy(answered)).toEqual([]);
    expect(brokenBy({ '/api/quotes/{quoteId}': { get: answering({}) } }, { exports: {}, tokens: [] })).toEqual([]);
  });

  test('names each field of an answer that no deployed service answers', () => {
    expect(brokenBy({ '/api/quotes/{quoteId}': { get: answering({ id: text, stars: { type: 'integer' } }, ['id', 'stars']) } })).toEqual([
      'contract that is not deployed: GET /api/quotes/{quoteId}: answer.stars: is not answered yet',
    ]);
  });

  test('names each input that no deployed service takes', () => {
    expect(brokenBy({ '/api/quote': { post: taking({ demandId: text, note: text }, ['demandId']) } })).toEqual([
      'contract that is not deployed: POST /api/quote: body.note: is not taken yet',
    ]);
    expect(brokenBy({ '/api/quote': { post: taking({ demandId: text }) } })).toEqual([
      'contract that is not deployed: POST /api/quote: body.demandId: is required by what is deployed',
    ]);
  });

  test('names each export and each token that the deployed shell does not bring', () => {
    const uses = { exports: { '@plenary/platform': ['usePlatform', 'useStars'] }, tokens: ['--color-ink', '--color-star'] };
    expect(brokenBy(answered, uses)).toEqual([
      'export that the deployed shell does not bring: useStars of @plenary/platform',
      'token that the deployed shell does not bring: --color-star',
    ]);
  });

  test('is not compared with a shell from before it said what it brings', () => {
    const uses = { exports: { '@plenary/platform': ['useStars'] }, tokens: [] };
    expect(brokenPromises({ next: { ...next, uses }, live: null, shells: [{ shared: libraries, provided: null }], deployed })).toEqual([]);
  });
});
