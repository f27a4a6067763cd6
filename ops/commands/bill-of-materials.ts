import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '@plenary/build/steps';
import { billOfMaterials } from '../supply-chain/bill-of-materials.ts';
import { bundledPackages } from '../supply-chain/bundled-packages.ts';
import { nameAt, readLock } from '../supply-chain/read-lock.ts';
import { deliverables, shippedWith } from '../supply-chain/shipped-packages.ts';

/** `npm run sbom`: writes the bill of materials of the builds. Fails if a bundle holds a package that the bill does not name for it. */
const entries = readLock();
const faults = deliverables(entries).flatMap((folder) => {
  const names = new Set(shippedWith(entries, [folder]).map((shipped) => nameAt(entries, shipped)));
  return bundledPackages(path.join(root, folder, 'dist'))
    .filter((name) => !names.has(name))
    .map((name) => `${folder} holds ${name}, which none of its dependencies names`);
});
const file = path.join(root, 'ops/dist/plenary.cdx.json');
const bill = billOfMaterials(entries);
mkdirSync(path.dirname(file), { recursive: true });
writeFileSync(file, `${JSON.stringify(bill, null, 2)}\n`);
for (const fault of faults) process.stderr.write(`${fault}\n`);
process.stdout.write(`bill of materials: ${bill.components.length} components, ${faults.length} faults, ${path.relative(root, file)}\n`);
process.exitCode = faults.length > 0 ? 1 : 0;
