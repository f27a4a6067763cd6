import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '@plenary/build/steps';

/** The packages that each kind of workspace may import (docs/decisions/0001-workspace-boundaries.md). */
const allowed: [pattern: RegExp, packages: RegExp][] = [
  [/^mf-(booking|staff)$/, /^(platform|ui|http|contracts|booking-changes)$/],
  [/^(shell|mf-.+)$/, /^(platform|ui|http|contracts)$/],
  [/^svc-.+$/, /^(service-kit|http|contracts)$/],
  [
    /^gateway$/,
    /^(service-kit|http|contracts\/(problem|services|endpoints?|join-schemas|(releases|signature)\.endpoints|releases\.schemas|terms|search-address|deployment-settings|deployment-terms))$/,
  ],
  [/^packages\/http$/, /^contracts$/],
  [/^packages\/platform$/, /^(contracts|http\/(call-error|new-id))$/],
  [/^packages\/booking-changes$/, /^(platform|ui|contracts)$/],
  [/^packages\/ui$/, /^contracts\/format$/],
  [/^packages\/service-kit$/, /^contracts\/french-spaces$/],
  [/^packages\/(contracts|build)$/, /^$/],
  [/^ops$/, /^(contracts|http|service-kit|gateway|svc-.+)$/],
  [/^e2e$/, /^(contracts|http|service-kit)$/],
  [/^bench$/, /^(contracts|http|service-kit|svc-.+)$/],
];
/** The packages that every workspace may import for its tests and builds. */
const tooling = /^build(\/|$)/;

interface Manifest {
  name: string;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
}

const readManifest = (folder: string): Manifest => JSON.parse(readFileSync(path.join(root, folder, 'package.json'), 'utf8'));

/** Manifest of a folder inside a workspace that installs its dependencies by itself. */
const nestedManifest = (file: string, workspace: string): Manifest | undefined => {
  const folder = path.dirname(file);
  if (folder === workspace) return undefined;
  return existsSync(path.join(root, folder, 'package.json')) ? readManifest(folder) : nestedManifest(folder, workspace);
};

const workspaces = ['', 'packages/'].flatMap((parent) =>
  readdirSync(path.join(root, parent), { withFileTypes: true })
    .filter(
      (entry) =>
        entry.isDirectory() &&
        /^(booking-changes|contracts|http|platform|ui|service-kit|build|shell|mf-.+|gateway|svc-.+|ops|e2e|bench)$/.test(entry.name),
    )
    .map((entry) => parent + entry.name),
);

const sourceFiles = (folder: string): string[] =>
  readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.[cm]?tsx?$|\.mjs$/.test(file) && !/(^|\/)(node_modules|dist|dist-stories)\//.test(file))
    .map((file) => path.join(folder, file));

const importPattern = /(?:from\s+|import\s+|import\(\s*|require\(\s*)['"]([^'"\\\n]+)['"]/g;
const importsOf = (file: string) => [...readFileSync(path.join(root, file), 'utf8').matchAll(importPattern)].map((match) => match[1] ?? '');
const packageOf = (specifier: string) =>
  specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');

const faultOf = (workspace: string, manifest: Manifest, file: string, specifier: string): string | undefined => {
  if (specifier.startsWith('node:')) return undefined;
  if (specifier.startsWith('.')) {
    const target = path.normalize(path.join(path.dirname(file), specifier));
    const isOwn = target.startsWith(`${workspace}/`) || (['ops', 'bench', 'e2e'].includes(workspace) && /^(ops|scripts)\//.test(target));
    return isOwn ? undefined : 'reaches into another workspace';
  }
  const name = packageOf(specifier);
  const declared = { ...manifest.dependencies, ...manifest.devDependencies };
  const isDeclared = name in declared || `@types/${name}` in declared;
  if (name !== manifest.name && !isDeclared) return `uses ${name} without declaring it`;
  const ours = /^@plenary\/(.+)$/.exec(specifier)?.[1];
  if (!ours || name === manifest.name || tooling.test(ours)) return undefined;
  const [, packages] = allowed.find(([pattern]) => pattern.test(workspace)) ?? [];
  const isAllowed = packages?.test(ours) || packages?.test(ours.split('/')[0] ?? '');
  return isAllowed ? undefined : `may not import ${specifier}`;
};

const faults: string[] = [];
for (const workspace of workspaces) {
  const ownManifest = readManifest(workspace);
  for (const file of sourceFiles(workspace)) {
    const manifest = nestedManifest(file, workspace) ?? ownManifest;
    for (const specifier of importsOf(file)) {
      const fault = faultOf(workspace, manifest, file, specifier);
      if (fault) faults.push(`${file}: ${fault}`);
    }
  }
}
for (const fault of faults) process.stderr.write(`${fault}\n`);
process.stdout.write(`boundaries: ${workspaces.length} workspaces, ${faults.length} faults\n`);
process.exitCode = faults.length > 0 ? 1 : 0;
