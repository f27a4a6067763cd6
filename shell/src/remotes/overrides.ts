import type { AnnouncedRemote } from '../page-data.ts';

const key = 'plenary-remote';
/** `mf-booking@http://127.0.0.1:4310`: a remote, and the address of its local build. */
const pattern = /^(mf-[a-z-]+)@(http:\/\/(?:127\.0\.0\.1|localhost):\d{1,5})$/;

export interface Override {
  name: string;
  origin: string;
}

interface Options {
  /** Query of the page. */
  search: string;
  storage: Pick<Storage, 'getItem' | 'setItem'>;
  /** Only on a developer's own machine. */
  isAllowed: boolean;
}

const parse = (text: string | null): Override | null => {
  const [, name, origin] = pattern.exec(text ?? '') ?? [];
  return name && origin ? { name, origin } : null;
};

/** The one remote that is a local build: set by the address of a page (`?remote=`), and stored by the browser until it is removed. */
export const readOverride = ({ search, storage, isAllowed }: Options): Override | null => {
  if (!isAllowed) return null;
  const named = new URLSearchParams(search).get('remote');
  if (named !== null && (parse(named) || named === '')) storage.setItem(key, named);
  return parse(storage.getItem(key));
};

export const clearOverride = (storage: Pick<Storage, 'setItem'>): void => storage.setItem(key, '');

/** The listed remotes, with the local build replacing its own: that one has no hash. */
export const withOverride = (announced: readonly AnnouncedRemote[], override: Override | null): AnnouncedRemote[] =>
  announced.map((remote) =>
    remote.name === override?.name
      ? { ...remote, version: 'local', manifest: `${override.origin}/remotes/${remote.name}/mf-manifest.json`, integrity: '', hashes: {} }
      : remote,
  );
