import { createHash } from 'node:crypto';
import { licenceOf } from './licence-rules.ts';
import { isForeign, type LockEntries, nameAt } from './read-lock.ts';
import { deliverables, directNeeds, shippedWith } from './shipped-packages.ts';

interface Component {
  type: 'application' | 'library';
  'bom-ref': string;
  name: string;
  group?: string;
  version: string;
  purl?: string;
  licenses?: [{ expression: string } | { license: { id: string } }];
  hashes?: [{ alg: 'SHA-512'; content: string }];
}

/** CycloneDX 1.6, as far as we use it. */
export interface BillOfMaterials {
  $schema: string;
  bomFormat: 'CycloneDX';
  specVersion: '1.6';
  serialNumber: string;
  version: number;
  metadata: { lifecycles: [{ phase: 'build' }]; component: Component };
  components: Component[];
  dependencies: { ref: string; dependsOn: string[] }[];
}

/** The same lock gives the same bill, its number included: a build can be repeated. */
const serialNumberOf = (entries: LockEntries): string => {
  const hex = createHash('sha256').update(JSON.stringify(entries)).digest('hex');
  // Version 8, an identifier of our own making, and the variant of RFC 9562.
  return `urn:uuid:${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
};

const splitName = (name: string) => (name.startsWith('@') ? { group: name.split('/')[0], name: name.split('/')[1] ?? name } : { name });

const purlOf = (name: string, version: string) => `pkg:npm/${name.replace('@', '%40')}@${version}`;

const hashOf = (integrity = ''): Pick<Component, 'hashes'> => {
  const [, base64] = /^sha512-(\S+)/.exec(integrity) ?? [];
  return base64 ? { hashes: [{ alg: 'SHA-512', content: Buffer.from(base64, 'base64').toString('hex') }] } : {};
};

const licencesOf = (licence: string | undefined): Pick<Component, 'licenses'> => {
  if (!licence) return {};
  return { licenses: [/ |\(/.test(licence) ? { expression: licence } : { license: { id: licence } }] };
};

/** What is shipped, and what needs what: of all services and browser bundles, from the lock alone. */
export const billOfMaterials = (entries: LockEntries): BillOfMaterials => {
  const roots = deliverables(entries);
  const folders = shippedWith(entries, roots);
  const version = entries['']?.version ?? '0.0.0';
  const refOf = (folder: string) => (folder === '' ? `plenary@${version}` : folder);

  const componentOf = (folder: string): Component => {
    const entry = entries[folder] ?? {};
    const name = nameAt(entries, folder);
    const own = { 'bom-ref': refOf(folder), ...splitName(name), version: entry.version ?? version };
    const licences = licencesOf(licenceOf(entries, folder));
    if (!isForeign(folder)) return { type: folder === '' || roots.includes(folder) ? 'application' : 'library', ...own, ...licences };
    return { type: 'library', ...own, purl: purlOf(name, own.version), ...licences, ...hashOf(entry.integrity) };
  };

  return {
    $schema: 'http://cyclonedx.org/schema/bom-1.6.schema.json',
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    serialNumber: serialNumberOf(entries),
    version: 1,
    metadata: { lifecycles: [{ phase: 'build' }], component: componentOf('') },
    components: folders.map(componentOf),
    dependencies: [
      { ref: refOf(''), dependsOn: roots.map(refOf) },
      ...folders.map((folder) => ({ ref: refOf(folder), dependsOn: directNeeds(entries, folder).map(refOf).sort() })),
    ],
  };
};
