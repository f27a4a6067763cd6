import { generateKeyPairSync } from 'node:crypto';
import { type Archive, hashOf, packArchive, type RemoteManifest, type ServiceManifest, versionOfFiles } from '../archives/archive.ts';
import { publicHalf, signText } from '../archives/signature.ts';

/** A key pair of a team: its private half (PEM), and the public one as the platform's table has it. */
export const teamKey = () => {
  const secret = generateKeyPairSync('ed25519').privateKey.export({ format: 'pem', type: 'pkcs8' }).toString();
  return { secret, shown: publicHalf(secret) };
};

const checked = (part: string, checks: readonly string[], build: Record<string, string>) => {
  const files = new Map(Object.entries(build).map(([name, text]) => [name, Buffer.from(text)]));
  const hashes = Object.fromEntries([...files].map(([name, content]) => [name, hashOf(content)]));
  const manifest = {
    part,
    version: versionOfFiles('0.1.0', hashes),
    commit: '5f0c9a1e',
    isCommitted: true,
    checkedAt: '2026-07-01T00:00:00.000Z',
    checkedBy: 'a pipeline',
    checks: checks.map((name) => ({ name, seconds: 1 })),
    files: hashes,
  };
  return { manifest, files };
};

/** A remote that passed its checks, with a build of these files. */
export const smallRemote = (build: Record<string, string>, own: Partial<RemoteManifest> = {}): Archive => {
  const { manifest, files } = checked('mf-booking', ['types', 'lint', 'tests', 'build'], build);
  return { manifest: { ...manifest, promises: { exposes: ['remote'], shared: [], endpoints: [] }, ...own }, files };
};

/** A shell that passed its checks. */
export const smallShell = (build: Record<string, string>, promises: Partial<RemoteManifest['promises']> = {}): Archive => {
  const { manifest, files } = checked('shell', ['types', 'lint', 'tests', 'build'], build);
  const provided = { exports: {}, tokens: [] };
  return { manifest: { ...manifest, promises: { exposes: [], shared: [], endpoints: [], provided, ...promises } }, files };
};

/** A service that passed its checks. */
export const smallService = (build: Record<string, string>, own: Partial<ServiceManifest> = {}): Archive => {
  const { manifest, files } = checked('svc-booking', ['types', 'lint', 'tests', 'build', 'trial'], build);
  return { manifest: { ...manifest, contract: { paths: {} }, triedBeside: null, ...own }, files };
};

export const signedBy = (archive: Archive, secret: string): Buffer => packArchive(archive, (text) => signText('archive', text, secret));
