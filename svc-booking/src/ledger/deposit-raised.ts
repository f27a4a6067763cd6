import type { ChangeRow } from '../db/rows.ts';

type Sides = Pick<ChangeRow, 'before' | 'after'>;

/** Whether a change asks for a deposit again, a higher one (design: lifecycle L18); one that is paid in credits has none. */
export const raisesDeposit = ({ before, after }: Sides): boolean =>
  after.frozen.credits === undefined && after.frozen.deposit.amount > before.frozen.deposit.amount;

/** When the deposit of a deal was raised last, in milliseconds; undefined: it is the one of its signature. */
export const depositRaisedAt = (changes: readonly ChangeRow[]): number | undefined => {
  const raised = changes.filter((change) => change.state === 'applied' && raisesDeposit(change));
  return raised.length > 0 ? Math.max(...raised.map(({ createdAt, endedAt }) => endedAt ?? createdAt)) : undefined;
};
