import { createHash } from 'node:crypto';

/** All that is kept of a token. */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('base64url');
