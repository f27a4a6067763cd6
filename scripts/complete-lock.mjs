// Some registries do not serve packages for other operating systems: `npm install` then silently leaves them out of the lock file,
// and `npm ci` refuses it. This adds them back, and removes the funding addresses; run it after every `npm install`.
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const systems = new Set(['aix', 'android', 'darwin', 'freebsd', 'linux', 'netbsd', 'openbsd', 'openharmony', 'sunos', 'win32']);
const processors = new Set(['arm64', 'arm', 'ia32', 'loong64', 'mips64el', 'ppc64', 'riscv64', 's390x', 'x64', 'wasm32']);
const sameProcessor = { armhf: 'arm', armv6: 'arm', armv7: 'arm', ppc64le: 'ppc64', 64: 'x64' };
const sameSystem = { windows: 'win32' };

const file = path.resolve(import.meta.dirname, '../package-lock.json');
const lock = JSON.parse(readFileSync(file, 'utf8'));
const packages = lock.packages;

/** The places where Node looks for `name` when `from` requires it. */
function placesOf(from, name) {
  const places = [];
  for (let base = from; ; ) {
    places.push(`${base ? `${base}/` : ''}node_modules/${name}`);
    if (!base) return places;
    const parent = base.lastIndexOf('/node_modules/');
    base = parent >= 0 ? base.slice(0, parent) : '';
  }
}

function platformOf(name) {
  const parts = name.split(/[-/]/);
  const os = parts.map((part) => sameSystem[part] ?? part).filter((part) => systems.has(part));
  const cpu = parts.map((part) => sameProcessor[part] ?? part).filter((part) => processors.has(part));
  const libc = parts.includes('gnu') ? ['glibc'] : parts.includes('musl') ? ['musl'] : [];
  return { ...(cpu.length && { cpu }), ...(libc.length && { libc }), ...(os.length && { os: name === 'fsevents' ? ['darwin'] : os }) };
}

let added = 0;
for (const [from, entry] of Object.entries(packages)) {
  for (const [name, range] of Object.entries(entry.optionalDependencies ?? {})) {
    if (placesOf(from, name).some((place) => packages[place])) continue;
    const version = range.replace(/^[\^~>=]+/, '');
    packages[`node_modules/${name}`] = { version, ...(entry.dev && { dev: true }), optional: true, ...platformOf(name) };
    added++;
  }
}
for (const entry of Object.values(packages)) delete entry.funding;
lock.packages = Object.fromEntries(Object.entries(packages).sort(([a], [b]) => (a < b ? -1 : 1)));
writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`);
process.stdout.write(`${added} platform packages added to package-lock.json\n`);
