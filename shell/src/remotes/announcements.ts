import type { AnnouncedRemote } from '../page-data.ts';

interface Options {
  /** Remotes as listed in the page. */
  announced: readonly AnnouncedRemote[];
  /** Remotes as a new page would list them. */
  ask: () => Promise<readonly AnnouncedRemote[]>;
}

/** Addresses of the remotes. Those in the page hold until they fail: an open tab continues with its versions. */
export const createAnnouncements = ({ announced, ask }: Options) => {
  const remotes = new Map(announced.map((remote) => [remote.name, remote]));
  return {
    all: (): AnnouncedRemote[] => [...remotes.values()],
    of: (name: string): AnnouncedRemote | undefined => remotes.get(name),
    /** Refreshes a remote: its release may have been rolled back, or its build replaced. */
    async renew(name: string): Promise<void> {
      // Without an answer the known remotes stay.
      const now = await ask().catch(() => []);
      const found = now.find((remote) => remote.name === name);
      if (found) remotes.set(name, found);
    },
  };
};
export type Announcements = ReturnType<typeof createAnnouncements>;
