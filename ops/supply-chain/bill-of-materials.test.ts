import { billOfMaterials } from './bill-of-materials.ts';
import { readLock } from './read-lock.ts';
import { smallLock } from './testing/small-lock.ts';

const bill = billOfMaterials(smallLock);
const refs = bill.components.map((component) => component['bom-ref']);

it('names what is shipped, each version apart, and no tool of the build', () => {
  expect(refs).toEqual([
    'mf-hats',
    'node_modules/@maker/brim',
    'node_modules/brim-linux-arm',
    'node_modules/ribbon',
    'node_modules/thread',
    'packages/felt',
    'packages/felt/node_modules/ribbon',
    'svc-hats',
  ]);
});

it('a package has its address, licence and the hash of its archive', () => {
  expect(bill.components[1]).toEqual({
    type: 'library',
    'bom-ref': 'node_modules/@maker/brim',
    group: '@maker',
    name: 'brim',
    version: '2.0.0',
    purl: 'pkg:npm/%40maker/brim@2.0.0',
    licenses: [{ license: { id: 'Apache-2.0' } }],
    hashes: [{ alg: 'SHA-512', content: '000102' }],
  });
});

it('a choice of licences is an expression', () => {
  expect(bill.components.find(({ 'bom-ref': ref }) => ref === 'node_modules/ribbon')?.licenses).toEqual([
    { expression: '(MIT OR GPL-3.0)' },
  ]);
});

it('tells which service needs what, down to the last package', () => {
  const needs = Object.fromEntries(bill.dependencies.map(({ ref, dependsOn }) => [ref, dependsOn]));
  expect(needs['plenary@0.1.0']).toEqual(['svc-hats', 'mf-hats']);
  expect(needs['svc-hats']).toEqual(['node_modules/@maker/brim', 'packages/felt']);
  expect(needs['packages/felt']).toEqual(['packages/felt/node_modules/ribbon']);
  expect(needs['packages/felt/node_modules/ribbon']).toEqual(['node_modules/thread']);
});

it('the same lock gives the same bill, another lock another number', () => {
  expect(billOfMaterials(smallLock)).toEqual(bill);
  expect(billOfMaterials({ ...smallLock, 'node_modules/thread': { version: '1.0.1' } }).serialNumber).not.toBe(bill.serialNumber);
});

describe('the bill of this project', () => {
  const own = billOfMaterials(readLock());

  it('keeps the facts that CycloneDX 1.6 asks for', () => {
    const allRefs = [own.metadata.component['bom-ref'], ...own.components.map((component) => component['bom-ref'])];
    expect(own).toMatchObject({ bomFormat: 'CycloneDX', specVersion: '1.6', version: 1 });
    expect(own.serialNumber).toMatch(/^urn:uuid:[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/);
    expect(new Set(allRefs).size).toBe(allRefs.length);
    expect(own.dependencies.map(({ ref }) => ref)).toEqual(allRefs);
    expect(allRefs).toEqual(expect.arrayContaining(own.dependencies.flatMap(({ dependsOn }) => dependsOn)));
    for (const component of own.components) {
      expect(component).toMatchObject({
        name: expect.stringMatching(/./),
        version: expect.stringMatching(/^\d/),
        licenses: [expect.anything()],
      });
      for (const { content } of component.hashes ?? []) expect(content).toMatch(/^[0-9a-f]{128}$/);
    }
  });

  it('holds the services and the browser bundles, with what they run on', () => {
    const applications = own.components.filter(({ type }) => type === 'application').map(({ 'bom-ref': ref }) => ref);
    expect(applications).toEqual([
      'gateway',
      'mf-auth',
      'mf-booking',
      'mf-client-area',
      'mf-staff',
      'mf-survey',
      'shell',
      'svc-booking',
      'svc-documents',
      'svc-identity',
      'svc-survey',
    ]);
    const purls = own.components.flatMap(({ purl }) => purl ?? []);
    for (const name of ['react', 'hono', 'better-sqlite3', 'pg', 'leaflet', 'jose', '%40module-federation/webpack-bundler-runtime'])
      expect(purls).toContainEqual(expect.stringContaining(`pkg:npm/${name}@`));
    for (const tool of ['jest', 'typescript', 'turbo', '%40rspack/core', '%40playwright/test'])
      expect(purls).not.toContainEqual(expect.stringContaining(`pkg:npm/${tool}@`));
  });
});
