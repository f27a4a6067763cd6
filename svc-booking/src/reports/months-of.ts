import { addDays } from '@plenary/service-kit/local-time';

/** The months of a period, the first and the last one cut off by it. */
export const monthsOf = (from: string, to: string): { from: string; to: string }[] => {
  const months: { from: string; to: string }[] = [];
  for (let first = from; first <= to; ) {
    const next = `${addDays(`${first.slice(0, 7)}-28`, 4).slice(0, 7)}-01`;
    months.push({ from: first, to: next > to ? to : addDays(next, -1) });
    first = next;
  }
  return months;
};
