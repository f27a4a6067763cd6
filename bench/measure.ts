/** Milliseconds of each run, sorted. */
export const timeRuns = async (runs: number, work: (run: number) => Promise<unknown>): Promise<number[]> => {
  const times: number[] = [];
  for (let run = 0; run < runs; run++) {
    const start = performance.now();
    await work(run);
    times.push(performance.now() - start);
  }
  return times.sort((a, b) => a - b);
};

/** Value below which a share of the sorted times lies. */
export const quantile = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;

export const ms = (value: number): string => `${value.toFixed(value < 10 ? 2 : 1)} ms`;

export const row = (name: string, ...figures: string[]): void => {
  process.stdout.write(`  ${name.padEnd(46)} ${figures.join('   ')}\n`);
};

export const heading = (text: string): void => {
  process.stdout.write(`\n${text}\n`);
};
