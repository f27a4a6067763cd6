import type { IncomingMessage } from 'node:http';

/** More than a body may have. */
export class BodyTooLarge extends Error {}
/** The client went away in the middle. */
export class ClientGone extends Error {}

/**
 * The whole body of a request, with its length or in chunks. A service thus never waits for a slow client, and the time it may
 * take starts when it has everything. Throws BodyTooLarge or ClientGone.
 */
export const readBody = async (request: IncomingMessage, maxBodyBytes: number): Promise<Buffer> => {
  if (Number(request.headers['content-length'] ?? 0) > maxBodyBytes) throw new BodyTooLarge();
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let size = 0;
    request.on('data', (chunk: Buffer) => {
      size += chunk.length;
      // The rest flows by unread: a client that is cut off while it sends would not see why.
      if (size > maxBodyBytes) return reject(new BodyTooLarge());
      chunks.push(chunk);
    });
    request.once('end', () => resolve(Buffer.concat(chunks)));
    request.once('error', () => reject(new ClientGone()));
    request.once('close', () => reject(new ClientGone()));
  });
};
