import { createHash } from 'node:crypto';

/** `ETag` of a reply by its content. */
export const contentTag = (json: string): string => `W/"${createHash('sha256').update(json).digest('base64url').slice(0, 22)}"`;
