import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { serviceManifest } from '@plenary/gateway/releases/lost-calls';
import type { ServiceDocument } from '@plenary/http/contract/service-document';
import { copyWhole } from './copy-whole.ts';

/** Description of a service's release, written next to its folder. */
export interface ServiceManifest {
  service: string;
  version: string;
  releasedAt: string;
  releasedBy: string;
  /** Hash of each file. */
  files: Record<string, string>;
  contract: ServiceDocument;
}

interface Options {
  releasesDir: string;
  service: string;
  /** Folder of the build. */
  build: string;
  /** Version of the workspace's package. */
  packageVersion: string;
  contract: ServiceDocument;
  by: string;
  at: string;
}

const hashOf = (content: Buffer | string) => createHash('sha256').update(content);

const hashesOf = (folder: string): Record<string, string> =>
  Object.fromEntries(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => path.join(entry.parentPath, entry.name))
      .sort()
      .map((file) => [path.relative(folder, file), `sha256-${hashOf(readFileSync(file)).digest('base64')}`]),
  );

/** Copies a build with its source maps into the folder of its version, atomically, with its manifest next to it. */
export const layDownService = ({ releasesDir, service, build, packageVersion, contract, by, at }: Options): ServiceManifest => {
  const files = hashesOf(build);
  const version = `${packageVersion}-${hashOf(JSON.stringify(files)).digest('hex').slice(0, 8)}`;
  const manifest: ServiceManifest = { service, version, releasedAt: at, releasedBy: by, files, contract };
  copyWhole(build, path.join(releasesDir, service, version), () => true);
  writeFileSync(serviceManifest(releasesDir, service, version), JSON.stringify(manifest, null, 2));
  return manifest;
};

/** Keeps what the installed build answers, for a rollback that leads back to it. */
export const noteInstalled = (releasesDir: string, service: string, contract: ServiceDocument): void => {
  mkdirSync(path.join(releasesDir, service), { recursive: true });
  writeFileSync(serviceManifest(releasesDir, service, null), JSON.stringify({ contract }, null, 2));
};
