import { generateKeyPairSync, type JsonWebKey, sign } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

/** A key server on this machine, and tokens signed with its key: what Google and Microsoft publish and issue. */
export const startTokenIssuer = async () => {
  const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const key: JsonWebKey = { ...publicKey.export({ format: 'jwk' }), kid: 'own', alg: 'RS256', use: 'sig' };
  const server = createServer((_, response) => {
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify({ keys: [key] }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    jwksUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}/keys`,
    /** Valid for ten minutes from now. */
    issue: (claims: object): string => {
      const now = Math.floor(Date.now() / 1_000);
      const signed = `${part({ alg: 'RS256', typ: 'JWT', kid: 'own' })}.${part({ iat: now, nbf: now, exp: now + 600, ...claims })}`;
      return `${signed}.${sign('RSA-SHA256', Buffer.from(signed), privateKey).toString('base64url')}`;
    },
    stop: () => {
      const closed = new Promise<void>((resolve) => void server.close(() => resolve()));
      server.closeAllConnections();
      return closed;
    },
  };
};
export type TokenIssuer = Awaited<ReturnType<typeof startTokenIssuer>>;
