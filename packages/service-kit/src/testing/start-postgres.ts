import { type Cluster, startCluster } from './postgres-cluster.ts';

const kept = globalThis as { plenaryCluster?: Cluster };

/** jest's global set-up: one cluster for all workspaces of a run. */
export default async function startPostgres(): Promise<void> {
  if (process.env.TEST_POSTGRES_URL) return;
  try {
    kept.plenaryCluster = await startCluster();
    process.env.TEST_POSTGRES_URL = kept.plenaryCluster.url;
  } catch (error) {
    process.stderr.write(`\nPostgreSQL cannot run here: ${(error as Error).message}\nIts half of the database tests will fail.\n\n`);
  }
}

export const stopPostgres = async (): Promise<void> => {
  await kept.plenaryCluster?.stop();
  delete kept.plenaryCluster;
};
