// Runs before `npm start` and `npm test`: installs when node_modules is missing or older than the lockfile.
// Only node built-ins here: nothing is installed yet.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '..');
const stamp = path.join(root, 'node_modules/.lock-stamp');
const want = createHash('sha256')
  .update(readFileSync(path.join(root, 'package-lock.json')))
  .update(process.version)
  .digest('hex');
if (!existsSync(stamp) || readFileSync(stamp, 'utf8') !== want) {
  // npm_execpath is the npm that runs us: the nested call uses the same one. --include=dev: NODE_ENV=production would drop them.
  const npm = process.env.npm_execpath;
  // better-sqlite3 is compiled where its prebuilt file cannot be fetched: the headers beside this node serve it.
  const root2 = path.resolve(process.execPath, '../..');
  if (!process.env.npm_config_nodedir && existsSync(path.join(root2, 'include/node/node.h'))) process.env.npm_config_nodedir = root2;
  const args = ['ci', '--include=dev', '--no-audit', '--no-fund'];
  const r = npm
    ? spawnSync(process.execPath, [npm, ...args], { cwd: root, stdio: 'inherit' })
    : spawnSync('npm', args, { cwd: root, stdio: 'inherit' });
  if (r.status !== 0) process.exit(r.status ?? 1);
  writeFileSync(stamp, want);
}
