import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { deriveKeys, type Secrets } from './derive-key.ts';

const algorithm = 'aes-256-gcm';
const ivLength = 12;
const tagLength = 16;
/** Prefix of a sealed text. */
export const sealVersion = 'v1.';

/** Encrypts data that has to be read again, so that a copy of the database does not reveal it. */
export interface Seal {
  /** `owner` is bound in: sealed text put under another owner does not open. */
  seal(text: string, owner: string): string;
  /** Throws for what was sealed with none of the secrets, or for another purpose or owner. */
  open(sealed: string, owner: string): string;
  /** Whether it was sealed with the current secret. */
  isCurrent(sealed: string, owner: string): boolean;
}

/** AES-256-GCM with a key of its own for each purpose; what the previous secret sealed still opens. */
export const createSeal = ({ purpose, ...secrets }: Secrets & { purpose: string }): Seal => {
  const keys = deriveKeys(secrets, purpose);
  const [key] = keys;
  return {
    seal: (text, owner) => {
      const iv = randomBytes(ivLength);
      const cipher = createCipheriv(algorithm, key, iv).setAAD(Buffer.from(owner));
      const sealed = Buffer.concat([iv, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()]);
      return sealVersion + sealed.toString('base64url');
    },
    open: (sealed, owner) => {
      for (const one of keys) {
        const opened = openWith(one, sealed, owner);
        if (opened !== null) return opened;
      }
      throw new Error('sealed with another secret, purpose or owner, or not at all');
    },
    isCurrent: (sealed, owner) => openWith(key, sealed, owner) !== null,
  };
};

const openWith = (key: Uint8Array, sealed: string, owner: string): string | null => {
  if (!sealed.startsWith(sealVersion)) return null;
  const bytes = Buffer.from(sealed.slice(sealVersion.length), 'base64url');
  try {
    const decipher = createDecipheriv(algorithm, key, bytes.subarray(0, ivLength), { authTagLength: tagLength })
      .setAAD(Buffer.from(owner))
      .setAuthTag(bytes.subarray(-tagLength));
    return Buffer.concat([decipher.update(bytes.subarray(ivLength, -tagLength)), decipher.final()]).toString('utf8');
  } catch {
    return null;
  }
};
