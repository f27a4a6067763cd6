import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '@plenary/build/steps';
import { type Drop, readDrops } from '@plenary/gateway/contract/drops';
import { type DropAsked, letDrop, whichMayGo } from '@plenary/gateway/contract/let-drop';
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

interface Options extends Asked {
  environment: NodeJS.ProcessEnv;
}

const inFolder = async ({ environment, part, days, now = Date.now() }: Options): Promise<DropAsked> => {
  const store = await releaseStore(environment);
  return { store, part, days, now, installed: readdirSync(environment.WEB_ROOT ?? root) };
};

/** Throws where what is to go is a column that a service of this checkout has not. */
export const mustBeThere = (part: string, what: string): void => {
  if (!isThere(part, what)) throw new Error(`${what} stays\n  no migration of ${part} names it: it has no such column`);
};

/** What a service may leave out from its next version on, by its name in a refusal. */
export const allowedDrops = async (environment: NodeJS.ProcessEnv, part: string): Promise<string[]> =>
  (await readDrops((await releaseStore(environment)).folder)).filter((drop) => drop.part === part).map(({ what }) => what);

/** Lets the next version of a service leave something out, and logs who did. Throws with every user of it. */
export const allowDrop = async (environment: NodeJS.ProcessEnv, { what, ...asked }: Asked & { what: string }): Promise<Drop> => {
  mustBeThere(asked.part, what);
  return letDrop(await inFolder({ environment, ...asked }), { what, by: whoReleases(environment) });
};

/** Each call of a service, with why it has to stay; none: it may be dropped. */
export const callsToDrop = async (environment: NodeJS.ProcessEnv, asked: Asked) => whichMayGo(await inFolder({ environment, ...asked }));
