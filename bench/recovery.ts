import { setTimeout as pause } from 'node:timers/promises';
import { request } from 'undici';
import type { Platform } from '../ops/supervisor/start-platform.ts';
import { heading, ms, quantile, row, timeRuns } from './measure.ts';
import { customer, signIn } from './sign-in.ts';

const runs = 5;
const notItsOwn = [502, 503, 504];

/**
 * SIGKILL of each part until it answers through the gateway again (guarantees: within 2 s), against a start of the
 * same part by a deployment, without the time to detect the crash.
 */
export const benchRecovery = async ({ url, processOf, restart }: Platform): Promise<void> => {
  heading('A part is killed, until it answers through the gateway again');
  const cookie = await signIn(url, customer);
  const ask = async (path: string): Promise<{ status: number; text: string }> => {
    const { statusCode, body } = await request(url + path, { headers: { cookie } });
    return { status: statusCode, text: await body.text() };
  };
  const untilAnswered = async (path: string): Promise<void> => {
    for (;;) {
      const answer = await ask(path).catch(() => undefined);
      if (answer && !notItsOwn.includes(answer.status)) return;
      await pause(10);
    }
  };
  const { quotes } = JSON.parse((await ask('/api/quotes')).text) as { quotes: { id: string }[] };
  for (const [part, path] of [
    ['svc-booking', '/api/calendars/BEL'],
    ['svc-identity', '/api/me'],
    ['svc-survey', '/api/meeting-events'],
    ['svc-documents', `/api/quotes/${quotes[0]?.id}/pdf?lng=fr`],
    ['gateway', '/livez'],
  ] as const) {
    await untilAnswered(path);
    const started = await timeRuns(runs, async () => {
      await restart(part);
      await untilAnswered(path);
    });
    const killed = await timeRuns(runs, async () => {
      const child = processOf(part);
      child?.kill('SIGKILL');
      while (processOf(part) === child) await pause(5);
      await untilAnswered(path);
    });
    const [p50, worst] = [quantile(killed, 0.5), killed.at(-1) ?? 0];
    row(
      part,
      `p50 ${ms(p50)}`,
      `slowest ${ms(worst)}`,
      `started anew ${ms(quantile(started, 0.5))}`,
      `ratio ${(p50 / quantile(started, 0.5)).toFixed(2)}`,
    );
  }
};
