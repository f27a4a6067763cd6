import { problemResponse } from '@plenary/service-kit/problem';
import type { Context } from 'hono';
import * as z from 'zod';
import type { Order } from './release-order.ts';
import { readOrder } from './release-order.ts';
import { fingerprint } from './signature.ts';
import { createTeamTable, type Signer, type TeamTable, teamThatSigned } from './team-keys.ts';

interface Options {
  /** File with the table of teams. */
  teamKeys: string;
  publicUrl: string;
  now: () => number;
}

/** An order of somebody whose key is in the table. */
export interface Ordered<T extends Order> {
  order: T;
  signer: Signer;
  table: TeamTable;
}

/** Milliseconds for which an order is good. */
const orderLives = 300_000;

export const anyOrder = z.object({ platform: z.string(), by: z.string().trim().min(1).max(100), at: z.iso.datetime() });

/** Lines that say why an order is not carried out. */
export class Refused extends Error {
  readonly reasons: readonly string[];
  constructor(reasons: readonly string[]) {
    super(reasons.join('\n'));
    this.reasons = reasons;
  }
}

/** Reads the order of a request; null: a stranger, who is told nothing. The table is read as it is now. */
export const createOrderReader = ({ teamKeys, publicUrl, now }: Options) => {
  const readTable = createTeamTable(teamKeys);
  return async <T extends Order>(context: Context, schema: z.ZodType<T>): Promise<Ordered<T> | null> => {
    const read = readOrder(context.req.header('authorization'));
    const order = schema.safeParse(read?.order).data;
    if (!read || !order || order.platform !== new URL(publicUrl).origin) return null;
    if (Math.abs(now() - Date.parse(order.at)) > orderLives) return null;
    const table = await readTable();
    const signer = teamThatSigned(table, { purpose: 'release', text: read.text, signature: read.signature });
    return signer ? { order, signer, table } : null;
  };
};

export const answerStranger = (context: Context) => problemResponse(context, 401, { code: 'authentication-required' });

/** The sender of an order, as the trail names them. */
export const senderOf = ({ order, signer }: Ordered<Order>): string => `${order.by}, key ${fingerprint(signer.key)} of ${signer.team}`;

/** Throws unless a part is of the team that ordered. */
export const mustOwn = ({ signer, table }: Ordered<Order>, part: string): void => {
  if (!table[signer.team]?.parts.includes(part)) throw new Refused([`${signer.team} does not release ${part}`]);
};
