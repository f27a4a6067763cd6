import { createHash } from 'node:crypto';
import path from 'node:path';
import { promisify } from 'node:util';
import { gunzip, gzipSync } from 'node:zlib';
import type { ServiceDocument } from '@plenary/http/contract/service-document';
import * as z from 'zod';
import type { MadeCalls, Promises } from '../releases/promises.ts';
import { isPageName } from '../remote-name.ts';
import { remotePages } from '../remote-pages.ts';
import { readTar, writeTar } from './tar.ts';

/** Unpacked. */
const mostBytes = 256 * 1024 * 1024;

/** Steps that a part went through before it was packed. */
interface PassedCheck {
  name: string;
  seconds: number;
}

interface Checked {
  /** `mf-booking`, `shell`, `svc-booking`, `gateway` */
  part: string;
  /** Version of its package and eight digits of what is in it. */
  version: string;
  /** Null: it was built outside of a repository. */
  commit: string | null;
  /** Whether the build has nothing that the commit has not. */
  isCommitted: boolean;
  checkedAt: string;
  checkedBy: string;
  checks: PassedCheck[];
  /** Hash of each file of the build. */
  files: Record<string, string>;
}

/** Of a remote, or of the shell. */
export interface RemoteManifest extends Checked {
  promises: Promises;
}
/** Of a service, or of the gateway. */
export interface ServiceManifest extends Checked {
  contract: ServiceDocument;
  /** The live version that it was tried beside; null: the installed build; `nothing`: there was none, and no platform takes it. */
  triedBeside: string | null;
  /** What it leaves out of its contract and its tables, by name; absent: nothing. */
  drops?: readonly string[];
  /** Calls of other services that it makes; absent: it was checked before they were told. */
  made?: MadeCalls;
}
export type ArchiveManifest = RemoteManifest | ServiceManifest;

/** A part that passed its checks: its manifest, and the files of its build. */
export interface Archive {
  manifest: ArchiveManifest;
  files: ReadonlyMap<string, Buffer>;
}
export interface SignedArchive extends Archive {
  /** The signed text. */
  text: string;
  /** Null: nobody vouches for it. */
  signature: string | null;
}

const manifestFile = 'manifest.json';
const signatureFile = 'manifest.sig';
const buildFolder = 'build/';

const unzip = promisify(gunzip);

export const hashOf = (content: Buffer): string => `sha256-${createHash('sha256').update(content).digest('base64')}`;

/** Version of a build: that of its package and what is in it. The same files are the same version. */
export const versionOfFiles = (packageVersion: string, files: Record<string, string>): string =>
  `${packageVersion}-${createHash('sha256')
    .update(JSON.stringify(Object.entries(files).sort(([a], [b]) => (a < b ? -1 : 1))))
    .digest('hex')
    .slice(0, 8)}`;

const checked = z.object({
  part: z.string().regex(/^(gateway|shell|(mf|svc)-[a-z-]{2,30})$/),
  version: z.string().regex(/^\d[\w.-]{0,63}$/),
  commit: z.string().nullable(),
  isCommitted: z.boolean(),
  checkedAt: z.iso.datetime(),
  checkedBy: z.string().min(1).max(200),
  checks: z.array(z.object({ name: z.string(), seconds: z.number() })),
  files: z.record(z.string(), z.string()),
});
const remoteManifest = checked.extend({
  promises: z.looseObject({
    exposes: z.array(z.string()),
    endpoints: z.array(z.string()),
    shared: z.array(z.unknown()),
    pages: remotePages.optional(),
  }),
});
const serviceManifest = checked.extend({
  contract: z.looseObject({ paths: z.record(z.string(), z.unknown()) }),
  triedBeside: z.string().nullable(),
  drops: z.array(z.string().max(300)).max(100).optional(),
  made: z.object({ endpoints: z.array(z.string()), calls: z.record(z.string(), z.unknown()) }).optional(),
});

/** Where a manifest stands that is kept beside its release, and in an archive. */
export const isRemoteManifest = (manifest: ArchiveManifest): manifest is RemoteManifest => 'promises' in manifest;

const readManifest = (text: string): ArchiveManifest => {
  const schema = /"part":\s*"(mf-|shell")/.test(text) ? remoteManifest : serviceManifest;
  const { data, error } = schema.safeParse(JSON.parse(text));
  if (error) throw new Error(`the manifest of the archive is wrong: ${error.issues.map((issue) => issue.path.join('.')).join(', ')}`);
  if (isRemoteManifest(data as ArchiveManifest) !== isPageName(data.part)) throw new Error('the archive is of another kind than its part');
  return data as unknown as ArchiveManifest;
};

/** One file: manifest, signature and build (tar, gzip). `sign` signs the text of the manifest. */
export const packArchive = (
  { manifest, files }: Pick<Archive, 'files'> & { manifest: object },
  sign?: (text: string) => string,
): Buffer => {
  const text = JSON.stringify(manifest, null, 2);
  const packed = new Map<string, Buffer>([[manifestFile, Buffer.from(text)]]);
  if (sign) packed.set(signatureFile, Buffer.from(sign(text)));
  for (const [file, content] of files) packed.set(buildFolder + file, content);
  return gzipSync(writeTar(packed));
};

const isPlain = (file: string) =>
  file !== '' && !path.posix.isAbsolute(file) && path.posix.normalize(file) === file && !file.startsWith('..');

/** Reads an archive. Throws, with what is wrong, unless it has exactly the files that its manifest names, byte for byte. */
export const unpackArchive = async (bytes: Buffer): Promise<SignedArchive> => {
  const unpacked = await unzip(new Uint8Array(bytes), { maxOutputLength: mostBytes }).catch(() => undefined);
  if (!unpacked) throw new Error('this is no archive of a release');
  const packed = readTar(unpacked);
  const text = packed.get(manifestFile)?.toString();
  if (text === undefined) throw new Error('the archive has no manifest');
  const manifest = readManifest(text);
  const files = new Map(
    [...packed].flatMap(([file, content]) => (file.startsWith(buildFolder) ? [[file.slice(buildFolder.length), content] as const] : [])),
  );
  for (const [file, content] of files) {
    if (!isPlain(file)) throw new Error(`the archive has a file with a wrong name: ${file}`);
    if (manifest.files[file] !== hashOf(content)) throw new Error(`the archive has another file than was checked: ${file}`);
  }
  const missing = Object.keys(manifest.files).filter((file) => !files.has(file));
  if (missing.length > 0) throw new Error(`the archive lacks ${missing.join(', ')}`);
  const packageVersion = manifest.version.replace(/-[0-9a-f]{8}$/, '');
  if (versionOfFiles(packageVersion, manifest.files) !== manifest.version)
    throw new Error('the archive has another version than its files');
  return { manifest, files, text, signature: packed.get(signatureFile)?.toString() ?? null };
};
