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
  expect(await deployedCalls(gateway())).toEqual({ paths, internal: null });
});

test('a platform that keeps its document to itself is asked in the name of a service', async () => {
  const secret = 'a-secret-of-the-platform-of-the-tests';
  documents = [{ paths, 'x-unanswered': [] }];
  await deployedCalls(gateway(), { secret });
  expect(await actorTokens({ secret }).verify(sent)).toMatchObject({ kind: 'service', name: 'release' });
});

test('a service that was slow is waited for', async () => {
  documents = [
    { paths: {}, 'x-unanswered': ['booking'] },
    { paths, 'x-unanswered': [] },
  ];
  expect(await deployedCalls(gateway(), { wait: 0 })).toEqual({ paths, internal: null });
});

test('a service that stays away is named: nothing is taken for gone because of it', async () => {
  documents = [{ paths, 'x-unanswered': ['booking', 'survey'] }];
  await expect(deployedCalls(gateway(), { wait: 0 })).rejects.toThrow('booking, survey did not say what it answers');
});

test('a release of a service does not wait for that service, and is told the calls between the others', async () => {
  const internal = { '/internal/rooms/count': { get: {} } };
  documents = [{ paths, 'x-internal': internal, 'x-unanswered': ['booking'] }];
  expect(await deployedCalls(gateway(), { beside: 'svc-booking' })).toEqual({ paths, internal });
});

test('a platform that is not there is named', async () => {
  documents = [];
  await expect(deployedCalls(gateway())).rejects.toThrow('answered 503');
  server.close();
  await expect(deployedCalls('http://127.0.0.1:1')).rejects.toThrow('does not answer at http://127.0.0.1:1');
});
