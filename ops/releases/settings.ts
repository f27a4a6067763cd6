import { readFileSync } from 'node:fs';
import { userInfo } from 'node:os';
import path from 'node:path';
import { root } from '@plenary/build/steps';

type Environment = Record<string, string | undefined>;

/** The gateway's folder of releases, by the settings that it reads too. */
export const releasesDir = ({ RELEASES_DIR, DATA_DIR = 'data' }: Environment): string =>
  path.resolve(root, RELEASES_DIR ?? path.join(DATA_DIR, 'releases'));

export const gatewayUrl = ({ PUBLIC_URL, HOST = '127.0.0.1', PORT = '3000' }: Environment): string =>
  PUBLIC_URL ?? `http://${HOST}:${PORT}`;

/** The releaser, for the trail. */
export const whoReleases = ({ RELEASED_BY }: Environment): string => RELEASED_BY ?? userInfo().username;

/** The private key that vouches for archives and orders their release, itself or its file; undefined: none is named. */
export const releaseKey = ({ RELEASE_KEY }: Environment): string | undefined => {
  if (!RELEASE_KEY) return undefined;
  return RELEASE_KEY.startsWith('-----BEGIN') ? RELEASE_KEY : readFileSync(path.resolve(RELEASE_KEY), 'utf8');
};
