import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { root } from '@plenary/build/steps';
import { request } from 'undici';
import { heading, row } from './measure.ts';
import { signIn, staff } from './sign-in.ts';

const rounds = 3;
/** Node gives memory back once it has had nothing to do for a while. */
const idleFor = 45_000;

interface Process {
  pid: number;
  parent: number;
  name: string;
}

/** Every process of the machine, if the system lists them; Chromium's are left out. */
const processes = (): Process[] =>
  readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((pid) => {
      try {
        const words = readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0').filter(Boolean);
        const parent = Number(/^PPid:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]);
        if (words.some((word) => /chrom/i.test(word))) return [];
        const entry = words.findLast((word) => /\.m?[jt]s$/.test(word)) ?? words[0] ?? pid;
        return [
          {
            pid: Number(pid),
            parent,
            name: entry.endsWith('main.mjs') ? path.basename(path.resolve(entry, '../..')) : path.basename(entry),
          },
        ];
      } catch {
        return [];
      }
    });

const withChildren = (of: readonly Process[], pid: number): Process[] =>
  of.flatMap((one) => (one.pid === pid ? [one] : one.parent === pid ? withChildren(of, one.pid) : []));

/** Megabytes: all that a process has in memory, and its share where others have the same (Node's own code, for one). */
const memoryOf = (pid: number) => {
  const text = readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8');
  const of = (name: string) => Number(new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(text)?.[1] ?? 0) / 1024;
  return { resident: of('Rss'), share: of('Pss') };
};

/** Pages, lists and a sign-in, each service asked. */
const walk = async (origin: string): Promise<void> => {
  for (let round = 0; round < rounds; round++) {
    const cookie = await signIn(origin, staff);
    for (const address of [
      '/',
      '/remotes.json',
      '/api/available-venues?countryCode=FRA',
      '/api/me',
      '/api/staff/surveys',
      '/api/test-pdf',
    ]) {
      const { statusCode, body } = await request(origin + address, { headers: { cookie } });
      await body.dump();
      if (statusCode !== 200) throw new Error(`${address} answered ${statusCode}`);
    }
  }
};

/** Memory of all idle processes: the whole platform as `npm start` runs it, with the demo that it has just seeded. */
export const benchMemory = async (): Promise<void> => {
  heading(`Memory after a short walk and ${idleFor / 1_000} s of rest, without Chromium (at most 600 MB together)`);
  if (!existsSync('/proc/self/smaps_rollup')) return row('left out', 'this system does not tell it');
  const dataDir = mkdtempSync(path.join(tmpdir(), 'plenary-memory-'));
  const environment = { ...process.env, PORT: '0', DATA_DIR: dataDir, LOG_LEVEL: 'error' };
  const platform = spawn(process.execPath, ['--import', 'tsx', 'scripts/start.ts'], {
    cwd: root,
    env: environment,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise((resolve) => platform.once('exit', resolve));
  try {
    const origin = await new Promise<string>((resolve, reject) => {
      platform.stdout.setEncoding('utf8').on('data', (text: string) => {
        const [address] = /http:\/\/127\.0\.0\.1:\d+/.exec(text) ?? [];
        if (address) resolve(address);
      });
      ended.then(() => reject(new Error('the platform did not start')));
    });
    await walk(origin);
    await pause(idleFor);
    const parts = withChildren(processes(), platform.pid ?? 0).map(({ pid, name }) => ({ name, ...memoryOf(pid) }));
    const mb = (megabytes: number) => `${megabytes.toFixed(0)} MB`.padStart(6);
    for (const { name, resident, share } of parts) row(name, `resident ${mb(resident)}`, `share ${mb(share)}`);
    const sum = (key: 'resident' | 'share') => parts.reduce((total, part) => total + part[key], 0);
    row('together', `resident ${mb(sum('resident'))}`, `share ${mb(sum('share'))}`);
  } finally {
    platform.kill('SIGTERM');
    await ended;
    rmSync(dataDir, { recursive: true, force: true });
  }
};
