import { hkdfSync } from 'node:crypto';

/** A secret of the deployment; during a rotation with the one before it, which is still believed. */
export interface Secrets {
  secret: string;
  previous?: string | undefined;
}

type Key = Uint8Array<ArrayBuffer>;

/** A key of 32 bytes for one use of a secret (HKDF with SHA-256): what one key signs or seals means nothing to another. */
export const deriveKey = (secret: string, use: string): Key => new Uint8Array(hkdfSync('sha256', secret, '', use, 32));

/** The keys of one use: that of the current secret first, then that of the one before it. */
export const deriveKeys = ({ secret, previous }: Secrets, use: string): readonly [Key, ...Key[]] => [
  deriveKey(secret, use),
  ...(previous === undefined ? [] : [deriveKey(previous, use)]),
];
