import { gunzipSync } from 'node:zlib';
import { request } from 'undici';
import type { Platform } from '../ops/supervisor/start-platform.ts';
import { compare, connections, inTurns, rounds } from './in-turns.ts';
import { heading, row } from './measure.ts';
import { getText } from './raw-load.ts';
import { cpuSecondsOf } from './start-program.ts';

const list = '/api/available-venues?countryCode=FRA';

/** What everybody reads, at svc-booking itself beside its `/livez` (guarantees: 5,000 a second for each core). */
export const benchReads = async ({ addresses, processOf }: Platform): Promise<void> => {
  heading(`What everybody reads, at the service, beside its /livez: ${connections} connections, ${rounds} rounds in turns`);
  const origin = addresses.BOOKING_URL;
  const program = { origin, cpuSeconds: () => cpuSecondsOf(processOf('svc-booking')?.pid) };
  const packed = { 'accept-encoding': 'gzip' };
  const answer = await request(origin + list, { headers: packed });
  const bytes = Buffer.from(await answer.body.arrayBuffer());
  const whole = gunzipSync(bytes);
  const { slug } = JSON.parse(whole.toString()).venues[0];
  row('the list', `${whole.length} bytes`, `${bytes.length} packed`);
  const target = (name: string, path: string) => ({ name, program, texts: async () => [getText(path, packed)] });
  compare(
    await inTurns([
      target('/livez', '/livez'),
      target('calendar', '/api/calendars/FRA'),
      target('venue', `/api/buildings/${slug}`),
      target('list', list),
    ]),
  );
};
