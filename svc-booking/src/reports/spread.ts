import type { ReportTimes } from '@plenary/contracts/desk-reports.schemas';
import { fewestForTimes } from '@plenary/contracts/desk-reports-terms';

const dayLength = 86_400_000;

/**
 * Median and 90th percentile (the nearest rank) of some spans in milliseconds, in days unless another unit is given; of fewer than five nothing
 * is told (design: desk D21).
 */
export const spreadOf = (spans: readonly number[], unit = dayLength): ReportTimes => {
  const inUnits = (milliseconds: number): number => Math.round((10 * milliseconds) / unit) / 10;
  const count = spans.length;
  if (count < fewestForTimes) return { count, median: null, ninetieth: null };
  // Numbers alone are sorted without a comparison in JavaScript: a report has a hundred thousand.
  const inOrder = Float64Array.from(spans).sort();
  const at = (index: number): number => inOrder[index] ?? 0;
  const median = (at(Math.floor((count - 1) / 2)) + at(Math.ceil((count - 1) / 2))) / 2;
  return { count, median: inUnits(median), ninetieth: inUnits(at(Math.ceil(0.9 * count) - 1)) };
};
