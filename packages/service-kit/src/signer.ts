import { createHmac, timingSafeEqual } from 'node:crypto';
import { deriveKeys, type Secrets } from './derive-key.ts';

/** Signatures of texts for one use, HMAC with SHA-256: those of the previous secret are believed too. */
export const createSigner = (secrets: Secrets, use: string) => {
  const keys = deriveKeys(secrets, use);
  const signatureOf = (key: Uint8Array, text: string) => createHmac('sha256', key).update(text).digest();
  return {
    /** 43 characters of base64url. */
    sign: (text: string): string => signatureOf(keys[0], text).toString('base64url'),
    isSigned: (text: string, signature: string): boolean => {
      const given = Buffer.from(signature, 'base64url');
      return keys.some((key) => {
        const own = signatureOf(key, text);
        return given.length === own.length && timingSafeEqual(given, own);
      });
    },
  };
};
