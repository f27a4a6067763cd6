import { hkdfSync } from 'node:crypto';

/** A key of 32 bytes for one use of a secret (HKDF with SHA-256): what one key signs or seals means nothing to another. */
export const deriveKey = (secret: string, use: string): Uint8Array<ArrayBuffer> => new Uint8Array(hkdfSync('sha256', secret, '', use, 32));
