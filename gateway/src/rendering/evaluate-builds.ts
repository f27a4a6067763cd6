import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import vm from 'node:vm';
import type { BuildPlace, DrawnAnswer } from './messages.ts';

type Require = (name: string) => unknown;

interface Shell {
  render(asked: object): Promise<DrawnAnswer>;
  provide: Require;
}

/** Of Node, what the libraries of a page need to be rendered. */
const builtIns = ['async_hooks', 'crypto', 'stream', 'util'];
const requireOfNode = createRequire(import.meta.url);
const builtIn: Require = (name) => {
  if (!builtIns.includes(name.replace('node:', ''))) throw new Error(`no ${name} for a page that is rendered`);
  return requireOfNode(name);
};

/** Live, canary, and the one before: each version of a build. */
const keptVersions = 4;

/**
 * Runs the server builds of shell and remotes, each once, with a `require` and a `fetch` of ours. Throws where a file is not the one that
 * was released, or needs what nobody provides.
 */
export const evaluateBuilds = (fetch: typeof globalThis.fetch) => {
  const known = new Map<string, unknown>();
  const evaluate = ({ folder, integrity }: BuildPlace, require: Require): unknown => {
    const file = path.join(folder, 'server/main.cjs');
    const code = readFileSync(file, 'utf8');
    const hash = `sha256-${createHash('sha256').update(code).digest('base64')}`;
    if (integrity !== undefined && hash !== integrity) throw new Error(`${file} is not the one that was released`);
    const key = `${file} ${hash}`;
    const found = known.get(key);
    if (found) return found;
    const module = { exports: {} };
    const run = new vm.Script(`(function (module, exports, require, fetch) {${code}\n})`, { filename: file }).runInThisContext();
    run(module, module.exports, require, fetch);
    known.set(key, module.exports);
    const [oldest] = known.keys();
    if (known.size > 2 * keptVersions && oldest !== undefined) known.delete(oldest);
    return module.exports;
  };
  return {
    shell: (place: BuildPlace) => evaluate(place, builtIn) as Shell,
    remote: (shell: Shell, place: BuildPlace) =>
      evaluate(place, (name) => (name.startsWith('node:') ? builtIn(name) : shell.provide(name))) as object,
  };
};
