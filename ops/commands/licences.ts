import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '@plenary/build/steps';
import { advisoryFaults } from '../supply-chain/advisory-rules.ts';
import { integrityFaults } from '../supply-chain/integrity-rules.ts';
import { licenceFaults } from '../supply-chain/licence-rules.ts';
import { readLock } from '../supply-chain/read-lock.ts';
import { shippedPackages } from '../supply-chain/shipped-packages.ts';

/** `npm run licences`: the licence of every shipped package, none with a known fault, all with fixed bytes. Reads the lock alone. */
const entries = readLock();
const advisories = JSON.parse(readFileSync(path.join(root, 'ops/supply-chain/known-bad.json'), 'utf8'));
const faults = [...licenceFaults(entries), ...advisoryFaults(entries, advisories), ...integrityFaults(entries)];
for (const fault of faults) process.stderr.write(`${fault}\n`);
process.stdout.write(
  `licences: ${shippedPackages(entries).length} shipped packages, ${advisories.length} advisories, ${faults.length} faults\n`,
);
process.exitCode = faults.length > 0 ? 1 : 0;
