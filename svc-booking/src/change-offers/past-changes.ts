import type { ChangeRow } from '../db/rows.ts';

/** What the changes of a deal that were applied say about the next one. */
export interface PastChanges {
  /** Rises that were agreed to without a signature since the last one, in euro cents without VAT. */
  risen: number;
  /** Price without VAT that was signed last; undefined: that of today. */
  signed: number | undefined;
  /** The customer has moved the days. */
  hasPostponed: boolean;
  /** There have been fewer people once. */
  hadFreeReduction: boolean;
  /** Share of the days on which they were moved: what is given up later costs no less (L32); 0: they never were. */
  leastPercent: number;
  /** Fees due so far, in euro cents without VAT. */
  fees: number;
  /** The highest price without VAT that was ever agreed on; undefined: that of today (design: lifecycle L29). */
  highest: number | undefined;
}

const netOf = ({ frozen }: ChangeRow['after']): number => frozen.totalExcludingVatPrice;

/** People of all days together. */
export const peopleOf = (days: readonly { plenary: { pax: number } }[]): number => days.reduce((sum, { plenary }) => sum + plenary.pax, 0);

/** Whether the days that went on have fewer people. */
const hasFewerPeople = ({ days, before, after }: ChangeRow): boolean => {
  const kept = days.filter(({ from, to }) => from && to);
  const among = (side: ChangeRow['after'], dates: readonly (string | undefined)[]) =>
    peopleOf(side.frozen.search.days.filter(({ date }) => dates.includes(date)));
  return (
    among(
      after,
      kept.map(({ to }) => to),
    ) <
    among(
      before,
      kept.map(({ from }) => from),
    )
  );
};

/** `changes`: of one deal, the newest first. */
export const pastChanges = (changes: readonly ChangeRow[]): PastChanges => {
  const applied = changes.filter(({ state }) => state === 'applied');
  const signature = applied.findIndex(({ level }) => level === 'signature');
  const unsigned = signature < 0 ? applied : applied.slice(0, signature);
  const first = unsigned.at(-1);
  return {
    risen: unsigned.reduce((sum, { before, after }) => sum + Math.max(0, netOf(after) - netOf(before)), 0),
    signed: first && netOf(first.before),
    hasPostponed: applied.some(({ days, onBehalf }) => !onBehalf && days.some(({ from, to }) => from && to && from !== to)),
    leastPercent: Math.max(0, ...applied.map(({ leastFeePercent }) => leastFeePercent ?? 0)),
    fees: applied.reduce((sum, { fee }) => sum + (fee?.feeExcludingVat ?? 0), 0),
    highest: applied.length > 0 ? Math.max(...applied.flatMap(({ before, after }) => [netOf(before), netOf(after)])) : undefined,
    hadFreeReduction: applied.some(hasFewerPeople),
  };
};
