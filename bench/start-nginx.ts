import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort } from '@plenary/service-kit/free-port';
import { type Program, startProgram } from './start-program.ts';

/** nginx as a reverse proxy of one process, with keep-alive connections to the service; undefined if it is not installed. */
export const startNginx = async (target: string): Promise<Program | undefined> => {
  if (spawnSync('nginx', ['-v'], { stdio: 'ignore' }).error) return undefined;
  const folder = mkdtempSync(path.join(tmpdir(), 'plenary-nginx-'));
  const port = await freePort();
  // A single process, so that its work can be counted.
  const lines = [
    `daemon off; master_process off; pid ${folder}/pid; error_log ${folder}/error.log;`,
    'events { worker_connections 1024; }',
    `http { access_log off; client_body_temp_path ${folder}/body; proxy_temp_path ${folder}/proxy; fastcgi_temp_path ${folder}/f;`,
    `uwsgi_temp_path ${folder}/u; scgi_temp_path ${folder}/s; keepalive_requests 1000000;`,
    `upstream service { server ${new URL(target).host}; keepalive 64; keepalive_requests 1000000; }`,
    `server { listen 127.0.0.1:${port}; location / { proxy_pass http://service; proxy_http_version 1.1; proxy_set_header Connection ""; } } }`,
  ];
  const file = path.join(folder, 'nginx.conf');
  writeFileSync(file, lines.join('\n'));
  const program = await startProgram({ command: 'nginx', words: ['-p', folder, '-c', file], port });
  return {
    ...program,
    stop: async () => {
      await program.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
};
