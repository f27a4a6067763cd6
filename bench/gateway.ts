import { Pool } from 'undici';
import { heading, ms, quantile, row } from './measure.ts';

const connections = 16;
const seconds = 4;

/** Requests a second and sorted latencies, `connections` at a time. */
const load = async (origin: string, address: string): Promise<{ perSecond: number; latencies: number[] }> => {
  const pool = new Pool(origin, { connections, pipelining: 1 });
  const latencies: number[] = [];
  const end = performance.now() + seconds * 1_000;
  const worker = async () => {
    while (performance.now() < end) {
      const start = performance.now();
      const { body, statusCode } = await pool.request({ path: address, method: 'GET' });
      await body.dump();
      if (statusCode !== 200) throw new Error(`${origin}${address} answered ${statusCode}`);
      latencies.push(performance.now() - start);
    }
  };
  await Promise.all(Array.from({ length: connections }, worker));
  await pool.close();
  return { perSecond: latencies.length / seconds, latencies: latencies.sort((a, b) => a - b) };
};

/** The gateway against the service behind it, in turns. */
export const benchGateway = async ({ gateway, booking }: { gateway: string; booking: string }): Promise<void> => {
  heading(`Gateway against the service itself: GET /api/calendars/BEL, ${connections} connections, in turns`);
  const address = '/api/calendars/BEL';
  await load(gateway, address);
  for (let round = 1; round <= 3; round++) {
    const [direct, through] = [await load(booking, address), await load(gateway, address)];
    row(
      `round ${round}`,
      `direct ${direct.perSecond.toFixed(0)}/s p50 ${ms(quantile(direct.latencies, 0.5))}`,
      `gateway ${through.perSecond.toFixed(0)}/s p50 ${ms(quantile(through.latencies, 0.5))}`,
      `ratio ${(through.perSecond / direct.perSecond).toFixed(2)}`,
    );
  }
};
