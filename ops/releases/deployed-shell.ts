import type { Provided } from '@plenary/build/provided';
import type { SharedLibrary } from '@plenary/gateway/releases/promises';
import { type Manifest, sharedBy } from './read-promises.ts';

interface DeployedShell {
  shared: SharedLibrary[];
  /** Null: its build is from before it said so. */
  provided: Provided | null;
}

const read = async <T>(address: string): Promise<T | null> => {
  const answer = await fetch(address, { signal: AbortSignal.timeout(10_000) });
  if (answer.status === 404) return null;
  if (!answer.ok) throw new Error(`not released: ${address} answered ${answer.status}`);
  return (await answer.json()) as T;
};

/** What the shell of a running platform brings: not the one of this checkout, which nobody may have deployed yet. */
export const deployedShell = async (gateway: string): Promise<DeployedShell> => {
  const manifest = await read<Manifest>(`${gateway}/mf-manifest.json`);
  if (!manifest) throw new Error(`not released: ${gateway} has no shell`);
  return { shared: sharedBy(manifest), provided: await read<Provided>(`${gateway}/provided.json`) };
};
