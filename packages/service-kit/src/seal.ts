import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const algorithm = 'aes-256-gcm';
const ivLength = 12;
const tagLength = 16;
/** Prefix of a sealed text. */
export const sealVersion = 'v1.';

/** Encrypts data that has to be read again, so that a copy of the database does not reveal it. */
export interface Seal {
  /** `owner` is bound in: sealed text put under another owner does not open. */
  seal(text: string, owner: string): string;
  /** Throws for what was not sealed with this secret, purpose and owner. */
  open(sealed: string, owner: string): string;
}

/** AES-256-GCM with a key of its own for each purpose, derived from one secret. */
export const createSeal = ({ secret, purpose }: { secret: string; purpose: string }): Seal => {
  const key = new Uint8Array(hkdfSync('sha256', secret, '', purpose, 32));
  return {
    seal: (text, owner) => {
      const iv = randomBytes(ivLength);
      const cipher = createCipheriv(algorithm, key, iv).setAAD(Buffer.from(owner));
      const sealed = Buffer.concat([iv, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()]);
      return sealVersion + sealed.toString('base64url');
    },
    open: (sealed, owner) => {
      if (!sealed.startsWith(sealVersion)) throw new Error('not sealed');
      const bytes = Buffer.from(sealed.slice(sealVersion.length), 'base64url');
      const decipher = createDecipheriv(algorithm, key, bytes.subarray(0, ivLength), { authTagLength: tagLength })
        .setAAD(Buffer.from(owner))
        .setAuthTag(bytes.subarray(-tagLength));
      return Buffer.concat([decipher.update(bytes.subarray(ivLength, -tagLength)), decipher.final()]).toString('utf8');
    },
  };
};
