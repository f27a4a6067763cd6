import { createHmac, timingSafeEqual } from 'node:crypto';
import { deriveKey } from './derive-key.ts';

interface Options {
  secret: string;
  /** The secret before the current one: what it signed is still believed. */
  previous?: string | undefined;
  /** Label of the key: what is signed for one use means nothing to another. */
  use: string;
}

/** Values that others keep for us, such as a cookie's: readable, and only ours. `value.signature`, HMAC with SHA-256. */
export const createSignedValues = ({ secret, previous, use }: Options) => {
  const key = deriveKey(secret, use);
  const keys = previous === undefined ? [key] : [key, deriveKey(previous, use)];
  const signatureOf = (one: Uint8Array, value: string) => createHmac('sha256', one).update(value).digest('base64url');
  const isSame = (one: string, other: string) => one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other));
  return {
    sign: (value: string): string => `${value}.${signatureOf(key, value)}`,
    /** Undefined for what we have not signed. */
    read: (text: string): string | undefined => {
      const [, value = '', signature = ''] = /^(.*)\.([\w-]{43})$/.exec(text) ?? [];
      return keys.some((one) => isSame(signature, signatureOf(one, value))) ? value : undefined;
    },
  };
};
