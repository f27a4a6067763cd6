import { createHash } from 'node:crypto';
import { isPageName } from '@plenary/gateway/remote-name';
import { awaitCopies } from './follow-part.ts';
import { type Canary, openDoor } from './platform-door.ts';

type Door = Parameters<typeof openDoor>[0];

interface Options extends Door {
  archive: Buffer;
  percent: number | null;
  /** Milliseconds that the replicas of a service have to run it. */
  within?: number;
}

interface Released {
  part: string;
  version: string;
  live: string | null;
  canary: Canary | null;
  /** What was not compared with it; absent: a platform from before it said so. */
  notes?: string[];
}

/** Has a platform release an archive and answers once it runs. Throws with every reason against it. */
export const sendArchive = async ({ archive, percent, within = 120_000, ...platform }: Options): Promise<Released & { copies: number }> => {
  const door = openDoor(platform);
  const hash = createHash('sha256').update(archive).digest('hex');
  const released = await door.order<Released>('release-archives', { archive: hash, percent }, archive);
  const { part, version, live, canary } = released;
  if (isPageName(part)) return { ...released, copies: 0 };
  const wanted = { live, canary: canary?.version === version ? canary : null };
  return { ...released, copies: await awaitCopies({ part, wanted, ask: () => door.progressOf(part), within }) };
};
