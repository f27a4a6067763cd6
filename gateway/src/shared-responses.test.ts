import { shareResponses } from './shared-responses.ts';

const forbidden = { description: 'forbidden, cross-site', content: {} };

it('tells a refusal of several calls once, and refers to it', () => {
  const call = { responses: { 200: { description: 'Done' }, 403: forbidden } };
  const { paths, responses } = shareResponses({ '/api/a': { get: call }, '/api/b': { put: call } });
  expect(responses).toEqual({ 'forbidden.cross-site': forbidden });
  const shared = { responses: { 200: { description: 'Done' }, 403: { $ref: '#/components/responses/forbidden.cross-site' } } };
  expect(paths).toEqual({ '/api/a': { get: shared }, '/api/b': { put: shared } });
});

it('keeps a refusal in its place where it has members of its own, or one call alone has it', () => {
  const conflict = { description: 'conflict', content: {} };
  const withMembers = { description: 'conflict', content: { 'application/problem+json': { schema: { required: ['taken'] } } } };
  const single = { description: 'not-found' };
  const paths = {
    '/api/a': { get: { responses: { 409: conflict } } },
    '/api/b': { get: { responses: { 404: single, 409: withMembers } } },
    '/api/c': { get: { responses: { 409: conflict } } },
  };
  const shared = shareResponses(paths);
  expect(shared.responses).toEqual({ conflict });
  expect(shared.paths['/api/b']).toEqual(paths['/api/b']);
});
