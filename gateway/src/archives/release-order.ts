import { signText } from './signature.ts';

/** An order to release one archive on one platform, which its sender signs. */
export interface ReleaseOrder {
  /** SHA-256 of the archive, hexadecimal. */
  archive: string;
  /** Origin of the platform: an order for a rehearsal is none for production. */
  platform: string;
  /** Share of the visitors; null: all of them. */
  percent: number | null;
  by: string;
  at: string;
}

const scheme = 'Release ';

/** Value of the `Authorization` header of an order. */
export const signOrder = (order: ReleaseOrder, privateKey: string): string => {
  const text = Buffer.from(JSON.stringify(order)).toString('base64url');
  return `${scheme}${text}.${signText('release', text, privateKey)}`;
};

/** The order in an `Authorization` header with what was signed; null: there is none. Nobody has checked the signature yet. */
export const readOrder = (header: string | undefined): { order: ReleaseOrder; text: string; signature: string } | null => {
  const [text, signature] = header?.startsWith(scheme) ? header.slice(scheme.length).split('.') : [];
  if (!text || !signature) return null;
  try {
    return { order: JSON.parse(Buffer.from(text, 'base64url').toString()), text, signature };
  } catch {
    return null;
  }
};
