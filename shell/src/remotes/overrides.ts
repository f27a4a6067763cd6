import type { AnnouncedRemote } from '../page-data.ts';

const key = 'plenary-remote';
/** `mf-booking@http://127.0.0.1:4310`: a remote, and where a local build of it is offered. */
const pattern = /^(mf-[a-z-]+)@(http:\/\/(?:127\.0\.0\.1|localhost):\d{1,5})$/;

export interface Override {
  name: string;
  origin: string;
}

interface Options {
  /** Of the page. */
  search: string;
  storage: Pick<Storage, 'getItem' | 'setItem'>;
  /** Only on a developer's own machine. */
  isAllowed: boolean;
}

const parse = (text: string | null): Override | null => {
  const [, name, origin] = pattern.exec(text ?? '') ?? [];
  return name && origin ? { name, origin } : null;
};

/** The one remote that is a local build: the address of a page names it (`?remote=`), and the browser keeps it until it is taken back. */
export const readOverride = ({ search, storage, isAllowed }: Options): Override | null => {
  if (!isAllowed) return null;
  const named = new URLSearchParams(search).get('remote');
  if (named !== null && (parse(named) || named === '')) storage.setItem(key, named);
  return parse(storage.getItem(key));
};

export const takeBackOverride = (storage: Pick<Storage, 'setItem'>): void => storage.setItem(key, '');

/** The remotes as they are announced, but for the one that is a local build: of that nobody knows a hash. */
export const withOverride = (announced: readonly AnnouncedRemote[], override: Override | null): AnnouncedRemote[] =>
  announced.map((remote) =>
    remote.name === override?.name
      ? { ...remote, version: 'local', manifest: `${override.origin}/remotes/${remote.name}/mf-manifest.json`, integrity: '', hashes: {} }
      : remote,
  );
