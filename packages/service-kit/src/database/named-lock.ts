import { Client } from 'pg';

/** A lock that one connection has. */
export interface NamedLock {
  /** Aborted where the connection ends by itself: the lock is somebody else's then. */
  lost: AbortSignal;
  release(): Promise<void>;
}

/** A machine that is cut off loses its lock within half a minute, not after the two hours that a server waits by default. */
const noticeSoon = 'SET tcp_keepalives_idle = 10; SET tcp_keepalives_interval = 5; SET tcp_keepalives_count = 3';

/**
 * Takes a lock of this name on a PostgreSQL database, for as long as its own connection lasts; null: somebody else has it. Nothing is written, and no
 * clock decides: a process that dies has none.
 */
export const takeNamedLock = async (url: string, name: string): Promise<NamedLock | null> => {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 5_000, keepAlive: true });
  const lost = new AbortController();
  client.on('error', () => lost.abort());
  await client.connect();
  const release = () => client.end();
  try {
    await client.query(noticeSoon);
    const { rows } = await client.query<{ taken: boolean }>('SELECT pg_try_advisory_lock(hashtextextended($1, 0)) AS taken', [name]);
    if (rows[0]?.taken) return { lost: lost.signal, release };
  } catch (error) {
    await release();
    throw error;
  }
  await release();
  return null;
};
