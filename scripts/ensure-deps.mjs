// Runs before `npm start` and `npm test`: installs what is missing, or with `--installed` notes that nothing is. Built-ins only, since
// nothing may be installed yet.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '..');
const stamp = path.join(root, 'node_modules/.installed');
const lock = readFileSync(path.join(root, 'package-lock.json'));
const wanted = createHash('sha256').update(lock).update(process.version).digest('hex');

/** If better-sqlite3's prebuilt file cannot be fetched it is compiled, with the headers next to this Node. */
const withHeaders = () => {
  const prefix = path.resolve(process.execPath, '../..');
  const hasHeaders = existsSync(path.join(prefix, 'include/node/node.h'));
  return hasHeaders && !process.env.npm_config_nodedir ? { ...process.env, npm_config_nodedir: prefix } : process.env;
};

if (process.argv.includes('--installed')) writeFileSync(stamp, wanted);
else if (!existsSync(stamp) || readFileSync(stamp, 'utf8') !== wanted) {
  process.stdout.write('▸ Install the dependencies (some minutes the first time)\n');
  const start = Date.now();
  // The npm that runs this script installs too; --include=dev because NODE_ENV=production would leave the build tools out.
  const npm = process.env.npm_execpath;
  const args = ['ci', '--include=dev', '--no-audit', '--no-fund'];
  const options = { cwd: root, stdio: 'inherit', env: withHeaders() };
  const { status } = npm ? spawnSync(process.execPath, [npm, ...args], options) : spawnSync('npm', args, options);
  if (status !== 0) process.exit(status ?? 1);
  writeFileSync(stamp, wanted);
  process.stdout.write(`✓ Install, ${Math.round((Date.now() - start) / 1000)} s\n`);
}
