import { existsSync } from 'node:fs';
import path from 'node:path';
import { type DatabaseName, databaseNames } from '@plenary/contracts/services';
import { copyToPostgres } from '@plenary/service-kit/database/copy-to-postgres';
import { createDatabases } from '@plenary/service-kit/testing/create-databases';
import { startCluster } from '@plenary/service-kit/testing/postgres-cluster';
import { type Platform, startPlatform } from '../supervisor/start-platform.ts';

export interface ReplicatedPlatform extends Platform {
  /** Addresses of the services' databases, by name. */
  databases: Record<DatabaseName, string>;
}

interface Options extends Pick<Parameters<typeof startPlatform>[0], 'environment' | 'onLog'> {
  /** Folder with SQLite files that the databases begin with. */
  seeds?: string;
}

/** Every service twice and two gateways, as on several machines, on one PostgreSQL that goes when they stop. */
export const startReplicas = async ({ environment, onLog, seeds }: Options): Promise<ReplicatedPlatform> => {
  const cluster = await startCluster();
  try {
    const databases = await createDatabases(cluster, databaseNames);
    const urls = Object.fromEntries(databaseNames.map((name) => [`DATABASE_URL_${name.toUpperCase()}`, databases[name]]));
    for (const name of databaseNames) {
      const file = seeds && path.join(seeds, `${name}.sqlite`);
      if (file && existsSync(file)) await copyToPostgres(file, databases[name]);
    }
    const platform = await startPlatform({ environment: { REPLICAS: '2', ...environment, ...urls }, onLog });
    const stop = async () => {
      await platform.stop();
      await cluster.stop();
    };
    return { ...platform, databases, stop };
  } catch (error) {
    await cluster.stop();
    throw error;
  }
};
