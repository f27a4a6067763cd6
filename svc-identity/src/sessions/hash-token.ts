import { createHash } from 'node:crypto';

/** The stored form of a session or link token: SHA-256 of 256 random bits needs no salt. */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('base64url');
