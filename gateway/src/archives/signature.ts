import { createHash, createPrivateKey, createPublicKey, sign, verify } from 'node:crypto';

/** A signed text names its purpose: a signed archive is no order to release it. */
type Purpose = 'archive' | 'release';

const signedBytes = (purpose: Purpose, text: string) => Buffer.from(`plenary ${purpose}\n${text}`);

/** Signs with an Ed25519 key (PEM, PKCS #8); base64url. */
export const signText = (purpose: Purpose, text: string, privateKey: string): string =>
  sign(null, signedBytes(purpose, text), createPrivateKey(privateKey)).toString('base64url');

const publicKeyOf = (key: string) => createPublicKey({ key: Buffer.from(key, 'base64'), format: 'der', type: 'spki' });

/** Whether a public key (base64 of SPKI) is of the kind that signs here. */
export const isPublicKey = (key: string): boolean => {
  try {
    return publicKeyOf(key).asymmetricKeyType === 'ed25519';
  } catch {
    return false;
  }
};

interface Signed {
  purpose: Purpose;
  text: string;
  signature: string;
}

/** The one of these public keys whose owner signed a text. */
export const signerOf = ({ purpose, text, signature }: Signed, keys: readonly string[]): string | undefined =>
  keys.find((key) => verify(null, signedBytes(purpose, text), publicKeyOf(key), Buffer.from(signature, 'base64url')));

/** The public half of a private key, as the table of teams has it. */
export const publicHalf = (privateKey: string): string =>
  createPublicKey(createPrivateKey(privateKey)).export({ format: 'der', type: 'spki' }).toString('base64');

/** Short name of a public key, for the trail. */
export const fingerprint = (key: string): string => createHash('sha256').update(Buffer.from(key, 'base64')).digest('hex').slice(0, 8);
