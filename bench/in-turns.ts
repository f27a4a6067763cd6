import { quantile, row } from './measure.ts';
import { type Load, rawLoad } from './raw-load.ts';
import type { Program } from './start-program.ts';

export const rounds = Number(process.env.BENCH_ROUNDS ?? 5);
const seconds = 2;
export const connections = 16;

/** What is measured in turns with others. */
interface Target {
  name: string;
  program: Pick<Program, 'origin' | 'cpuSeconds'>;
  texts: () => Promise<readonly string[]>;
}

interface Measured extends Load {
  /** Microseconds that the program itself worked for a call. */
  cpu: number;
}

const measure = async ({ program, texts }: Target, atOnce = connections): Promise<Measured> => {
  const sent = await texts();
  const before = program.cpuSeconds() ?? Number.NaN;
  const load = await rawLoad(program.origin, sent, { connections: atOnce, seconds });
  return { ...load, cpu: (((program.cpuSeconds() ?? Number.NaN) - before) * 1e6) / load.latencies.length };
};

const sorted = (values: readonly number[]) => values.toSorted((a, b) => a - b);
export const median = (values: readonly number[]) => quantile(sorted(values), 0.5);
export const range = (values: readonly number[], digits = 0) =>
  `${median(values).toFixed(digits)} (${sorted(values)[0]?.toFixed(digits)} to ${sorted(values).at(-1)?.toFixed(digits)})`;

/** Several rounds, in each one every target; a round to warm up is not counted. */
export const inTurns = async (targets: readonly Target[], atOnce?: number): Promise<Map<Target, Measured[]>> => {
  const measured = new Map<Target, Measured[]>(targets.map((target) => [target, []]));
  for (const target of targets) await measure(target, atOnce);
  for (let round = 0; round < rounds; round++) for (const target of targets) measured.get(target)?.push(await measure(target, atOnce));
  return measured;
};

/** A row for each target: calls a second and its own work for a call, and both beside the first target. */
export const compare = (measured: Map<Target, Measured[]>): void => {
  const [first = []] = measured.values();
  for (const [{ name }, runs] of measured) {
    const against = runs.map(({ perSecond, cpu }, round) => ({
      calls: perSecond / (first[round]?.perSecond ?? 1),
      cpu: cpu / (first[round]?.cpu ?? 1),
    }));
    row(
      name,
      `${range(runs.map(({ perSecond }) => perSecond))}/s`,
      `ratio ${range(
        against.map(({ calls }) => calls),
        2,
      )}`,
      `work ${range(runs.map(({ cpu }) => cpu))} µs a call`,
      `ratio ${range(
        against.map(({ cpu }) => cpu),
        2,
      )}`,
    );
  }
};
