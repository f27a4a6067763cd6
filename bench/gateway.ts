import { Pool } from 'undici';
import { heading, ms, quantile, row } from './measure.ts';
import { startNginx } from './start-nginx.ts';

const connections = 16;
const seconds = 4;

/** Requests a second and sorted latencies, so many at a time. */
const load = async (origin: string, address: string, atOnce = connections): Promise<{ perSecond: number; latencies: number[] }> => {
  const pool = new Pool(origin, { connections: atOnce, pipelining: 1 });
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
  await Promise.all(Array.from({ length: atOnce }, worker));
  await pool.close();
  return { perSecond: latencies.length / seconds, latencies: latencies.sort((a, b) => a - b) };
};

/** The gateway against the service behind it, and against nginx before that service (guarantees: at least half, under 1 ms added). */
export const benchGateway = async ({ gateway, booking }: { gateway: string; booking: string }): Promise<void> => {
  heading(`Gateway against the service itself and nginx: GET /api/calendars/BEL, ${connections} connections, in turns`);
  const address = '/api/calendars/BEL';
  const nginx = await startNginx(booking);
  if (!nginx) row('nginx', 'is not installed here: that comparison is left out');
  await load(gateway, address);
  for (let round = 1; round <= 3; round++) {
    const direct = await load(booking, address);
    const through = await load(gateway, address);
    const proxied = nginx && (await load(nginx.origin, address));
    const figures = ({ perSecond, latencies }: typeof direct) => `${perSecond.toFixed(0)}/s p50 ${ms(quantile(latencies, 0.5))}`;
    row(
      `round ${round}`,
      `direct ${figures(direct)}`,
      `gateway ${figures(through)}`,
      `ratio ${(through.perSecond / direct.perSecond).toFixed(2)}`,
      ...(proxied ? [`nginx ${figures(proxied)}`, `gateway to nginx ${(through.perSecond / proxied.perSecond).toFixed(2)}`] : []),
    );
  }
  const alone = async (origin: string) => quantile((await load(origin, address, 1)).latencies, 0.5);
  const [direct, through] = [await alone(booking), await alone(gateway)];
  row('one connection, p50', `direct ${ms(direct)}`, `gateway ${ms(through)}`, `added ${ms(through - direct)}`);
  await nginx?.stop();
};
