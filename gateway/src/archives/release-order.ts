import { signText } from './signature.ts';

/** What every order says. */
export interface Order {
  /** Origin of the platform: an order for a rehearsal is none for production. */
  platform: string;
  by: string;
  at: string;
}

/** An order to release one archive on one platform, which its sender signs. */
export interface ReleaseOrder extends Order {
  /** SHA-256 of the archive, hexadecimal. */
  archive: string;
  /** Share of the visitors; null: all of them. */
  percent: number | null;
}

/** What may be done with the kept versions of a part. Without a version it is the canary that runs. */
export type OrderedAction =
  | { kind: 'rollback' }
  | { kind: 'withdraw' }
  | { kind: 'promote'; version: string | null }
  | { kind: 'canary'; version: string | null; percent: number };

/** An order to give visitors another version of a part. */
export interface ActionOrder extends Order {
  part: string;
  action: OrderedAction;
  /** The releases of the part as its sender saw them: an order is carried out once, and on nothing else. */
  state: string;
}

/** An order to let a service leave something out, or to be told which of its calls may go (`what` null). */
export interface DropOrder extends Order {
  part: string;
  what: string | null;
  days: number;
}

const scheme = 'Release ';

/** Value of the `Authorization` header of an order. */
export const signOrder = (order: Order, privateKey: string): string => {
  const text = Buffer.from(JSON.stringify(order)).toString('base64url');
  return `${scheme}${text}.${signText('release', text, privateKey)}`;
};

/** The order in an `Authorization` header with what was signed; null: there is none. Nobody has checked the signature yet. */
export const readOrder = (header: string | undefined): { order: unknown; text: string; signature: string } | null => {
  const [text, signature] = header?.startsWith(scheme) ? header.slice(scheme.length).split('.') : [];
  if (!text || !signature) return null;
  try {
    return { order: JSON.parse(Buffer.from(text, 'base64url').toString()), text, signature };
  } catch {
    return null;
  }
};
