/** The ladder of a cancellation as staff write it, without schemas: the page and svc-booking share it (design: lifecycle L26). */

/** From how many days before the event a share of the agreed price is due. */
export interface LadderRung {
  minDays: number;
  percent: number;
}

export const ladderLimits = { rungs: 10, days: 730 } as const;

/** The rung of the most days first. */
export const inLadderOrder = (rungs: readonly LadderRung[]): LadderRung[] => [...rungs].sort((one, other) => other.minDays - one.minDays);

/** What is wrong with a ladder; null: its rungs cover every day up to the event, each once, and the share never falls nearer to it. */
export const ladderFault = (rungs: readonly LadderRung[]): 'ladder_end' | 'ladder_repeats' | 'ladder_falls' | null => {
  const ordered = inLadderOrder(rungs);
  if (ordered.at(-1)?.minDays !== 0) return 'ladder_end';
  if (new Set(ordered.map(({ minDays }) => minDays)).size < ordered.length) return 'ladder_repeats';
  return ordered.some(({ percent }, index) => percent < (ordered[index - 1]?.percent ?? 0)) ? 'ladder_falls' : null;
};
