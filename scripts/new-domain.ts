// npm run new-domain -- feedback: a remote and a service that build, test, release and are operated like the others.
import { execFileSync } from 'node:child_process';
import { root, tool } from '@plenary/build/steps';
import { namesOf } from './new-domain/names.ts';
import { writeDomain } from './new-domain/write-domain.ts';

const names = namesOf(process.argv[2]);
const files = writeDomain(root, names);
execFileSync(tool('biome'), ['check', '--write', '--files-ignore-unknown=true', ...files], { cwd: root, stdio: 'inherit' });
execFileSync('npm', ['install', '--ignore-scripts', '--no-audit', '--no-fund'], { cwd: root, stdio: 'inherit' });
for (const words of [['scripts/complete-lock.mjs'], ['scripts/ensure-deps.mjs', '--installed']])
  execFileSync(process.execPath, words, { cwd: root, stdio: 'inherit' });
process.stdout.write(`
▸ mf-${names.name} and svc-${names.name} are there, in ${files.length} files
  npm run dev                    the platform with them; the page is in the menu, at /${names.name}
  npm run dev -- mf-${names.name}   the remote alone
  npx turbo run types test --filter=@plenary/mf-${names.name} --filter=@plenary/svc-${names.name}
`);
