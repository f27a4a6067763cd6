import { createHash } from 'node:crypto';

/** What is kept of a session's or a link's token: SHA-256 of 256 random bits needs no salt. */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('base64url');
