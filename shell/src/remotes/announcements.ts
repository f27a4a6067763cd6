import type { AnnouncedRemote } from '../page-data.ts';

interface Options {
  /** As the page named them. */
  announced: readonly AnnouncedRemote[];
  /** As a page would name them now. */
  ask: () => Promise<readonly AnnouncedRemote[]>;
}

/** Where the remotes are. What the page named stays until it has failed: an open tab goes on with what it has. */
export const createAnnouncements = ({ announced, ask }: Options) => {
  const remotes = new Map(announced.map((remote) => [remote.name, remote]));
  return {
    all: (): AnnouncedRemote[] => [...remotes.values()],
    of: (name: string): AnnouncedRemote | undefined => remotes.get(name),
    /** Asks where a remote is now: its release may have been rolled back, or its build be another. */
    async renew(name: string): Promise<void> {
      // Who is not told goes on with what is known.
      const now = await ask().catch(() => []);
      const found = now.find((remote) => remote.name === name);
      if (found) remotes.set(name, found);
    },
  };
};
export type Announcements = ReturnType<typeof createAnnouncements>;
