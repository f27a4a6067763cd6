import type { AnnouncedRemote } from '../page-data.ts';

interface Options {
  /** Remotes as listed in the page. */
  announced: readonly AnnouncedRemote[];
  /** Remotes as a new page would list them. */
  ask: () => Promise<readonly AnnouncedRemote[]>;
}

const liesUnder = (pathname: string, path: string) => pathname === path || (path !== '/' && pathname.startsWith(`${path}/`));

/** Addresses of the remotes. Those in the page hold until they fail: an open tab continues with its versions. */
export const createAnnouncements = ({ announced, ask }: Options) => {
  const remotes = new Map(announced.map((remote) => [remote.name, remote]));
  return {
    all: (): AnnouncedRemote[] => [...remotes.values()],
    of: (name: string): AnnouncedRemote | undefined => remotes.get(name),
    /** The remote that has the page of an address: each says itself which path prefixes are its own. */
    at: (pathname: string): string | undefined =>
      [...remotes.values()].find(({ paths }) => paths.some((path) => liesUnder(pathname, path)))?.name,
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
