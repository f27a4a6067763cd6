import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '@plenary/build/steps';
import { endpoints } from '@plenary/contracts/endpoints';
import { type Drop, noteDrop, readDrops } from '@plenary/gateway/contract/drops';
import { reasonsToKeep } from '@plenary/gateway/contract/users-of';
import { createRegistry } from '@plenary/gateway/releases/registry';
import { isRemoteName } from '@plenary/gateway/remote-name';
import { releaseStore } from './release-store.ts';
import { whoReleases } from './settings.ts';

interface Asked {
  part: string;
  days: number;
  now?: number;
}

/** Whether a migration of this checkout names a table and its column; what is no column is none of its business. */
const isThere = (part: string, what: string): boolean => {
  const [, table, column] = /^column (\w+)\.(\w+)$/.exec(what) ?? [];
  if (!table || !column) return true;
  const folder = path.join(root, part, 'src/db');
  const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => /migrations.*\.ts$/.test(file));
  const names = (source: string, word: string) => new RegExp(`\\b${word}\\b`).test(source);
  return sources
    .map((file) => readFileSync(path.join(folder, file), 'utf8'))
    .some((source) => names(source, table) && names(source, column));
};

/** Why it has to stay, a line each with who uses it. */
const reasonsFor = async (environment: NodeJS.ProcessEnv, { part, what, days, now = Date.now() }: Asked & { what: string }) => {
  if (!isThere(part, what)) return [`no migration of ${part} names it: it has no such column`];
  const store = await releaseStore(environment);
  const registry = await createRegistry(store).read();
  const remotes = readdirSync(environment.WEB_ROOT ?? root).filter((name) => isRemoteName(name) || name === 'shell');
  return reasonsToKeep({ releasesDir: store.folder, registry, part, what, remotes, days, now });
};

/** What a service may leave out from its next version on, by its name in a refusal. */
export const allowedDrops = async (environment: NodeJS.ProcessEnv, part: string): Promise<string[]> =>
  (await readDrops((await releaseStore(environment)).folder)).filter((drop) => drop.part === part).map(({ what }) => what);

/** Lets the next version of a service leave something out, and logs who did. Throws with every user of it. */
export const allowDrop = async (
  environment: NodeJS.ProcessEnv,
  { part, what, days, now = Date.now() }: Asked & { what: string },
): Promise<Drop> => {
  const reasons = await reasonsFor(environment, { part, what, days, now });
  if (reasons.length > 0) throw new Error(`${what} stays\n  ${reasons.join('\n  ')}`);
  const drop = { part, what, by: whoReleases(environment), at: new Date(now).toISOString(), days };
  await noteDrop(await releaseStore(environment), drop);
  return drop;
};

/** Each call of a service, with why it has to stay; none: it may be dropped. */
export const callsToDrop = async (environment: NodeJS.ProcessEnv, asked: Asked) => {
  const own = endpoints.filter(({ service }) => `svc-${service}` === asked.part);
  return Promise.all(
    own.map(async ({ method, path }) => {
      const what = `${method} ${path}`;
      return { what, reasons: await reasonsFor(environment, { ...asked, what }) };
    }),
  );
};
