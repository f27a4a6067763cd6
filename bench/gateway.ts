import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '@plenary/service-kit/free-port';
import { Pool } from 'undici';
import { heading, ms, quantile, row } from './measure.ts';

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

/** nginx as a reverse proxy of one process, with keep-alive connections to the service; undefined if it is not installed. */
const startNginx = async (target: string): Promise<{ origin: string; stop: () => Promise<void> } | undefined> => {
  if (spawnSync('nginx', ['-v'], { stdio: 'ignore' }).error) return undefined;
  const folder = mkdtempSync(path.join(tmpdir(), 'plenary-nginx-'));
  const port = await freePort();
  const lines = [
    `daemon off; worker_processes 1; pid ${folder}/pid; error_log ${folder}/error.log;`,
    'events { worker_connections 1024; }',
    `http { access_log off; client_body_temp_path ${folder}/body; proxy_temp_path ${folder}/proxy; fastcgi_temp_path ${folder}/f;`,
    `uwsgi_temp_path ${folder}/u; scgi_temp_path ${folder}/s; keepalive_requests 1000000;`,
    `upstream service { server ${new URL(target).host}; keepalive 64; keepalive_requests 1000000; }`,
    `server { listen 127.0.0.1:${port}; location / { proxy_pass http://service; proxy_http_version 1.1; proxy_set_header Connection ""; } } }`,
  ];
  const file = path.join(folder, 'nginx.conf');
  writeFileSync(file, lines.join('\n'));
  const child = spawn('nginx', ['-p', folder, '-c', file], { stdio: 'ignore' });
  const origin = `http://127.0.0.1:${port}`;
  for (let tries = 0; tries < 100; tries++) {
    const answer = await fetch(`${origin}/livez`).catch(() => undefined);
    if (answer?.ok) break;
    await pause(50);
  }
  return {
    origin,
    stop: async () => {
      child.kill('SIGTERM');
      await once(child, 'exit');
      rmSync(folder, { recursive: true, force: true });
    },
  };
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
