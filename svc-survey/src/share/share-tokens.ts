import { createHash, createHmac } from 'node:crypto';

/** 32 bytes derived from the link's id and the key of share links: a live link can be shown again, though only its hash is stored. */
export const shareToken = (key: Uint8Array, linkId: string): string =>
  createHmac('sha256', key).update(`share-link:${linkId}`).digest('base64url');

export const hashOfToken = (token: string): string => createHash('sha256').update(token).digest('base64url');
