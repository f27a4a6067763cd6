import { createRegistry, releasesOf } from '@plenary/gateway/releases/registry';
import type { ReleaseStore } from '@plenary/gateway/releases/release-store';
import type { Replica } from './run-replica.ts';

interface Options {
  replicas: readonly Replica[];
  store: ReleaseStore;
  onLog: (line: string) => void;
}

/**
 * Starts the live version of every replica: services before gateways, the first of each service before the others, because it migrates.
 * Answers the replicas whose released version did not start; an installed build that does not start ends the platform's start.
 */
export const launchAll = async ({ replicas, store, onLog }: Options): Promise<Replica[]> => {
  const registry = await createRegistry(store).read();
  const unwell: Replica[] = [];
  const launch = async (replica: Replica): Promise<void> => {
    const { live } = releasesOf(registry, replica.part);
    try {
      await replica.launch(live);
    } catch (error) {
      if (live === null) throw error;
      unwell.push(replica);
      onLog(JSON.stringify({ level: 'error', service: 'supervisor', msg: String(error instanceof Error ? error.message : error) }));
    }
  };
  const launchEach = (some: readonly Replica[]) => Promise.all(some.map(launch));
  const isGateway = ({ part }: Replica) => part === 'gateway';
  const isFirst = ({ name, part }: Replica) => name === part;
  const ofServices = replicas.filter((replica) => !isGateway(replica));
  await launchEach(ofServices.filter(isFirst));
  await launchEach(ofServices.filter((replica) => !isFirst(replica)));
  await launchEach(replicas.filter(isGateway));
  return unwell;
};
