import type { AnnouncedRemote } from '../page-data.ts';

/** A part of the time that a remote has. */
const patience = 1_000;

/** The remotes as a page would be given them now. */
export const askAnnounced = async (): Promise<AnnouncedRemote[]> => {
  const answer = await fetch('/remotes.json', { signal: AbortSignal.timeout(patience) });
  if (!answer.ok) throw new Error(`/remotes.json answered ${answer.status}`);
  return answer.json();
};
