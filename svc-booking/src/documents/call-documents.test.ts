import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { actorHeader, actorTokens } from '@plenary/service-kit/actor';
import { createLogger } from '@plenary/service-kit/logger';
import { callDocuments } from './call-documents.ts';
import type { CertificateFacts } from './printed-documents.ts';

const tokens = actorTokens({ secret: 'a-secret-of-the-tests-and-nobody-else' });
const facts = { quoteId: 'q' } as CertificateFacts;
let server: Server | undefined;
afterEach(() => {
  server?.closeAllConnections();
  server?.close();
});

/** A svc-documents on a real port that answers as told. */
const documentsThat = async (answer: Parameters<typeof createServer>[1], patience = 2_000) => {
  const listening = createServer(answer ?? (() => {}));
  server = listening;
  await new Promise<void>((resolve) => listening.listen(0, '127.0.0.1', resolve));
  const { port } = listening.address() as AddressInfo;
  return callDocuments({
    origin: `http://127.0.0.1:${port}`,
    tokens,
    fetch: globalThis.fetch,
    deadline: () => AbortSignal.timeout(patience),
    mailDeadline: () => AbortSignal.timeout(patience),
    logger: createLogger({ service: 'test', level: 'silent' }),
  });
};
const unavailable = { problem: { code: 'documents-unavailable' } };

it('calls the service with its own token and returns the bytes unchanged', async () => {
  const asked: { url?: string; token?: string; body: string }[] = [];
  const documents = await documentsThat((request, response) => {
    let body = '';
    request.on('data', (chunk) => {
      body += chunk;
    });
    request.on('end', () => {
      asked.push({ url: request.url, token: request.headers[actorHeader] as string, body });
      response.writeHead(200, { 'content-type': 'application/pdf' }).end(Buffer.from([37, 80, 68, 70, 0, 255]));
    });
  });
  expect([...(await documents.printCertificate(facts))]).toEqual([37, 80, 68, 70, 0, 255]);
  expect(asked).toMatchObject([{ url: '/internal/signature-certificate', body: JSON.stringify(facts) }]);
  expect(await tokens.verify(asked[0]?.token)).toMatchObject({ kind: 'service', name: 'svc-booking' });
});

it.each([
  ['it cannot print', 503, 'application/problem+json'],
  ['it fails', 500, 'application/problem+json'],
  ['something else answers', 200, 'text/html'],
])('refuses documents-unavailable where %s', async (_, status, type) => {
  const documents = await documentsThat((_request, response) => void response.writeHead(status, { 'content-type': type }).end('{}'));
  await expect(documents.printCertificate(facts)).rejects.toMatchObject(unavailable);
});

it('refuses documents-unavailable where it hangs or is away', async () => {
  const documents = await documentsThat(() => {}, 50);
  await expect(documents.printCertificate(facts)).rejects.toMatchObject(unavailable);
  server?.closeAllConnections();
  server?.close();
  await expect(documents.printCertificate(facts)).rejects.toMatchObject(unavailable);
});
