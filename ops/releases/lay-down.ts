import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Promises } from '@plenary/gateway/releases/promises';
import { copyWhole } from './copy-whole.ts';

/** Description of a remote's release, written next to its folder and never served. */
export interface ReleaseManifest {
  remote: string;
  version: string;
  releasedAt: string;
  releasedBy: string;
  /** Hash of each file. */
  files: Record<string, string>;
  promises: Promises;
}

interface Options {
  releasesDir: string;
  remote: string;
  /** Folder of the build. */
  build: string;
  /** Version of the workspace's package. */
  packageVersion: string;
  promises: Promises;
  by: string;
  at: string;
}

/** Version of a build: that of its package and what is in it. The same files are the same release. */
const versionOf = (build: string, packageVersion: string): string => {
  const content = createHash('sha256')
    .update(readFileSync(path.join(build, 'integrity.json')))
    .digest('hex');
  return `${packageVersion}-${content.slice(0, 8)}`;
};

/** Copies a build into the folder of its version, atomically, with its manifest next to it. Source maps stay here. */
export const layDown = ({ releasesDir, remote, build, packageVersion, promises, by, at }: Options): ReleaseManifest => {
  const version = versionOf(build, packageVersion);
  const folder = path.join(releasesDir, remote, version);
  const files: Record<string, string> = JSON.parse(readFileSync(path.join(build, 'integrity.json'), 'utf8'));
  const manifest: ReleaseManifest = { remote, version, releasedAt: at, releasedBy: by, files, promises };
  copyWhole(build, folder, (file) => !file.endsWith('.map'));
  writeFileSync(`${folder}.json`, JSON.stringify(manifest, null, 2));
  return manifest;
};
