import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, exportSPKI, generateKeyPair, type JWTPayload, SignJWT } from 'jose';

/** A provider's key server on this machine, and tokens signed with its key. */
export const startTokenIssuer = async () => {
  const [own, strange] = await Promise.all([generateKeyPair('RS256', { extractable: true }), generateKeyPair('RS256')]);
  const jwk = { ...(await exportJWK(own.publicKey)), kid: 'own', alg: 'RS256', use: 'sig' };
  const publicPem = await exportSPKI(own.publicKey);
  let isDown = false;
  const server = createServer((_, response) => {
    response.writeHead(isDown ? 500 : 200, { 'content-type': 'application/json' }).end(JSON.stringify({ keys: [jwk] }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));

  return {
    jwksUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}/keys`,
    publicPem,
    sign: (claims: JWTPayload, header: { kid?: string } = {}) =>
      new SignJWT(claims).setProtectedHeader({ alg: 'RS256', kid: 'own', ...header }).sign(own.privateKey),
    /** With a key that the server never published. */
    signStrangely: (claims: JWTPayload, kid: string) =>
      new SignJWT(claims).setProtectedHeader({ alg: 'RS256', kid }).sign(strange.privateKey),
    /** With the public key used as a shared secret. */
    signWithPublicKey: (claims: JWTPayload) =>
      new SignJWT(claims).setProtectedHeader({ alg: 'HS256', kid: 'own' }).sign(new TextEncoder().encode(publicPem)),
    goDown: () => {
      isDown = true;
    },
    stop: () => {
      const closed = new Promise<void>((resolve) => void server.close(() => resolve()));
      server.closeAllConnections();
      return closed;
    },
  };
};
export type TokenIssuer = Awaited<ReturnType<typeof startTokenIssuer>>;

const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

/** An unsigned token. */
export const unsigned = (claims: JWTPayload, alg = 'none'): string => `${part({ alg, typ: 'JWT' })}.${part(claims)}.`;

/** A signed token with other claims under the signature. */
export const tampered = (token: string, claims: JWTPayload): string => {
  const [header, , signature] = token.split('.');
  return `${header}.${part(claims)}.${signature}`;
};
