import type { CancellationRung, CancellationTerms } from './cancellation.ts';

/** A rung with the days that it covers: both ends included, `maxDays` null for every day before. */
export interface CancellationSpan extends CancellationRung {
  maxDays: number | null;
}

/** The rungs of cancellation terms as they are told to a reader, from the most days before the event to the fewest. */
export const cancellationSpans = ({ rungs }: CancellationTerms): CancellationSpan[] =>
  rungs.map((rung, index) => {
    const before = rungs[index - 1];
    return { ...rung, maxDays: before ? before.minDays - 1 : null };
  });
