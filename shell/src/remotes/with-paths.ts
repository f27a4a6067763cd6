import type { AnnouncedRemote } from '../page-data.ts';

type Announced = Omit<AnnouncedRemote, 'paths' | 'menu'> & Partial<Pick<AnnouncedRemote, 'paths' | 'menu'>>;

const fetchPaths = async (): Promise<Pick<AnnouncedRemote, 'name' | 'paths'>[]> => (await fetch('/remote-paths.json')).json();

/** Remotes with their paths. A gateway from before it told them leaves the page with what its own build knows. */
export const withPaths = async (remotes: readonly Announced[], ask = fetchPaths): Promise<AnnouncedRemote[]> => {
  const known = remotes.every(({ paths }) => paths) ? [] : await ask();
  return remotes.map(({ paths, menu = [], ...remote }) => ({
    ...remote,
    paths: paths ?? known.find(({ name }) => name === remote.name)?.paths ?? [],
    menu,
  }));
};
