import { createServer, type Server } from 'node:http';
import { actorHeader, actorTokens } from '@plenary/service-kit/actor';
import { deployedCalls } from './deployed-calls.ts';

let server: Server;
let documents: object[] = [];
let sent: string | undefined;
beforeEach(async () => {
  server = createServer(({ headers }, response) => {
    sent = headers[actorHeader] as string | undefined;
    const next = documents.length > 1 ? documents.shift() : documents[0];
    response.writeHead(next ? 200 : 503).end(JSON.stringify(next ?? {}));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterEach(() => server.close());

const gateway = () => {
  const address = server.address();
  return `http://127.0.0.1:${address && typeof address === 'object' ? address.port : 0}`;
};
const paths = { '/api/quotes/{id}': { get: {}, delete: {} }, '/api/me': { get: {} } };

test('every method of every path is a call, with its contract', async () => {
  documents = [{ paths, 'x-unanswered': [] }];
  expect(await deployedCalls(gateway())).toEqual({ paths, internal: null, silent: [] });
});

test('a platform that keeps its document to itself is asked in the name of a service', async () => {
  const secret = 'a-secret-of-the-platform-of-the-tests';
  documents = [{ paths, 'x-unanswered': [] }];
  await deployedCalls(gateway(), { secret });
  expect(await actorTokens({ secret }).verify(sent)).toMatchObject({ kind: 'service', name: 'release' });
});

const needed = ['GET /api/quotes/{quoteId}'];

test('a service that was slow is waited for where a call that is needed may be its own', async () => {
  documents = [
    { paths: {}, 'x-unanswered': ['booking'] },
    { paths, 'x-unanswered': [] },
  ];
  expect(await deployedCalls(gateway(), { wait: 0, needed })).toEqual({ paths, internal: null, silent: [] });
});

test('a service that stays away is named: nothing is taken for gone because of it', async () => {
  documents = [{ paths: {}, 'x-unanswered': ['booking', 'survey'] }];
  expect(await deployedCalls(gateway(), { wait: 0, needed })).toEqual({ paths: {}, internal: null, silent: ['svc-booking', 'svc-survey'] });
});

test('a service that stays away is not waited for where every call that is needed is answered', async () => {
  documents = [{ paths, 'x-unanswered': ['documents'] }];
  // No pause of this length ends within the time of a test.
  expect(await deployedCalls(gateway(), { wait: 600_000, needed })).toEqual({ paths, internal: null, silent: ['svc-documents'] });
});

test('a release of a service does not wait for that service, and is told the calls between the others', async () => {
  const internal = { '/internal/rooms/count': { get: {} } };
  documents = [{ paths, 'x-internal': internal, 'x-unanswered': ['booking'] }];
  expect(await deployedCalls(gateway(), { beside: 'svc-booking' })).toEqual({ paths, internal, silent: [] });
});

test('a platform that is not there is named', async () => {
  documents = [];
  await expect(deployedCalls(gateway())).rejects.toThrow('answered 503');
  server.close();
  await expect(deployedCalls('http://127.0.0.1:1')).rejects.toThrow('does not answer at http://127.0.0.1:1');
});
