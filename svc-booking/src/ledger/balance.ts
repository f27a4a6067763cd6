import type { PaymentRow } from '../db/rows.ts';

/** Received less paid back, in euro cents; what is reversed counts no more. */
export const balanceOf = (rows: readonly Pick<PaymentRow, 'kind' | 'amount' | 'reversedAt'>[]): number =>
  rows
    .filter(({ reversedAt }) => reversedAt === null)
    .reduce((sum, { kind, amount }) => (kind === 'received' ? sum + amount : sum - amount), 0);
