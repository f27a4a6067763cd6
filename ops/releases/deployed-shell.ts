import type { Provided } from '@plenary/build/provided';
import { type DeployedShell, type FederationManifest, sharedBy } from '@plenary/gateway/releases/promises';
import type { RemotePaths } from '@plenary/gateway/remote-pages';

const read = async <T>(address: string): Promise<T | null> => {
  const answer = await fetch(address, { signal: AbortSignal.timeout(10_000) });
  if (answer.status === 404) return null;
  if (!answer.ok) throw new Error(`not released: ${address} answered ${answer.status}`);
  return (await answer.json()) as T;
};

/** What the shell of a running platform brings: not the one of this checkout, which nobody may have deployed yet. */
export const deployedShell = async (gateway: string): Promise<DeployedShell> => {
  const manifest = await read<FederationManifest>(`${gateway}/mf-manifest.json`);
  if (!manifest) throw new Error(`not released: ${gateway} has no shell`);
  return { shared: sharedBy(manifest), provided: await read<Provided>(`${gateway}/provided.json`) };
};

/** Where a running platform has the pages of each remote; a gateway from before it said so is taken to have none. */
export const deployedRemotes = async (gateway: string): Promise<RemotePaths[]> => {
  const remotes = (await read<{ name: string; paths?: string[] }[]>(`${gateway}/remotes.json`)) ?? [];
  return remotes.map(({ name, paths = [] }) => ({ name, paths }));
};
