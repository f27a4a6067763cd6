import type { Secrets } from './derive-key.ts';
import { createSigner } from './signer.ts';

/** Values that others keep for us, such as a cookie's: readable, and only ours. `value.signature`, of one use. */
export const createSignedValues = (secrets: Secrets, use: string) => {
  const signer = createSigner(secrets, use);
  return {
    sign: (value: string): string => `${value}.${signer.sign(value)}`,
    /** Undefined for what we have not signed. */
    read: (text: string): string | undefined => {
      const [, value = '', signature = ''] = /^(.*)\.([\w-]{43})$/.exec(text) ?? [];
      return signer.isSigned(value, signature) ? value : undefined;
    },
  };
};
