import { Pool } from 'undici';
import { heading, ms, quantile, row } from './measure.ts';

const seconds = 6;

interface Load {
  /** Good answers a second. */
  good: number;
  refusedAfter: number[];
  failed: number;
}

interface Target {
  origin: string;
  path: string;
  headers: Record<string, string>;
}

/** The throughput at the best concurrency. */
const peakOf = async ({ origin, path, headers }: Target): Promise<number> => {
  const pool = new Pool(origin, { connections: 8, pipelining: 1 });
  let good = 0;
  const end = performance.now() + seconds * 1_000;
  const worker = async () => {
    while (performance.now() < end) {
      const { statusCode, body } = await pool.request({ path, method: 'GET', headers });
      await body.dump();
      if (statusCode === 200) good++;
    }
  };
  await Promise.all(Array.from({ length: 8 }, worker));
  await pool.close();
  return good / seconds;
};

/** Sends a fixed number of requests a second, independent of the answers. */
const flood = async ({ origin, path, headers }: Target, perSecond: number): Promise<Load> => {
  const pool = new Pool(origin, { connections: 500, pipelining: 1 });
  const load: Load = { good: 0, refusedAfter: [], failed: 0 };
  const ask = async () => {
    const start = performance.now();
    try {
      const { statusCode, body } = await pool.request({ path, method: 'GET', headers });
      await body.dump();
      if (statusCode === 200) load.good++;
      else if (statusCode === 503) load.refusedAfter.push(performance.now() - start);
      else load.failed++;
    } catch {
      load.failed++;
    }
  };
  const start = performance.now();
  const asked: Promise<void>[] = [];
  await new Promise<void>((resolve) => {
    const timer = setInterval(() => {
      const passed = performance.now() - start;
      while (asked.length < (perSecond * passed) / 1_000) asked.push(ask());
      if (passed < seconds * 1_000) return;
      clearInterval(timer);
      resolve();
    }, 4);
  });
  await Promise.all(asked);
  const took = (performance.now() - start) / 1_000;
  await pool.close();
  return { ...load, good: load.good / took, refusedAfter: load.refusedAfter.sort((a, b) => a - b) };
};

/** Three times what a service can do (guarantees: good answers above 85 % of the peak, refusals within 20 ms). */
export const benchOverload = async (target: Target): Promise<void> => {
  heading(`Overload: GET ${target.path.split('?')[0]} through the gateway at 3 times its peak`);
  await peakOf(target);
  for (let round = 1; round <= 2; round++) {
    const peak = await peakOf(target);
    const { good, refusedAfter, failed } = await flood(target, 3 * peak);
    row(
      `round ${round}`,
      `peak ${peak.toFixed(0)}/s`,
      `good at 3 times ${good.toFixed(0)}/s`,
      `ratio ${(good / peak).toFixed(2)}`,
      `refused p50 ${ms(quantile(refusedAfter, 0.5))} p95 ${ms(quantile(refusedAfter, 0.95))}`,
      `failed otherwise ${failed}`,
    );
  }
};
