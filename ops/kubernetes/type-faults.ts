import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '@plenary/build/steps';
import type { Manifest } from './read-manifests.ts';

const importOf: Record<string, string> = {
  v1: 'core/v1',
  'apps/v1': 'apps/v1',
  'batch/v1': 'batch/v1',
  'networking.k8s.io/v1': 'networking/v1',
  'policy/v1': 'policy/v1',
};

const compilerOptions = {
  strict: true,
  noEmit: true,
  types: [],
  module: 'esnext',
  moduleResolution: 'bundler',
  skipLibCheck: true,
  paths: { 'kubernetes-types/*': [path.join(root, 'node_modules/kubernetes-types/*')] },
};

/**
 * What Kubernetes' own types refuse in these objects, a line each: a field that does not exist, is missing or is of another type. The
 * compiler reads the objects as literals, in a scratch folder.
 */
export const typeFaults = (manifests: readonly Manifest[], folder: string): string[] => {
  const lines = manifests.map((manifest, index) => {
    const from = importOf[manifest.apiVersion];
    if (!from) throw new Error(`No types of ${manifest.apiVersion}`);
    return `export const of${index}: import('kubernetes-types/${from}').${manifest.kind} = ${JSON.stringify(manifest)};`;
  });
  writeFileSync(path.join(folder, 'manifests.ts'), lines.join('\n'));
  writeFileSync(path.join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, files: ['manifests.ts'] }));
  const { stdout, status } = spawnSync(process.execPath, [path.join(root, 'node_modules/typescript/bin/tsc'), '-p', folder], {
    encoding: 'utf8',
  });
  const faults = stdout.split('\n').filter((line) => line.includes('error TS'));
  if (status !== 0 && faults.length === 0) throw new Error(stdout);
  return faults;
};
