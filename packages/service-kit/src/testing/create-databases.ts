import { Client } from 'pg';
import type { Cluster } from './postgres-cluster.ts';

/** Makes empty databases in a throw-away cluster; answers the address of each. */
export const createDatabases = async <N extends string>({ url }: Pick<Cluster, 'url'>, names: readonly N[]): Promise<Record<N, string>> => {
  const client = new Client({ connectionString: url });
  await client.connect();
  for (const name of names) await client.query(`CREATE DATABASE ${name}`);
  await client.end();
  return Object.fromEntries(names.map((name) => [name, url.replace(/\/postgres$/, `/${name}`)])) as Record<N, string>;
};
