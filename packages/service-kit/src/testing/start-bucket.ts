import { createHash, createHmac } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Bucket } from '../bucket-objects.ts';

const bucketName = 'plenary-pictures';
const pageSize = 2;

interface Kept {
  bytes: Buffer;
  type: string;
  writtenAt: Date;
}

const sha256 = (content: string | Buffer) => createHash('sha256').update(content).digest('hex');
const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest();

/** The signature that a request has to bear, by version 4 of AWS's rules, told from what arrived. */
const isSigned = ({ method = '', url = '', headers }: IncomingMessage, body: Buffer, { keyId, secret, region }: Bucket): boolean => {
  const [, credential = '', names = '', signature = ''] =
    /^AWS4-HMAC-SHA256 Credential=([^,]+), ?SignedHeaders=([^,]+), ?Signature=([0-9a-f]{64})$/.exec(headers.authorization ?? '') ?? [];
  const [key, day = '', ...scope] = credential.split('/');
  const at = String(headers['x-amz-date']);
  const content = String(headers['x-amz-content-sha256']);
  if (key !== keyId || scope.join('/') !== `${region}/s3/aws4_request` || !at.startsWith(day)) return false;
  if (content !== 'UNSIGNED-PAYLOAD' && content !== sha256(body)) return false;
  const [path = '', query = ''] = url.split('?');
  const asked = [
    method,
    path,
    query.split('&').sort().join('&'),
    ...names.split(';').map((name) => `${name}:${String(headers[name]).trim()}`),
    '',
    names,
    content,
  ].join('\n');
  const text = ['AWS4-HMAC-SHA256', at, `${day}/${scope.join('/')}`, sha256(asked)].join('\n');
  const signing = [day, region, 's3', 'aws4_request'].reduce<string | Buffer>((from, part) => hmac(from, part), `AWS4${secret}`);
  return hmac(signing, text).toString('hex') === signature;
};

const xml = (content: string) => `<?xml version="1.0" encoding="UTF-8"?>${content}`;
const errorOf = (code: string) => xml(`<Error><Code>${code}</Code><Message>${code}</Message></Error>`);

const listed = (objects: ReadonlyMap<string, Kept>, prefix: string, from: number): string => {
  const all = [...objects].filter(([key]) => key.startsWith(prefix)).sort(([a], [b]) => (a < b ? -1 : 1));
  const next = from + pageSize;
  const contents = all
    .slice(from, next)
    .map(
      ([key, { bytes, writtenAt }]) =>
        `<Contents><Key>${key}</Key><LastModified>${writtenAt.toISOString()}</LastModified><ETag>"${sha256(bytes)}"</ETag><Size>${bytes.length}</Size><StorageClass>STANDARD</StorageClass></Contents>`,
    );
  const more =
    next < all.length
      ? `<IsTruncated>true</IsTruncated><NextContinuationToken>${next}</NextContinuationToken>`
      : '<IsTruncated>false</IsTruncated>';
  return xml(
    `<ListBucketResult><Name>${bucketName}</Name><KeyCount>${contents.length}</KeyCount>${more}${contents.join('')}</ListBucketResult>`,
  );
};

/**
 * A server on the loopback address that keeps the objects of one bucket in memory, for reading, writing, removing and listing in pages of
 * two by the protocol of S3. It refuses what is not signed with the key of the bucket, and what would take the name of another object where a request
 * says so, unless it is to be a server that overlooks such conditions, or has not implemented them.
 */
export const startBucket = async ({ conditions = 'kept' }: { conditions?: 'kept' | 'overlooked' | 'not-implemented' } = {}) => {
  const objects = new Map<string, Kept>();
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const body = Buffer.concat(parts);
      const answer = (status: number, content: string | Buffer = '', type = 'application/xml') =>
        response.writeHead(status, { 'content-type': type, 'content-length': Buffer.byteLength(content) }).end(content);
      const { pathname, searchParams } = new URL(request.url ?? '', bucket.url);
      const [, name, ...key] = pathname.split('/');
      const object = key.join('/');
      const kept = objects.get(object);
      if (!isSigned(request, body, bucket)) return answer(403, errorOf('SignatureDoesNotMatch'));
      if (name !== bucketName) return answer(404, errorOf('NoSuchBucket'));
      if (request.method === 'GET' && object === '' && searchParams.get('list-type') === '2')
        return answer(200, listed(objects, searchParams.get('prefix') ?? '', Number(searchParams.get('continuation-token') ?? 0)));
      if (request.method === 'PUT' && object !== '') {
        const isConditional = request.headers['if-none-match'] === '*';
        if (isConditional && conditions === 'not-implemented') return answer(501, errorOf('NotImplemented'));
        if (isConditional && conditions === 'kept' && kept) return answer(412, errorOf('PreconditionFailed'));
        objects.set(object, { bytes: body, type: String(request.headers['content-type']), writtenAt: new Date() });
        return answer(200);
      }
      if (request.method === 'DELETE') {
        objects.delete(object);
        return answer(204);
      }
      return kept ? answer(200, kept.bytes, kept.type) : answer(404, errorOf('NoSuchKey'));
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const bucket: Bucket = { url: `http://127.0.0.1:${port}/${bucketName}`, region: 'eu-test-1', keyId: 'the-key', secret: 'the-secret' };
  return {
    bucket,
    objects,
    /** Sees each request as it begins; answers what ends that. */
    onRequest: (see: (request: IncomingMessage) => void) => {
      server.prependListener('request', see);
      return () => void server.off('request', see);
    },
    stop: async () => {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
};
