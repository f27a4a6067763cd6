import type { AnnouncedRemote } from '../page-data.ts';
import { withPaths } from './with-paths.ts';

/** A part of a remote's time limit. */
const patience = 1_000;

/** The remotes as a new page would list them. */
export const askAnnounced = async (): Promise<AnnouncedRemote[]> => {
  const answer = await fetch('/remotes.json', { signal: AbortSignal.timeout(patience) });
  if (!answer.ok) throw new Error(`/remotes.json answered ${answer.status}`);
  return withPaths(await answer.json());
};
