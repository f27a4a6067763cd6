import type { ChildProcess } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';
import { Pool } from 'undici';
import { heading, ms, quantile, row } from './measure.ts';

const others = '/api/calendars/BEL';
const ofHung = '/api/meeting-events';
const seconds = 4;

/** Sorted times of calls one after the other, on eight connections. */
const timesOf = async (pool: Pool): Promise<number[]> => {
  const times: number[] = [];
  const end = performance.now() + seconds * 1_000;
  const worker = async () => {
    while (performance.now() < end) {
      const start = performance.now();
      const { body } = await pool.request({ path: others, method: 'GET' });
      await body.dump();
      times.push(performance.now() - start);
    }
  };
  await Promise.all(Array.from({ length: 8 }, worker));
  return times.sort((a, b) => a - b);
};

const callHung = async (pool: Pool) => {
  const start = performance.now();
  const { body, statusCode } = await pool.request({ path: ofHung, method: 'GET' });
  await body.dump();
  return { statusCode, took: performance.now() - start };
};

/**
 * One service hangs while another is asked (guarantees: the others keep their speed, calls to it fail within 3.2 s and at once
 * while its breaker is open, and it is used again within 10 s of its return).
 */
export const benchHung = async ({ gateway, survey }: { gateway: string; survey: ChildProcess | undefined }): Promise<void> => {
  heading('svc-survey hangs: GET /api/calendars/BEL beside 20 calls a second to it');
  const pool = new Pool(gateway, { connections: 8, pipelining: 1 });
  const hungPool = new Pool(gateway, { connections: 100, pipelining: 1 });
  await timesOf(pool);
  const well = await timesOf(pool);
  survey?.kill('SIGSTOP');
  const calls: Promise<{ statusCode: number; took: number }>[] = [];
  const timer = setInterval(() => calls.push(callHung(hungPool)), 50);
  const beside = await timesOf(pool);
  const late = await timesOf(pool);
  clearInterval(timer);
  const answered = await Promise.all(calls);
  const took = answered.map((call) => call.took).sort((a, b) => a - b);
  const lastTook = answered
    .slice(-20)
    .map((call) => call.took)
    .sort((a, b) => a - b);
  row('others, all well', `p50 ${ms(quantile(well, 0.5))}`, `${(well.length / seconds).toFixed(0)}/s`);
  row(
    'others, first seconds of the hang',
    `p50 ${ms(quantile(beside, 0.5))}`,
    `ratio of calls ${(beside.length / well.length).toFixed(2)}`,
  );
  row('others, then', `p50 ${ms(quantile(late, 0.5))}`, `ratio of calls ${(late.length / well.length).toFixed(2)}`);
  row('calls to the hung service', `slowest ${ms(took.at(-1) ?? 0)}`, `last 20: p50 ${ms(quantile(lastTook, 0.5))}`);
  survey?.kill('SIGCONT');
  const back = performance.now();
  while ((await callHung(hungPool)).statusCode === 503) await pause(50);
  row('used again after its return', ms(performance.now() - back));
  await Promise.all([pool.close(), hungPool.close()]);
};
